import { keepTable } from '../db/months/keep'
import { kindOf, MONTHLY } from '../db/months/tables'
import { databaseTime } from '../db/time'
import { reporting, withDatabase, type ExitCode, type Invocation } from './command'

/**
 * `npm run months`: runs the job `months` at once and prints the time of each table: partitions tables of a filled
 * database, creates the months ahead, drops old ones. Servers may run meanwhile. Exits with 1 if a table is not
 * partitioned yet.
 */
export function months(invocation: Invocation): Promise<ExitCode> {
  return reporting(invocation, () =>
    withDatabase(invocation, {}, async ({ db, pool }) => {
      let waiting = 0
      for (const table of MONTHLY) {
        const began = performance.now()
        const steps = await pool.directly(async (direct) => keepTable(direct, table, await databaseTime(db)))
        const isDivided = (await kindOf(pool, table.name)) === 'p'
        if (!isDivided) waiting++
        const seconds = ((performance.now() - began) / 1_000).toFixed(1)
        const state = isDivided ? 'partitioned' : 'not partitioned yet, it follows a day after the upgrade'
        invocation.stdout.write(`${table.name}: ${state}; ${steps} steps in ${seconds} s\n`)
      }
      return waiting === 0 ? 0 : 1
    }),
  )
}
