import type { ReactNode } from 'react'
import { Anchor, hrefOf } from '@engine'
import type { W0012Props } from '@schemas/generated/types'
import { textOf } from '../shared/text-style'
import css from './Card.module.css'

export interface CardHead {
  settings: Pick<W0012Props, 'mainTitle' | 'subTitle' | 'linkPath'>
  theme: string
}

/** Title, subtitle and the content below. */
export function Card({ settings, theme, children }: CardHead & { children: ReactNode }) {
  const [title, subTitle] = [textOf(settings.mainTitle), textOf(settings.subTitle)]
  return (
    <section className={css.card} style={{ '--theme': theme }}>
      <div className={css.head}>
        {title !== '' && (
          <h2 className={css.title}>
            <Anchor link={settings.linkPath} className={css.link}>
              {title}
              {hrefOf(settings.linkPath) !== undefined && <span className={css.arrow} aria-hidden="true" />}
            </Anchor>
          </h2>
        )}
        {subTitle !== '' && <p className={css.subTitle}>{subTitle}</p>}
      </div>
      <div className={css.window}>{children}</div>
    </section>
  )
}
