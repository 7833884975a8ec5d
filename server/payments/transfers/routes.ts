import type { FastifyInstance } from 'fastify'
import { timeNow } from '../../db/time'
import { declareMember } from '../../platform'
import { ownVoucher, putOwnVoucher } from './service'

export default async function transferRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /order/offline/upload/voucher', ({ company_id, member, body }) =>
    putOwnVoucher(db, { company_id, user_id: member.user_id }, body, undefined, timeNow()),
  )
  declareMember(app, 'POST /order/offline/update/voucher', ({ company_id, member, body: { id, ...body } }) =>
    putOwnVoucher(db, { company_id, user_id: member.user_id }, body, id, timeNow()),
  )
  declareMember(app, 'GET /order/offline/get/voucher', ({ company_id, member, query }) =>
    ownVoucher(db, { company_id, user_id: member.user_id }, query.order_id),
  )
}
