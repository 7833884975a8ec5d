import type { CSSProperties } from 'react'
import { Anchor } from '@engine'
import { strings } from '@schemas/generated/strings/W0019'
import type { Link } from '@schemas/generated/types'
import css from './states.module.css'

/** Skeleton cards of the size of shops. */
export function Skeleton({ count, ...place }: { count: number; className?: string; style: CSSProperties }) {
  return (
    <output aria-label={strings.loading} {...place}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.bone} />
      ))}
    </output>
  )
}

/** No shop nearby, or none with this tag: a picture, a sentence and a link. */
export function Empty({ more }: { more: { text: string; link: Link | string } }) {
  return (
    <output className={css.state}>
      <span className={css.shopfront} aria-hidden="true" />
      <span>{strings.empty}</span>
      {more.text !== '' && (
        <Anchor link={more.link} className={css.way}>
          {more.text}
        </Anchor>
      )}
    </output>
  )
}

export function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={css.state}>
      <span className={css.shopfront} aria-hidden="true" />
      <span>{strings.failed}</span>
      <button type="button" className={css.way} onClick={retry}>
        {strings.retry}
      </button>
    </div>
  )
}
