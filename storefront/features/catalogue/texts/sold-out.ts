/** Texts of 到货通知; of their own, for they come once the page of a product has answered. */
import { itemStates } from '@storefront/shell/texts/item-states'

export const texts = {
  soldOut: itemStates.soldOut,
  notifyMe: '到货通知',
  notifyOfOthers: '缺货规格到货通知',
  noticeSet: '已登记通知',
  soldOutSpecs: '售罄的规格',
} as const
