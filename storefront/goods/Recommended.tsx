import type { GoodsItem } from '@schemas/generated/api'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { Strip } from '../parts/Strip'
import { texts } from '../texts/goods'
import { shownItem } from './shown-item'

/** px */
const PICTURE = 200

interface RecommendedProps {
  list: readonly GoodsItem[]
  title?: string
}

/** storefront §2: the strip 推荐商品, five goods with their price. */
export function Recommended({ list, title = texts.recommended }: RecommendedProps) {
  if (list.length === 0) return null
  return (
    <Strip title={title}>
      {list.map((item) => (
        <li key={item.item_id}>
          <GoodsCard goods={shownItem(item)} picture={PICTURE} />
        </li>
      ))}
    </Strip>
  )
}
