import type { FastifyInstance } from 'fastify'
import { declare, declareMember, ownReader, readFor } from '../../platform'
import { ownerOf } from '../../core/owner'
import { listRates, listReplies, ownRates, withOwnPraise } from './service'
import { createRates, praiseRate, replyAsBuyer } from './write'

export default async function reviewRoutes(app: FastifyInstance) {
  const { db } = app
  declare(app, 'GET /order/rate/list', async (asked) => {
    const { company_id, query, member } = asked
    const rates = await readFor(asked, (old) => listRates(old, company_id, member?.user_id, query))
    const user_id = ownReader(asked)
    return user_id === undefined ? rates : withOwnPraise(db, company_id, user_id, rates)
  })
  declareMember(app, 'GET /order/rate/mine', ({ query, ...asked }) =>
    ownRates(db, ownerOf(asked), query.order_id),
  )
  declare(app, 'GET /order/replyRate/list', ({ company_id, query }) => listReplies(db, company_id, query))
  declareMember(app, 'POST /order/rate/create', ({ body, ...asked }) => createRates(db, ownerOf(asked), body))
  declareMember(app, 'POST /order/replyRate', ({ body, ...asked }) => replyAsBuyer(db, ownerOf(asked), body))
  declareMember(app, 'POST /order/ratePraise/{rate_id}', ({ params, ...asked }) =>
    praiseRate(db, ownerOf(asked), params.rate_id),
  )
}
