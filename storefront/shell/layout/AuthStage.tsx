import { clsx } from 'clsx'
import { type CSSProperties, type ReactNode } from 'react'
import { cssUrl } from '@engine'
import css from './AuthStage.module.css'
import { useLoginPage } from '../routing/return-path'
import { useOwnId } from '../parts/use-own-id'

interface AuthStageProps {
  title: string
  children: ReactNode
  /** Forms of many fields are in a wider card in the middle. */
  wide?: boolean
}

/** The content between header and footer of a page to sign in on: a card over the company's picture, or the default one. */
export function AuthStage({ title, children, wide }: AuthStageProps) {
  const id = useOwnId(title)
  // ours lies below: it is seen where there is no other, or the other fails to load
  const style = { '--picture': cssUrl(useLoginPage().background) ?? 'none' } as CSSProperties
  return (
    <div className={css.stage} style={style}>
      <div className={css.middle}>
        <section className={clsx(css.card, wide && css.wide)} aria-labelledby={id}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {children}
        </section>
      </div>
    </div>
  )
}
