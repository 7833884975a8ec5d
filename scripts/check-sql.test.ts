import { describe, expect, it } from 'vitest'
import { checkSql } from './check-sql'

const ADVICE = "move the query into the module's repo.ts, or name a file of nothing but SQL *-repo.ts"

describe('SQL lies in repositories', () => {
  it('an import of a driver at run time is found, an import of its types is not', () => {
    const text = [
      `import { eq } from 'drizzle-orm'`,
      `import type { SQL } from 'drizzle-orm'`,
      `import { type PgTable } from 'drizzle-orm/pg-core'`,
      `import pg from 'pg'`,
    ].join('\n')
    expect(checkSql([{ path: 'server/orders/orders/service.ts', text }])).toEqual([
      `server/orders/orders/service.ts:1 imports drizzle-orm: ${ADVICE}`,
      `server/orders/orders/service.ts:4 imports pg: ${ADVICE}`,
    ])
  })

  it('a query is found, also across lines; calls of other objects are not', () => {
    const text = 'const rows = await tx\n  .select({ id })\nmap.delete(id)\nawait db.execute(statement)'
    expect(checkSql([{ path: 'server/shops/shops/list.ts', text }])).toEqual([
      `server/shops/shops/list.ts:1 calls tx.select(): ${ADVICE}`,
      `server/shops/shops/list.ts:4 calls db.execute(): ${ADVICE}`,
    ])
  })

  it('repositories, server/db and tests may query', () => {
    const text = `import { eq } from 'drizzle-orm'\nawait db.select()`
    const paths = [
      'server/orders/orders/repo.ts',
      'server/orders/orders/expire-repo.ts',
      'server/db/time.ts',
      'server/orders/orders/orders.test.ts',
      'tests/races/orders.test.ts',
    ]
    expect(checkSql(paths.map((path) => ({ path, text })))).toEqual([])
  })
})
