import type { GoodsItem, GoodsItemsAnswer } from '@schemas/generated/api'

/** A list with the pages that followed. */
export interface Grown {
  /** What the page came with. */
  found: GoodsItemsAnswer
  /** The page of that. */
  from: number
  list: readonly GoodsItem[]
}

/** A product that changed its page meanwhile stays where it was. */
export const withMore = (grown: Grown, next: readonly GoodsItem[]): Grown => {
  const known = new Set(grown.list.map(({ item_id }) => item_id))
  return { ...grown, list: [...grown.list, ...next.filter(({ item_id }) => !known.has(item_id))] }
}
