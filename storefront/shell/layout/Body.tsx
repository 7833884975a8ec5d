import { Activity, useMemo, type CSSProperties } from 'react'
import { colour, PageView, RenderProvider, type Actions, type Registry, type Shop, Anchor } from '@engine'
import type { PageData } from '@schemas/page-data'
import { SCREENS } from '../page-types'
import { texts } from '../texts/frame'
import css from './Body.module.css'

interface BodyProps {
  data: PageData
  isShown: boolean
  registry: Registry
  shop: Shop
  actions: Actions
  /** Server only: the body already rendered. */
  html?: string | undefined
}

/** The content between header and footer: the page's own document, or the error page. A cached page stays hidden with its state. */
export function Body({ data, isShown, registry, shop, actions, html }: BodyProps) {
  const { page, live, base, path, params, answers } = data
  const { body } = data.regions
  const context = useMemo(
    () => ({ mode: 'render' as const, page, actions, base, shop: { ...shop, live, path, params, answers } }),
    [page, actions, base, shop, live, path, params, answers],
  )
  const variables = {
    '--theme': colour(page.themeColor),
    '--action': data.actionColours?.page,
    backgroundColor: colour(page.backgroundColor),
  }
  const content = (
    <RenderProvider value={context}>
      <div className="pm-theme" style={variables as CSSProperties}>
        {body ? (
          <>
            <h1 className="screen-reader-only" tabIndex={-1}>
              {data.title}
            </h1>
            <PageView page={body} registry={registry} screen={SCREENS.body} html={html} />
          </>
        ) : (
          <ErrorPage status={data.status} />
        )}
      </div>
    </RenderProvider>
  )
  return data.keptAlive ? <Activity mode={isShown ? 'visible' : 'hidden'}>{content}</Activity> : content
}

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
