import type { FastifyInstance } from 'fastify'
import { declare, declareMember } from '../../platform'
import { claimCoupon } from './claim'
import { listCoupons } from '../../pricing'

export default async function couponRoutes(app: FastifyInstance) {
  declare(app, 'GET /getCardList', ({ company_id, member, query }) =>
    listCoupons(app.db, company_id, query, member?.user_id),
  )
  declareMember(app, 'GET /user/receiveCard', ({ company_id, member, query }) =>
    claimCoupon(app.db, company_id, member, query.card_id),
  )
}
