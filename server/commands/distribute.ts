import { distribute as distributeTables } from '../db/distribute'
import { reporting, withDatabase, type ExitCode, type Invocation } from './command'

/**
 * `npm run distribute`: distributes the tables over the machines of a Citus cluster and prints each step. Repeated, it
 * continues what was interrupted.
 */
export function distribute(invocation: Invocation): Promise<ExitCode> {
  return reporting(invocation, () =>
    withDatabase(invocation, {}, async ({ pool }) => {
      const { stdout } = invocation
      const steps = await distributeTables(pool, (line) => stdout.write(`${line}\n`))
      stdout.write(steps === 0 ? 'All tables were distributed before.\n' : `Done: ${steps} steps.\n`)
      return 0 as const
    }),
  )
}
