import type { FastifyInstance } from 'fastify'
import { declare, declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { priceOwn, quoteOwn, viewOwn } from './offer'
import {
  allReasons,
  applyOwn,
  confirmOwn,
  infoOwn,
  listOwn,
  modifyOwn,
  remindOf,
  sendBackOwn,
  withdrawOwn,
} from './service'

/** After-sales of members. */
export default async function aftersaleRoutes(app: FastifyInstance) {
  const { db } = app
  declareMember(app, 'GET /aftersales/reason/list', ({ company_id }) => allReasons(db, company_id))
  declare(app, 'GET /aftersales/remind/detail', ({ company_id }) => remindOf(db, company_id))
  declareMember(app, 'POST /aftersales', ({ body, ...asked }) => applyOwn(db, ownerOf(asked), body))
  declareMember(app, 'GET /aftersales', ({ query, ...asked }) => listOwn(db, ownerOf(asked), query))
  declareMember(app, 'GET /aftersales/info', ({ query, ...asked }) => infoOwn(db, ownerOf(asked), query))
  declareMember(app, 'POST /aftersales/modify', ({ body, ...asked }) => modifyOwn(db, ownerOf(asked), body))
  declareMember(app, 'POST /aftersales/close', ({ body, ...asked }) =>
    withdrawOwn(db, ownerOf(asked), body.aftersales_bn),
  )
  declareMember(app, 'POST /aftersales/sendback', ({ body, ...asked }) =>
    sendBackOwn(db, ownerOf(asked), body),
  )
  declareMember(app, 'POST /aftersales/confirm', ({ body, ...asked }) =>
    confirmOwn(db, ownerOf(asked), body.aftersales_bn),
  )
  declareMember(app, 'GET /aftersales/item/price', ({ query, ...asked }) =>
    priceOwn(db, ownerOf(asked), query),
  )
  declareMember(app, 'GET /aftersales/apply/view', ({ query, ...asked }) =>
    viewOwn(db, ownerOf(asked), query),
  )
  declareMember(app, 'GET /aftersales/apply/price', ({ query, ...asked }) =>
    quoteOwn(db, ownerOf(asked), query),
  )
}
