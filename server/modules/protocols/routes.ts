import type { FastifyInstance } from 'fastify'
import { declare } from '../../http/declare-shop'
import { currentProtocol } from './repo'

export default async function protocolRoutes(app: FastifyInstance) {
  declare(app, 'GET /shops/protocol', async ({ company_id, query: { type } }) => {
    const { version, title, content } = await currentProtocol(app.db, company_id, type)
    return { type, version, title, content }
  })
}
