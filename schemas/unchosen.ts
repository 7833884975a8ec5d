import type { PageJson } from './page'
import { emptyContent } from './placeholders'

/** Number of goods entries of a page without a chosen product, which shoppers do not see (rule page-format-6). */
export function unchosenGoods(page: Pick<PageJson, 'widgets'>): number {
  const places = Object.values(page.widgets).flatMap((widget) => emptyContent(widget).places)
  return places.filter(({ content }) => content === 'goods').length
}

/** The warning before publishing such a page. */
export const unchosenMessage = (count: number) => `还有${count}个商品未选择`
