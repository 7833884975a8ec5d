import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '@server/db/schema'
import { checkDatabase } from './check-database'

describe('database migrations', () => {
  it('create the tables that the schema declares; a table without migration is found, with the command to run', async () => {
    const extra = pgTable('extra', { company_id: text().notNull(), number: integer() })
    expect(await checkDatabase({ ...schema, extra })).toEqual([
      expect.stringMatching(
        /^no migration does this yet: CREATE TABLE "extra".*run: npx drizzle-kit generate/s,
      ),
    ])
  })
})
