import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors'
import { declare } from '../../http/declare-shop'
import { currentProtocol } from './repo'

export default async function protocolRoutes(app: FastifyInstance) {
  declare(app, 'GET /shops/protocol', async ({ company_id, query: { type } }) => {
    const found = await currentProtocol(app.db, company_id, type)
    if (!found) throw new AppError('not_found')
    const { version, title, content } = found
    return { type, version, title, content }
  })
}
