import { clsx } from 'clsx'
import type { ShopTag } from '@schemas/generated/types'
import css from './shops.module.css'

/** The tags of a shop in one line; those that do not fit are hidden. */
export const ShopTags = ({ tags, className }: { tags: readonly ShopTag[]; className?: string }) => (
  <span className={clsx(css.tags, className)}>
    {tags.map(({ tag_id, tag_name }) => (
      <span key={tag_id} className={css.tag}>
        {tag_name}
      </span>
    ))}
  </span>
)
