import type { GoodsItem } from '@schemas/generated/api'
import css from './goods-card.module.css'
import { texts } from './texts/goods'

/** At the end of a card: how many were sold, if any. */
export const Sold = ({ sales }: Pick<GoodsItem, 'sales'>) =>
  sales > 0 && <span className={css.sold}>{texts.sold(sales)}</span>
