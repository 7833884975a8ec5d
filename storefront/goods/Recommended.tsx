import type { GoodsItem } from '@schemas/generated/api'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { shownItem } from './shown-item'
import { texts } from '../texts/goods'
import css from '../parts/Strip.module.css'

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
    <section className={css.card}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.strip}>
        {list.map((item) => (
          <li key={item.item_id}>
            <GoodsCard goods={shownItem(item)} picture={PICTURE} />
          </li>
        ))}
      </ul>
    </section>
  )
}
