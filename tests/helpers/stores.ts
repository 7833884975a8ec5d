import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe } from 'vitest'
import { testApp } from './app'
import { openBucket, type Bucket } from './bucket'
import { describeApi, type SeededApp } from './seeded-app'

/** A suite over the API of two servers: one stores files on the local disk, one in an S3-compatible store. */
export const describeApiOnStores = (title: string, suite: (open: () => SeededApp) => void) =>
  describeApi(title, (open) => {
    describe('on the local disk', () => {
      suite(open)
    })
    describe('on S3', () => {
      let bucket: Bucket
      let app: FastifyInstance
      beforeAll(async () => {
        bucket = await openBucket()
        app = await testApp(open().database, {}, bucket.env)
        await app.ready()
      }, 60_000)
      afterAll(async () => {
        await app?.close()
        await bucket?.close()
      })
      suite(() => ({ ...open(), app }))
    })
  })
