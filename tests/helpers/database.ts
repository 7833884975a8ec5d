import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { openMemory } from './memory-database'
import { openScratch, POSTGRES_URL } from './postgres'

interface Provider {
  name: string
  open(): Promise<OpenDatabase>
}

/** The databases that this run can reach; `npm test` says so plainly when PostgreSQL is not among them. */
const PROVIDERS: Provider[] = [
  { name: 'PGlite', open: openMemory },
  ...(POSTGRES_URL ? [{ name: 'PostgreSQL', open: () => openScratch(POSTGRES_URL!) }] : []),
]

/**
 * The same suite on every database: a fresh, migrated, empty one for each `describe`. Tests inside share it, so let
 * each use a company of its own.
 * @param suite registers the tests; `open()` gives the database while they run
 */
export function describeDatabases(title: string, suite: (open: () => OpenDatabase) => void) {
  for (const provider of PROVIDERS) {
    describe(`${title} · ${provider.name}`, () => {
      let database: OpenDatabase | undefined
      beforeAll(async () => {
        database = await provider.open()
      }, 60_000)
      afterAll(async () => {
        await database?.close()
      })
      suite(() => {
        if (!database)
          throw new Error(
            'Expected open() to be called inside a test or hook, not while tests are collected.',
          )
        return database
      })
    })
  }
}
