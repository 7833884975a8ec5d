/**
 * `npm run soak -- [--times 10] [--seed N] [--orders 2000000]`: runs every property test with that many times its
 * usual runs and a seed of its own, then every list of a shop with that many orders (filling 2,000,000 takes 16
 * minutes and 13 GB of disk), and makes applications of the templates with a server, if the package registry answers.
 * 10 times is 10,000 pages for each fuzz test of whole pages. Further arguments go to vitest.
 *
 * `npm run soak -- citus`: the suites of the API and the races, and losses and moves of machines, on a temporary Citus
 * cluster. It fails, too, if Citus refused a statement, or sent one that names one company to several machines.
 *
 * `npm run soak -- editor`: the extension in a real Visual Studio Code, where code-server is in PATH or named by
 * PUMIAN_CODE_SERVER.
 */
import { citusEnvironment, startCitus, statementsOf } from './launch/citus.mjs'
import { ensureBrowser } from './launch/browser.mjs'
import { ensureBuilt } from './launch/build.mjs'
import { argumentsOf } from './launch/cli.mjs'
import { findCodeServer } from './launch/code-server.mjs'
import { startPostgres } from './launch/postgres.mjs'
import { run, runTool } from './launch/run.mjs'
import { keepTemporaryFilesInMemory } from './launch/temporary-folder.mjs'
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
  const [kind, ...args] = positionals
  if (kind === 'editor') process.exitCode = await soakEditor(args)
  else {
    // races kill servers of the build
    await ensureBuilt()
    process.exitCode = kind === 'citus' ? await soakCitus(args) : await soak()
  }
}

async function soak() {
  const postgres = await startPostgres()
  if ('reason' in postgres) console.warn(`No PostgreSQL, so races are skipped: ${postgres.reason}`)
  console.log(
    `Soak: ${times} × the usual runs. To repeat it: npm run soak -- --times ${times} --seed ${seed}`,
  )
  const code = await runTool(
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
  return code
}

/** @param {string[]} args of vitest */
async function soakCitus(args) {
  keepTemporaryFilesInMemory()
  const cluster = await startCitus()
  if ('reason' in cluster) {
    console.warn(`The soak on Citus is skipped: ${cluster.reason}`)
    return 0
  }
  try {
    const code = await runTool(
      'vitest/vitest.mjs',
      ['run', '--config', 'tests/soak/citus/vite.config.ts', ...args],
      { env: { ...process.env, ...citusEnvironment(cluster) } },
    )
    const { refused, scattered } = statementsOf(cluster.coordinator.log)
    for (const [statement, reason] of refused) console.error(`\nrefused: ${reason}\n  ${statement}`)
    for (const statement of scattered) console.error(`\nsent to several shards:\n  ${statement}`)
    console.log(`Citus: ${refused.size} statements refused, ${scattered.size} sent to several shards`)
    return refused.size + scattered.size > 0 ? 1 : code
  } finally {
    await cluster.stop()
  }
}

/** @param {string[]} args of vitest */
async function soakEditor(args) {
  if (!findCodeServer()) {
    console.warn(
      'The soak in Visual Studio Code is skipped: no code-server in PATH, nor in PUMIAN_CODE_SERVER',
    )
    return 0
  }
  await ensureBrowser()
  const packed = await run(process.execPath, ['scripts/run.mjs', 'scripts/vsix.ts'])
  if (packed !== 0) return packed
  return runTool('vitest/vitest.mjs', ['run', '--config', 'tests/soak/editor/vite.config.ts', ...args])
}
