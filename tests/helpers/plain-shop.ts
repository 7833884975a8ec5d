import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { testApp } from './app'
import { plainStorefront } from './plain-storefront'

/** A server whose pages are their data as JSON, from the first test of a suite to its last. */
export function usePlainShop(open: () => OpenDatabase): () => FastifyInstance {
  let app: FastifyInstance | undefined
  beforeAll(async () => {
    app = await testApp(open(), { storefront: plainStorefront })
    await app.ready()
  }, 60_000)
  afterAll(async () => {
    await app?.close()
  })
  return () => {
    if (!app) throw new Error('Expected the server to be used in a test, it is not started')
    return app
  }
}
