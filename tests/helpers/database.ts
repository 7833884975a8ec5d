import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { openDemoMemory, openMemory } from './memory-database'
import { openDemoScratch, openScratch, POSTGRES_URL } from './postgres'
import { isSoak } from './soak'

interface Provider {
  name: string
  open(): Promise<OpenDatabase>
  openDemo(): Promise<OpenDatabase>
}

/** The databases that this run can reach; `npm test` says so plainly when PostgreSQL is not among them. */
const PROVIDERS: Provider[] = [
  { name: 'PGlite', open: openMemory, openDemo: openDemoMemory },
  ...(POSTGRES_URL
    ? [
        {
          name: 'PostgreSQL',
          open: () => openScratch(POSTGRES_URL!),
          openDemo: () => openDemoScratch(POSTGRES_URL!),
        },
      ]
    : []),
]

/** What a suite is given: the database, while its tests run. */
type Suite = (open: () => OpenDatabase) => void

/**
 * The same suite on every database: a fresh, migrated, empty one for each `describe`. Tests inside share it, so let
 * each use a company of its own.
 */
export const describeDatabases = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.open())

/** The same with the rows of the demo companies in it. */
export const describeDemoDatabases = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.openDemo())

/**
 * Both on one of them, by the title, on every one in a soak. For what asks nothing of the database that only one of
 * them could answer wrongly.
 */
export const describeDatabase = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.open(), oneInUse(title))
export const describeDemoDatabase = (title: string, suite: Suite) =>
  describeEach(title, suite, (provider) => provider.openDemo(), oneInUse(title))

const oneInUse = (title: string) => (isSoak ? PROVIDERS : [providerFor(title)])

/** One in so many: a suite takes a second more there, since each starts an embedded database of its own. */
const PGLITE_SHARE = 8

function providerFor(title: string): Provider {
  const sum = [...title].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  const provider = sum % PGLITE_SHARE === 0 ? PROVIDERS[0] : PROVIDERS.at(-1)
  if (!provider) throw new Error('Expected a database for the tests, found none.')
  return provider
}

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

/**
 * A suite that only real PostgreSQL can prove: PGlite is one session, so nothing ever contends there.
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
