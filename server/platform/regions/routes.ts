import type { FastifyInstance } from 'fastify'
import { declare } from '../http/declare-shop'
import { REGIONS } from './tree'

/** Changes with a release only; a day later the browser asks again and is answered 304. */
const CACHED = 'public, max-age=86400'

export default async function regionRoutes(app: FastifyInstance) {
  declare(app, 'GET /espier/address', async ({ reply }) => {
    reply.header('cache-control', CACHED)
    return REGIONS
  })
}
