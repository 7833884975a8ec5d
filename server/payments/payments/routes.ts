import { timeNow } from '../../db/time'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declare, declareMember } from '../../platform'
import { paymentMethods, tradeDetail, tradesOfPayment } from './cashier'
import { alipayResult, queryProviders, pay, paymentResult, payTest, transferAccounts } from './service'

export default async function paymentRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /payment', ({ company_id, member, body, request }) =>
    pay(db, app.payments, { company_id, user_id: member.user_id }, body, originOf(request), timeNow()),
  )
  declareMember(app, 'POST /trade.payment.create', ({ company_id, member, body }) =>
    tradeDetail(db, { company_id, user_id: member.user_id }, body.tid, timeNow()),
  )
  declareMember(app, 'POST /payment/query', ({ company_id, member, body }) =>
    queryProviders(db, app.payments, { company_id, user_id: member.user_id }, body.trade_id, timeNow()),
  )
  declareMember(app, 'POST /trade.payment.finish', ({ company_id, member, body }) =>
    paymentResult(db, { company_id, user_id: member.user_id }, body.payment_id, timeNow()),
  )
  declare(app, 'GET /trade/payment/alipay/result', ({ company_id, query }) =>
    alipayResult(db, app.payments, company_id, { ...query }, timeNow()),
  )
  declareMember(app, 'POST /payment/test', ({ company_id, member, body }) =>
    payTest(db, app.payments, { company_id, user_id: member.user_id }, body, timeNow()),
  )
  declareMember(app, 'GET /order/offline/backaccount', ({ company_id }) => transferAccounts(db, company_id))
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

const originOf = ({ ip, protocol, host }: FastifyRequest) => ({
  client_ip: ip,
  origin: `${protocol}://${host}`,
})
