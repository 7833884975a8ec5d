/** What a checkout's request means: its flat form is the one-shop case (rule checkout-7). */
import type { CheckoutBody } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { AppError } from '../../core/errors'
import { regionIds } from '../../platform'
import type { CouponChoice, CouponsAsked, PricingCoupon } from '../../pricing'
import type { ReceiptType } from './quote'

/** What is asked for one shop. */
export interface ShopAsked {
  /** undefined: nothing is said, '': none. */
  coupon_discount: string | undefined
  not_use_coupon: boolean
  remark: string
  receipt_type: ReceiptType
}

/** `0` and '' both mean the company itself (rule checkout-7). */
export const shopIdOf = (distributor_id: string) => distributor_id || HEAD_OFFICE

/** Shops whose lines are bought; null: all that have checked lines. */
export function shopsAsked({ shops, distributor_id }: CheckoutBody): Set<string> | null {
  if (shops) return new Set(shops.map((shop) => shopIdOf(shop.distributor_id)))
  return distributor_id === undefined ? null : new Set([shopIdOf(distributor_id)])
}

/** What is asked for a shop: its own fields, where it says nothing the flat ones. */
export function shopAsked(body: CheckoutBody, distributor_id: string): ShopAsked {
  const own = body.shops?.find((shop) => shopIdOf(shop.distributor_id) === distributor_id)
  return {
    coupon_discount: own?.coupon_discount ?? body.coupon_discount,
    not_use_coupon: own?.not_use_coupon ?? body.not_use_coupon ?? false,
    remark: own?.remark ?? body.remark ?? '',
    receipt_type: own?.receipt_type ?? body.receipt_type ?? 'logistics',
  }
}

/** Codes of the region where a shop's parcel goes; null: it is fetched, or nobody said where to yet. */
export function regionAsked(body: CheckoutBody, { receipt_type }: ShopAsked): string[] | null {
  const { receiver_state: province = '', receiver_city: city = '', receiver_district: county = '' } = body
  if (receipt_type === 'ziti' || province === '') return null
  return regionIds({ province, city, county })
}

/**
 * Which coupon each shop and the platform take. A code is what it is, wherever it is written: the flat form has one
 * field for both kinds. Where no code is named, and nobody said that there be none, the best are picked.
 * @throws AppError coupon_unusable for a code that the member cannot use today, or two of the platform
 */
export function couponsAsked(
  body: CheckoutBody,
  shops: readonly string[],
  coupons: readonly PricingCoupon[],
): CouponsAsked {
  const asked = shops.map((id) => ({ id, ...shopAsked(body, id) }))
  const written = [...asked.map(({ coupon_discount }) => coupon_discount), body.platform_coupon]
  const codes = new Set(written.flatMap((code) => code || []))
  const named = [...codes].map((code) => copyOf(code, coupons))
  const platform = named.filter(({ distributor_id }) => distributor_id === null)
  if (platform.length > 1)
    throw new AppError('coupon_unusable', { message: '每次结算只能使用一张平台优惠券' })
  const stray = named.find(({ distributor_id }) => distributor_id !== null && !shops.includes(distributor_id))
  if (stray)
    throw new AppError('coupon_unusable', {
      message: '没有可使用此券的商品',
      details: { code: stray.code },
    })
  const ofShop = (id: string) => named.find(({ distributor_id }) => distributor_id === id)
  return {
    coupons,
    shops: new Map(
      asked.map(({ id, coupon_discount, not_use_coupon }) => {
        const picks = coupon_discount === undefined && !not_use_coupon
        return [id, choiceOf(ofShop(id), picks)]
      }),
    ),
    platform: choiceOf(platform[0], isLeftToUs(body, asked)),
  }
}

/** Nobody named a coupon of any kind, and some shop may have one. */
const isLeftToUs = (body: CheckoutBody, asked: readonly ShopAsked[]): boolean =>
  body.platform_coupon === undefined &&
  asked.every(({ coupon_discount }) => coupon_discount === undefined) &&
  asked.some(({ not_use_coupon }) => !not_use_coupon)

const choiceOf = (named: PricingCoupon | undefined, picks: boolean): CouponChoice =>
  named ? { code: named.code } : picks ? 'best' : 'none'

function copyOf(code: string, coupons: readonly PricingCoupon[]): PricingCoupon {
  const found = coupons.find((coupon) => coupon.code === code)
  if (!found)
    throw new AppError('coupon_unusable', { message: '优惠券不存在、未生效或已失效', details: { code } })
  return found
}
