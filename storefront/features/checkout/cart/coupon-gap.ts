import type { CartCoupon, CartShop } from '@schemas/generated/api'

type Gauged = Pick<CartCoupon, 'least_cost' | 'distributor_id' | 'items'>
type Shop = Pick<CartShop, 'shop_id' | 'list'>

/** A coupon and the cents that are missing to it. */
export interface CouponGap<C> {
  coupon: C
  short: number
}

/** Of a coupon 0 is the platform, of a cart's group the head office. */
const PLATFORM = '0'

/** Cents of what is ticked that count towards a coupon, as the server says what does. */
function countedIn(shops: readonly Shop[], { items }: Gauged): number {
  const counted = new Set(items.map(({ shop_id, item_id }) => `${shop_id}/${item_id}`))
  return shops
    .flatMap(({ shop_id, list }) =>
      list.filter(({ is_checked, item_id }) => is_checked && counted.has(`${shop_id}/${item_id}`)),
    )
    .reduce((sum, { total_fee }) => sum + total_fee, 0)
}

/** The coupon to which least is missing; none to which nothing that is ticked counts. */
function nearest<C extends Gauged>(coupons: readonly C[], shops: readonly Shop[]): CouponGap<C> | undefined {
  const [first] = coupons
    .map((coupon) => ({ coupon, fee: countedIn(shops, coupon) }))
    .filter(({ coupon, fee }) => fee > 0 && fee < coupon.least_cost)
    .map(({ coupon, fee }) => ({ coupon, short: coupon.least_cost - fee }))
    .toSorted((one, other) => one.short - other.short)
  return first
}

/** What is missing to a coupon of this shop. */
export const shopGap = <C extends Gauged>(coupons: readonly C[], shop: Shop): CouponGap<C> | undefined =>
  nearest(
    coupons.filter(({ distributor_id }) => distributor_id !== PLATFORM && distributor_id === shop.shop_id),
    [shop],
  )

/** What is missing to a coupon of the whole mall, over all shops that it is for. */
export const mallGap = <C extends Gauged>(
  coupons: readonly C[],
  { valid_cart }: { valid_cart: readonly Shop[] },
): CouponGap<C> | undefined =>
  nearest(
    coupons.filter(({ distributor_id }) => distributor_id === PLATFORM),
    valid_cart,
  )
