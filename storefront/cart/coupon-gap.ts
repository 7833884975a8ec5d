import type { Card, CartListAnswer, CartShop } from '@schemas/generated/api'

type Gauged = Pick<
  Card,
  'card_type' | 'least_cost' | 'use_bound' | 'distributor_id' | 'distributor_list' | 'receive'
>

/** A coupon and the cents that are missing to it. */
export interface CouponGap<C> {
  card: C
  short: number
}

/** Open to every good, for money off: others cannot be judged by a shop's sum. */
const isGeneral = ({ card_type, use_bound }: Gauged) =>
  (card_type === 'cash' || card_type === 'discount') && use_bound === 0

/** Of a coupon 0 is the platform, of a cart's group the head office. */
const isOfPlatform = ({ distributor_id }: Gauged) => distributor_id === '' || distributor_id === '0'

const isOfShop = (card: Gauged, shop_id: string) =>
  (!isOfPlatform(card) && card.distributor_id === shop_id) ||
  card.distributor_list.some((shop) => shop.distributor_id === shop_id)

const isOfAll = (card: Gauged) => isOfPlatform(card) && card.distributor_list.length === 0

/** The coupon whose threshold is next above `fee`, if there is one. @param fee cents that count towards it */
function nextAbove<C extends Gauged>(cards: readonly C[], fee: number): CouponGap<C> | undefined {
  const [card] = cards
    .filter((one) => isGeneral(one) && one.least_cost > fee)
    .toSorted((one, other) => one.least_cost - other.least_cost)
  return card && { card, short: card.least_cost - fee }
}

/** What is missing to a coupon of this shop. */
export const shopGap = <C extends Gauged>(
  cards: readonly C[],
  { shop_id, total_fee }: Pick<CartShop, 'shop_id' | 'total_fee'>,
): CouponGap<C> | undefined =>
  total_fee > 0
    ? nextAbove(
        cards.filter((card) => isOfShop(card, shop_id)),
        total_fee,
      )
    : undefined

/** What is missing to a coupon of the whole mall, over all shops. */
export function mallGap<C extends Gauged>(
  cards: readonly C[],
  { valid_cart }: Pick<CartListAnswer, 'valid_cart'>,
): CouponGap<C> | undefined {
  const fee = valid_cart.reduce((sum, { total_fee }) => sum + total_fee, 0)
  return fee > 0 ? nextAbove(cards.filter(isOfAll), fee) : undefined
}
