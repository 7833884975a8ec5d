/** Texts of the coupons that shops and the company give away. */
import { texts as frame } from '@storefront/shell/texts/frame'
import { accountPages } from '@storefront/shell/texts/account-pages'

export const texts = {
  ...frame,
  couponCenter: accountPages.couponCenter,
  noCoupons: '暂时没有可以领取的优惠券',
  toGoods: '去逛逛',
  claimed: '领取成功',
  use: '去使用',
  validDays: (days: number) => `领取后 ${days} 天内有效`,
  validUntil: (day: string) => `有效期至 ${day}`,
  usedFor: (what: string) => `适用：${what}`,
  limit: (count: number) => `每人限领 ${count} 张`,
  taken: (percent: number) => `已领 ${percent}%`,
} as const
