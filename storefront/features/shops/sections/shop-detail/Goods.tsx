import { Anchor } from '@engine'
import type { GoodsItemsAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { useShownItem } from '@storefront/features/catalogue'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { texts } from '../../texts/shops'
import { shopHref } from './place'
import css from './Goods.module.css'

/** px; six cards in a row of 1142. */
const PICTURE = 168

interface GoodsProps {
  goods: Answered<GoodsItemsAnswer>
  distributor_id: string
  page: number
}

/** The goods of a shop, paged; shown with this shop's price and stock, and bought in it. */
export function Goods({ goods, distributor_id, page }: GoodsProps) {
  const shownItem = useShownItem(distributor_id)
  if (!goods.data) return <AskFailed error={goods.error} />
  const { list, total_count } = goods.data
  if (list.length === 0)
    return (
      <Notice drawing="shops" text={texts.noShopGoods}>
        <Anchor link="/items">{texts.toGoods}</Anchor>
      </Notice>
    )
  return (
    <>
      <ul className={css.goods} aria-label={texts.shopGoods}>
        {list.map((item) => (
          <li key={item.item_id}>
            <GoodsCard goods={shownItem(item)} picture={PICTURE} className={css.card} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        total={total_count}
        size={LIST_PAGE_SIZE}
        hrefOf={(to) => shopHref(distributor_id, to)}
      />
    </>
  )
}
