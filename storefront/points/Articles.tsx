import type { GoodsItem } from '@schemas/generated/api'
import { ArticleCard } from './ArticleCard'
import css from '../parts/Strip.module.css'

/** px */
const PICTURE = 200

/** A strip of articles under a heading; nothing where there are none. */
export function Articles({ title, list }: { title: string; list: readonly GoodsItem[] }) {
  if (list.length === 0) return null
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.strip}>
        {list.map((item) => (
          <li key={item.item_id}>
            <ArticleCard item={item} picture={PICTURE} />
          </li>
        ))}
      </ul>
    </section>
  )
}
