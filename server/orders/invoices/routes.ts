import type { FastifyInstance } from 'fastify'
import { declareMember, declareMemberFile } from '../../platform'
import { ownerOf } from '../../core/owner'
import { invoiceContent } from './content'
import { applyForInvoice, listInvoices } from './service'

export default async function invoiceRoutes(app: FastifyInstance) {
  const { db } = app
  declareMember(app, 'GET /order/invoice/list', ({ query, ...asked }) =>
    listInvoices(db, ownerOf(asked), query),
  )
  declareMember(app, 'POST /order/invoice', ({ body, ...asked }) => applyForInvoice(db, ownerOf(asked), body))
  declareMemberFile(app, 'GET /order/invoice/pdf', async ({ query, ...asked }) => {
    const invoice = await invoiceContent(db, ownerOf(asked), query.order_id)
    // a library that a starting server does not need
    const { invoicePdf } = await import('./pdf')
    return { name: `发票-${invoice.number}.pdf`, content: await invoicePdf(invoice) }
  })
}
