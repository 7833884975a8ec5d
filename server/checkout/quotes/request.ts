/** Interprets a checkout's request; its flat form is the one-shop case (rule checkout-7). */
import type { CheckoutBody } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { AppError } from '../../core/errors'
import { regionIds, knownPart, placeOf } from '../../platform'
import type { CouponChoice, PricingCoupon, CouponRequest } from '../../pricing'
import type { ReceiptType } from './quote'
import type { Database, Transaction } from '../../db/client'
import { addressById } from '../../members'

/** The part of a request that is about one shop. */
export interface ShopRequest {
  /** undefined: not specified; '': no coupon. */
  coupon_discount: string | undefined
  not_use_coupon: boolean
  remark: string
  receipt_type: ReceiptType
}

/** `0` and '' both mean the company itself (rule checkout-7). */
export const shopIdOf = (distributor_id: string) => distributor_id || HEAD_OFFICE

/** Shops whose lines are bought; null: all that have checked lines. */
export function requestedShops({ shops, distributor_id }: CheckoutBody): Set<string> | null {
  if (shops) return new Set(shops.map((shop) => shopIdOf(shop.distributor_id)))
  return distributor_id === undefined ? null : new Set([shopIdOf(distributor_id)])
}

/** A shop's own fields; those that are absent come from the flat form. */
export function shopRequest(body: CheckoutBody, distributor_id: string): ShopRequest {
  const own = body.shops?.find((shop) => shopIdOf(shop.distributor_id) === distributor_id)
  return {
    coupon_discount: own?.coupon_discount ?? body.coupon_discount,
    not_use_coupon: own?.not_use_coupon ?? body.not_use_coupon ?? false,
    remark: own?.remark ?? body.remark ?? '',
    receipt_type: own?.receipt_type ?? body.receipt_type ?? 'logistics',
  }
}

/** Codes of the region that a shop's parcel is sent to; null for pickup, or while the address is unknown. */
export function requestedRegion(body: CheckoutBody, { receipt_type }: ShopRequest): string[] | null {
  const { receiver_state: province = '', receiver_city: city = '', receiver_district: county = '' } = body
  if (receipt_type === 'ziti' || province === '') return null
  return regionIds({ province, city, county })
}

/**
 * Which coupon each shop and the platform use. Whether a code is of a shop or of the platform is decided by the coupon,
 * not by the field it is sent in: the flat form has one field for both. Without a code the best coupon is picked, unless
 * the request excludes coupons.
 * @throws AppError coupon_unusable for a code that the member cannot use today, or two of the platform
 */
export function requestedCoupons(
  body: CheckoutBody,
  shops: readonly string[],
  coupons: readonly PricingCoupon[],
): CouponRequest {
  const asked = shops.map((id) => ({ id, ...shopRequest(body, id) }))
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
    platform: choiceOf(platform[0], picksPlatformCoupon(body, asked)),
  }
}

/** Whether the best platform coupon is picked: no code was sent, and at least one shop does not exclude coupons. */
const picksPlatformCoupon = (body: CheckoutBody, asked: readonly ShopRequest[]): boolean =>
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

type MemberKey = { company_id: string; user_id: string }

/**
 * Replaces `address_id` by the address of the member's address book, and the region by the names that freight is computed
 * with.
 * @throws AppError not_found for an address that is not the member's; invalid for a place that does not exist
 */
export async function withAddress(
  db: Database | Transaction,
  owner: MemberKey,
  asked: CheckoutBody,
): Promise<CheckoutBody> {
  const body = await fillAddress(db, owner, asked)
  const { receiver_state: province = '', receiver_city: city = '', receiver_district: county = '' } = body
  if (province + city + county === '') return body
  const names = { province, city, county }
  const place = placeOf(names) ?? knownPart(names)
  if (!place) {
    const message = '请选择正确的省市区'
    const sent = [province, city, county].filter(Boolean).join(' ')
    throw new AppError('invalid', { message, errors: { receiver_district: [`${message}，收到 ${sent}`] } })
  }
  return {
    ...body,
    receiver_state: place.province,
    receiver_city: place.city,
    receiver_district: place.county,
  }
}

async function fillAddress(
  db: Database | Transaction,
  owner: MemberKey,
  { address_id, ...body }: CheckoutBody,
): Promise<CheckoutBody> {
  if (address_id === undefined || address_id === '') return body
  const address = await addressById(db, owner, address_id)
  if (!address) throw new AppError('not_found', { message: '收货地址不存在' })
  return {
    ...body,
    receiver_name: address.username,
    receiver_mobile: address.telephone,
    receiver_state: address.province,
    receiver_city: address.city,
    receiver_district: address.county,
    receiver_address: address.adrdetail,
    receiver_zip: address.postalCode,
  }
}
