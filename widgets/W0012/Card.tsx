import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { W0012Props } from '@schemas/generated/types'
import frame from '../shared/frame.module.css'
import { LinkedTitle } from '../shared/heading-links'
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
    <section className={clsx(frame.frame, css.card)} style={{ '--theme': theme }}>
      <div className={css.head}>
        {title !== '' && <LinkedTitle text={title} link={settings.linkPath} look={css} />}
        {subTitle !== '' && <p className={clsx(frame.subTitle, css.subTitle)}>{subTitle}</p>}
      </div>
      <div className={css.window}>{children}</div>
    </section>
  )
}
