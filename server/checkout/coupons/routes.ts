import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { declare, declareMember } from '../../platform'
import { cartOf } from '../cart/owner'
import { cartCoupons } from './effects'
import { couponsAtCheckout, myCoupons, tryCoupon } from './service'

export default async function memberCouponRoutes(app: FastifyInstance) {
  declareMember(app, 'GET /user/getUserCardList', ({ company_id, member, query }) =>
    myCoupons(app.db, { company_id, member, now: timeNow() }, query),
  )
  declareMember(app, 'GET /user/newGetCardList', ({ company_id, member, query }) =>
    couponsAtCheckout(app.db, { company_id, member, now: timeNow() }, query),
  )
  declareMember(app, 'POST /promotion.coupon.use', ({ company_id, member, body }) =>
    tryCoupon(app.db, { company_id, member, now: timeNow() }, body),
  )
  declare(app, 'GET /cart/coupons', ({ request, company_id, member }) => {
    const key = cartOf(request)
    const place = key && { ...key, cart_type: 'cart' as const, shop_type: 'distributor' as const }
    return cartCoupons(app.db, place, { company_id, viewer: member, now: timeNow() })
  })
  // the choice is part of the checkout's request, so there is nothing to undo
  declareMember(app, 'POST /promotion.coupon.cancel', async () => ({ status: true }))
}
