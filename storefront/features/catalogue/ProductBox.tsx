import type { ReactNode } from 'react'
import type { GoodsDetail } from '@schemas/generated/api'
import css from './ProductBox.module.css'

interface ProductBoxProps {
  product: GoodsDetail
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
export const ProductBox = ({ product, badge, timer, prices, sold, children }: ProductBoxProps) => (
  <div className={css.box}>
    {badge && <p className={css.badge}>{badge}</p>}
    <h2 className={css.name}>{product.item_name}</h2>
    {product.brief && <p className={css.brief}>{product.brief}</p>}
    {timer}
    <div className={css.prices}>
      {prices}
      {product.sales_setting && <span className={css.sold}>{sold}</span>}
    </div>
    {children}
  </div>
)
