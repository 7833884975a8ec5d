import type { ReactNode } from 'react'
import type { GoodsDetail } from '@schemas/generated/api'
import css from './ProductBox.module.css'

interface GoodBoxProps {
  good: GoodsDetail
  /** Whom it is for, if not for everybody. */
  badge?: string
  /** A timer above the prices. */
  timer?: ReactNode
  prices: ReactNode
  /** How much of it was sold, in words; shown as far as the shop says so. */
  sold: string
  children: ReactNode
}

/** Beside the pictures of a good: what it is called, what it costs, how it is chosen and had. */
export const GoodBox = ({ good, badge, timer, prices, sold, children }: GoodBoxProps) => (
  <div className={css.box}>
    {badge && <p className={css.badge}>{badge}</p>}
    <h2 className={css.name}>{good.item_name}</h2>
    {good.brief && <p className={css.brief}>{good.brief}</p>}
    {timer}
    <div className={css.prices}>
      {prices}
      {good.sales_setting && <span className={css.sold}>{sold}</span>}
    </div>
    {children}
  </div>
)
