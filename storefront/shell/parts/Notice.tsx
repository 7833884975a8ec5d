import type { ReactNode } from 'react'
import css from './Notice.module.css'

interface NoticeProps {
  /** What there is not, or what happened. */
  text: string
  /** Ways on. */
  children?: ReactNode
}

/** In place of a list: a quiet drawing, a sentence, a way on. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={css.notice}>
      <svg className={css.drawing} viewBox="0 0 120 90" aria-hidden="true">
        <ellipse className={css.ground} cx="60" cy="80" rx="44" ry="6" />
        <path className={css.bag} d="M30 34h60l-6 40H36z" />
        <path d="M46 42V28a14 14 0 0 1 28 0v14" />
        <path d="M50 58c6 5 14 5 20 0" />
      </svg>
      <p className={css.text}>{text}</p>
      {children && <div className={css.ways}>{children}</div>}
    </div>
  )
}
