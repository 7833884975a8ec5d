import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { declare, declareMember } from '../../platform/http/declare-shop'
import { paymentMethods, tradeDetail, tradesOfPayment } from './service'

export default async function tradeRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'GET /trade/detail', ({ company_id, member, query }) =>
    tradeDetail(db, { company_id, user_id: member.user_id }, query.trade_id, timeNow()),
  )
  declare(app, 'GET /trade/payment/list', ({ company_id, query }) =>
    paymentMethods(db, app.payments, company_id, query),
  )
  declareMember(app, 'GET /trade.payment.tradeList', ({ company_id, member, query }) =>
    tradesOfPayment(db, { company_id, user_id: member.user_id }, query.payment_id, timeNow()),
  )
}
