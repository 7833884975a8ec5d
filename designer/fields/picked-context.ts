import { createContext, use } from 'react'
import type { LiveCategory, LiveCoupon, LiveGoods, LiveShop } from '@schemas/generated/types'

/** Rows that a picker shows, by the entity whose live data they are. */
interface LiveRows {
  goods: LiveGoods
  coupon: LiveCoupon
  shop: LiveShop
  category: LiveCategory
}
export type LiveEntity = keyof LiveRows

/** Called with what was just picked, by id, so that the canvas shows live rows at once. */
export type OnPicked = <E extends LiveEntity>(entity: E, rows: Readonly<Record<string, LiveRows[E]>>) => void

/** `<PickedContext value={(entity, rows) => live.put(entity, rows)}>` around the settings form. */
export const PickedContext = createContext<OnPicked>(() => {})

export const useOnPicked = (): OnPicked => use(PickedContext)
