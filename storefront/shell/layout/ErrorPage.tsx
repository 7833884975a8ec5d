import { Anchor } from '@engine'
import { texts } from '../texts/site-frame'
import css from './ErrorPage.module.css'

/** The 404 page and, for every other status, the page that owns up to an error. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <section className={css.error}>
      <svg className={css.drawing} viewBox="0 0 160 120" aria-hidden="true">
        <rect x="26" y="34" width="108" height="70" rx="8" fill="#f3f5f8" stroke="#cfd6df" strokeWidth="2" />
        <path d="M26 52h108" stroke="#cfd6df" strokeWidth="2" />
        <circle cx="38" cy="43" r="3" fill="#cfd6df" />
        <circle cx="48" cy="43" r="3" fill="#cfd6df" />
        <path
          d="M62 70l10 10m0-10l-10 10M90 70l10 10m0-10l-10 10M66 94c8-7 22-7 30 0"
          stroke="#8a97a8"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
      <h1 className={css.title} tabIndex={-1}>
        {status === 404 ? texts.notFound : texts.failed}
      </h1>
      <Anchor link="/" className={css.home}>
        {texts.backHome}
      </Anchor>
    </section>
  )
}
