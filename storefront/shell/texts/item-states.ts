/** The state of a product and for whom it is, in the same words on its page, in the member's lists and in orders. */
import { BAG, OFF_SHELF, SALE, SOLD_OUT, VOID } from '@widgets/shared/marks'

export const itemStates = {
  offShelf: OFF_SHELF,
  showOnly: '仅供展示',
  soldOut: SOLD_OUT,
  badgeSale: SALE,
  badgeBag: BAG,
  /** A lucky bag that is not to be had any more (`valid_lucky`). */
  badgeVoid: VOID,
} as const
