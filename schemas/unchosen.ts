import { entityMarks } from './generated/entities'
import { matchesOf } from './json'
import type { PageJson } from './page'

/** Number of goods entries of a page without a chosen product, which shoppers do not see (rule page-format-6). */
export function unchosenGoods(page: Pick<PageJson, 'widgets'>): number {
  let count = 0
  for (const { type, props } of Object.values(page.widgets)) {
    const marks = Object.hasOwn(entityMarks, type) ? (entityMarks[type] ?? []) : []
    for (const { path, entity, link, when } of marks) {
      if (entity !== 'goods' || link || (when && !when.in.includes(props[when.prop] ?? null))) continue
      for (const { value } of matchesOf({ props }, path)) if (value === '') count++
    }
  }
  return count
}

/** The warning before publishing such a page. */
export const unchosenMessage = (count: number) => `还有${count}个商品未选择`
