import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { openDemoMemory, openMemory } from './memory-database'
import { isCitus, openDemoScratch, openScratch, POSTGRES_URL } from './postgres'
import { isSoak } from './soak'

interface Provider {
  name: string
  open(): Promise<OpenDatabase>
  openDemo(): Promise<OpenDatabase>
}

/** The databases available in this run; `npm test` reports if PostgreSQL is missing. */
const PROVIDERS: Provider[] = [
  // suites run on PGlite elsewhere
  ...(isCitus ? [] : [{ name: 'PGlite', open: openMemory, openDemo: openDemoMemory }]),
  ...(POSTGRES_URL
    ? [
        {
          name: isCitus ? 'Citus' : 'PostgreSQL',
          open: () => openScratch(POSTGRES_URL!),
          openDemo: () => openDemoScratch(POSTGRES_URL!),
        },
      ]
    : []),
]

/** Registers tests; `open` returns the database while they run. */
type Suite = (open: () => OpenDatabase) => void

/**
 * The same suite on every database: a fresh, migrated, empty one for each `describe`. Tests inside share it, so each
 * should use its own company.
 */
export const describeDatabases = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.open())

/** The same with the rows of the demo companies. */
export const describeDemoDatabases = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.openDemo())

/** Both on PostgreSQL alone where this machine has it, on every database in a soak. */
export const describeDatabase = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.open(), inSoakAll(PROVIDERS.at(-1)))
export const describeDemoDatabase = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.openDemo(), inSoakAll(PROVIDERS.at(-1)))

/** The demo companies on PGlite alone, for suites whose calls other suites make on PostgreSQL; on every one in a soak. */
export const describeEmbeddedDemo = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.openDemo(), inSoakAll(PROVIDERS[0]))

const inSoakAll = (usual: Provider | undefined) =>
  PROVIDERS.filter((provider) => isSoak || provider === usual)

function describeEach(
  title: string,
  suite: Suite,
  open: (provider: Provider) => Promise<OpenDatabase>,
  providers = PROVIDERS,
) {
  for (const provider of providers) {
    describe(`${title} · ${provider.name}`, () => {
      let database: OpenDatabase | undefined
      beforeAll(async () => {
        database = await open(provider)
      })
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

/**
 * A suite that needs real PostgreSQL: PGlite is one session, so there is no contention.
 * @param suite registers the tests; `server` is an address where they may create databases
 */
export function describePostgres(title: string, suite: (server: string) => void) {
  describe(title, () => {
    if (POSTGRES_URL) suite(POSTGRES_URL)
    else
      it('is not run: this machine has no PostgreSQL of version 15 or later', () =>
        expect(POSTGRES_URL).toBeUndefined())
  })
}
