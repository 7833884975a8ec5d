/** What the address of the member's coupons says: `/member/coupon?status=2&page=`. */
import type { GetUserCardListQuery } from '@schemas/generated/api'
import { pageOf, pageSaid, withQuery, type Query } from '@storefront/shell/routing/query'
import { texts } from '../../texts/member'

export type CouponStatus = GetUserCardListQuery['status']

/** As `status` of the API. */
export const STATUSES = [
  { status: 1, text: texts.unused },
  { status: 2, text: texts.used },
  { status: 3, text: texts.expired },
] as const satisfies readonly { status: CouponStatus; text: string }[]

/** Six rows of two. */
export const COUPONS_PER_PAGE = 12

export interface CouponQuery {
  status: CouponStatus
  page: number
}

export const readCouponQuery = (query: Query): CouponQuery => ({
  status: STATUSES.find(({ status }) => String(status) === query['status'])?.status ?? 1,
  page: pageOf(query),
})

/** Unused ones are what the address without a query shows. */
export const couponsHref = ({ status, page }: CouponQuery) =>
  withQuery('/member/coupon', { status: status === 1 ? '' : String(status), page: pageSaid(page) })
