import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../http/declare-shop'
import { ownerOf } from '../members/owner'
import { applyForInvoice, listInvoices } from './service'

export default async function invoiceRoutes(app: FastifyInstance) {
  const { db } = app
  declareMember(app, 'GET /order/invoice/list', ({ query, ...asked }) =>
    listInvoices(db, ownerOf(asked), query),
  )
  declareMember(app, 'POST /order/invoice', ({ body, ...asked }) => applyForInvoice(db, ownerOf(asked), body))
}
