import { call } from '../../shell/api/call'
import { useAsked } from '../../shell/parts/use-asked'
import { RECOMMENDED } from './figures'
import type { GoodsItem } from '@schemas/generated/api'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { Strip } from '../../shell/parts/Strip'
import { texts } from './texts/goods'
import cards from './goods-card.module.css'
import { useShownItem } from './shown-item'

/** px */
const PICTURE = 200

interface RecommendedProps {
  list: readonly GoodsItem[]
  title?: string
  /** The shop in which they are bought. */
  shop_id?: string | undefined
  /** px; side of the square pictures. */
  picture?: number
}

/** Rule items-3: the strip 推荐商品, five goods with their price. */
export function Recommended({
  list,
  title = texts.recommended,
  shop_id,
  picture = PICTURE,
}: RecommendedProps) {
  const shownItem = useShownItem(shop_id)
  if (list.length === 0) return null
  return (
    <Strip title={title}>
      {list.map((item) => (
        <li key={item.item_id}>
          <GoodsCard goods={shownItem(item)} picture={picture} add="" className={cards.fluid} />
        </li>
      ))}
    </Strip>
  )
}

const ask = (signal: AbortSignal) =>
  call('GET /promotions/recommendlike', {
    query: { page: 1, pageSize: RECOMMENDED },
    signal,
    quiet: true,
  })

/** The strip 推荐商品 with what sells well, where a page has nothing else to show (rule items-3). */
export function RecommendedGoods() {
  const { value } = useAsked(ask)
  return value && <Recommended list={value.list} />
}
