import type { GoodsItem } from '@schemas/generated/api'
import { Strip } from '@storefront/shell/parts/Strip'
import { ArticleCard } from './ArticleCard'

/** px */
const PICTURE = 200

/** A strip of articles under a heading; nothing where there are none. */
export function Articles({ title, list }: { title: string; list: readonly GoodsItem[] }) {
  if (list.length === 0) return null
  return (
    <Strip title={title}>
      {list.map((item) => (
        <li key={item.item_id}>
          <ArticleCard item={item} picture={PICTURE} />
        </li>
      ))}
    </Strip>
  )
}
