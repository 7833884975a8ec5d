/**
 * `npm run soak -- [--times 10] [--seed N] [--orders 2000000]`: runs every property test with that many times its
 * usual runs and a seed of its own, then every list of a shop with that many orders (filling 2,000,000 takes 16
 * minutes and 13 GB of disk). 10 times is 10,000 pages for each fuzz test of whole pages. Further arguments go to
 * vitest.
 */
import { ensureBuilt } from './launch/build.mjs'
import { argumentsOf } from './launch/cli.mjs'
import { startPostgres } from './launch/postgres.mjs'
import { runTool } from './launch/run.mjs'
import { setup } from './setup.mjs'

const { values, positionals } = argumentsOf('soak')
const times = Number(values.times)
const orders = Number(values.orders)
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)

if (
  ![times, orders].every((count) => Number.isSafeInteger(count) && count > 0) ||
  !Number.isSafeInteger(seed)
) {
  console.error(
    `--times, --orders: expected a whole number from 1, --seed a whole number; got ${values.times}, ${values.orders}, ${values.seed}.`,
  )
  process.exitCode = 2
} else {
  await setup()
  // races kill servers of the build
  await ensureBuilt()
  const postgres = await startPostgres()
  if ('reason' in postgres) console.warn(`No PostgreSQL, so races are skipped: ${postgres.reason}`)
  console.log(
    `Soak: ${times} × the usual runs. To repeat it: npm run soak -- --times ${times} --seed ${seed}`,
  )
  process.exitCode = await runTool(
    'vitest/vitest.mjs',
    ['run', '--config', 'tests/soak/vite.config.ts', ...positionals],
    {
      env: {
        ...process.env,
        PUMIAN_SOAK_TIMES: String(times),
        PUMIAN_SOAK_SEED: String(seed),
        PUMIAN_SOAK_ORDERS: String(orders),
        ...('url' in postgres && { PUMIAN_TEST_POSTGRES: postgres.url }),
      },
    },
  )
  if ('stop' in postgres) await postgres.stop()
}
