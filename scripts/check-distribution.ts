/** Fails when the tables created by the migrations could not be distributed by company over several machines. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { undistributable } from '@server/db/distribution'
import { ROOT } from './check/sources'

const MIGRATIONS = join(ROOT, 'server/db/migrations')

/**
 * Creates the tables in a database in memory and reads its catalogue.
 * @param more further statements, for tests
 */
export async function checkDistribution(more = ''): Promise<string[]> {
  const database = await PGlite.create()
  try {
    const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
    for (const name of names.toSorted()) await database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
    await database.exec(more)
    return await undistributable(database)
  } finally {
    await database.close()
  }
}
