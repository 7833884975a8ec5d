import type { ReactNode } from 'react'
import css from './Notice.module.css'

/** Subjects that have a drawing of their own, in the styles of the pages that show it. */
type Drawing =
  | 'account'
  | 'addresses'
  | 'aftersales'
  | 'articles'
  | 'categories'
  | 'coupons'
  | 'favourites'
  | 'footprints'
  | 'gifts'
  | 'messages'
  | 'offers'
  | 'orders'
  | 'payment'
  | 'points'
  | 'search'
  | 'shops'

interface NoticeProps {
  /** What there is not, or what happened. */
  text: string
  /** What it is about, where its page draws that. */
  drawing?: Drawing
  /** Ways on. */
  children?: ReactNode
}

/** In place of a list: a quiet drawing, a sentence, a way on. */
export function Notice({ text, drawing, children }: NoticeProps) {
  return (
    <div className={css.notice}>
      <span className={css.drawing} data-drawing={drawing} aria-hidden="true" />
      <p className={css.text}>{text}</p>
      {children && <div className={css.ways}>{children}</div>}
    </div>
  )
}
