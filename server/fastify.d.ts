import type { Config } from './config'
import type { Database } from './db/client'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Database
  }
  interface FastifyRequest {
    /** The company that the request is about (decisions 18); resolved before validation. */
    company_id: string
  }
}
