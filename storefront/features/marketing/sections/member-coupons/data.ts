import type { Query } from '@storefront/shell/routing/query'
import { ask, defineData } from '@storefront/shell/section/section'
import { COUPONS_PER_PAGE, readCouponQuery, type CouponStatus } from './query'

export default defineData({
  asks: ({ query }) => ({ unused: copies(query, 1), used: copies(query, 2), expired: copies(query, 3) }),
})

/** The page that is shown; of the others only how many there are. */
function copies(query: Query, status: CouponStatus) {
  const shown = readCouponQuery(query)
  const window = status === shown.status ? { page: shown.page, pageSize: COUPONS_PER_PAGE } : { pageSize: 1 }
  return ask('GET /user/getUserCardList', { query: { status, ...window } })
}
