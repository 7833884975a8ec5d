import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { declare, declareMember } from '../../platform'
import { issueTicket, listSeckills, seckillChannel, seckillInfo } from './service'

export default async function seckillRoutes(app: FastifyInstance) {
  declareMember(
    app,
    'GET /promotion/seckillactivity/geticket',
    async ({ company_id, member, query: { seckill_id, item_id, num } }) => ({
      ticket: await issueTicket(app.db, company_id, member, { seckill_id, item_id, num }, timeNow()),
    }),
  )

  declare(app, 'GET /promotion/seckillactivity/getlist', ({ company_id, query }) =>
    listSeckills(app.db, company_id, query, timeNow()),
  )

  declare(app, 'GET /promotion/seckillactivity/getinfo', ({ company_id, member, query }) =>
    seckillInfo(app.db, company_id, member, query, timeNow()),
  )

  declare(app, 'GET /promotion/seckillactivity/channel', ({ company_id, member, query }) =>
    seckillChannel(app.db, company_id, member, query, timeNow()),
  )
}
