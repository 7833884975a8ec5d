/** What the page of 注销 lists, from what the server counts. */
import type { MemberDeletionAnswer } from '@schemas/generated/api'
import { dayOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/account'

/** What is lost, the profile always. */
export function lossesOf({ losses }: Pick<MemberDeletionAnswer, 'losses'>): string[] {
  const { coupons, point, vip_until, favourites, footprints, addresses, in_window } = losses
  const counted = [
    { count: coupons, words: texts.lostCoupons },
    { count: point, words: texts.lostPoint },
    { count: vip_until, words: (until: number) => texts.lostVip(dayOf(until)) },
    { count: favourites, words: texts.lostFavourites },
    { count: footprints, words: texts.lostFootprints },
    { count: addresses, words: texts.lostAddresses },
    { count: in_window, words: texts.lostWindow },
  ]
  return [
    texts.lostProfile,
    ...counted.filter(({ count }) => count > 0).map(({ count, words }) => words(count)),
  ]
}

export interface Obstacle {
  text: string
  href: string
}

/** What is in the way, and where it is dealt with. */
export function obstaclesOf({ obstacles }: Pick<MemberDeletionAnswer, 'obstacles'>): Obstacle[] {
  const { orders, aftersales, refunds } = obstacles
  return [
    { count: orders, words: texts.openOrders, href: '/member/trade' },
    { count: aftersales, words: texts.openAftersales, href: '/member/aftersales' },
    { count: refunds, words: texts.openRefunds, href: '/member/trade' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words, href }) => ({ text: words(count), href }))
}
