import type { FastifyInstance } from 'fastify'
import { declare } from '../http/declare-shop'
import { REGIONS } from './tree'

/** It changes only with a release; after a day the browser revalidates and gets 304. */
const CACHED = 'public, max-age=86400'

export default async function regionRoutes(app: FastifyInstance) {
  declare(app, 'GET /espier/address', async ({ reply }) => {
    reply.header('cache-control', CACHED)
    return REGIONS
  })
}
