/**
 * `npm test`: all checks and tests, on a machine that only has Node. Arguments go to vitest. Exit code 0 only if
 * everything passed.
 */
import { ensureBrowser } from './launch/browser.mjs'
import { ensureBuilt } from './launch/build.mjs'
import { argumentsOf } from './launch/cli.mjs'
import { startPostgres } from './launch/postgres.mjs'
import { runBeside, runTool } from './launch/run.mjs'
import { keepTemporaryFilesInMemory } from './launch/temporary-folder.mjs'
import { setup } from './setup.mjs'

argumentsOf('test')
const started = Date.now()
/** @type {string[]} */
const summary = []
let failed = false

await step('setup', setup)
const browser = await step('browser', ensureBrowser)
keepTemporaryFilesInMemory()
// beside the build and the first half minute of the tests, which leave other processors idle
const checks = step('checks', () =>
  passes(runBeside(process.execPath, ['--import', 'tsx', 'scripts/check.ts'])),
)
await step('build', ensureBuilt)
const postgres = await startPostgres()
const database = 'url' in postgres ? `PostgreSQL ${postgres.version} and PGlite` : 'PGlite only'
if ('reason' in postgres)
  console.warn(`\nNo PostgreSQL for the tests: ${postgres.reason}. They run on PGlite only.`)
process.once('SIGINT', () => void leave()).once('SIGTERM', () => void leave())

await step('tests', () =>
  passes(
    runTool(
      'vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=./scripts/launch/suite-times.mjs', ...process.argv.slice(2)],
      {
        env: {
          ...process.env,
          ...(browser && { PUMIAN_CHROMIUM: browser }),
          ...('url' in postgres && { PUMIAN_TEST_POSTGRES: postgres.url }),
        },
      },
    ),
  ),
)
await checks
if ('stop' in postgres) await postgres.stop()

console.log(
  `\nnpm test ${failed ? 'FAILED' : 'passed'} in ${seconds(started)}: ${summary.join(' · ')} · ${database}`,
)
process.exitCode = failed ? 1 : 0

/**
 * Runs one step and records its time; a failure is reported and counted, and the next step still runs.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function step(name, work) {
  const from = Date.now()
  try {
    const result = await work()
    summary.push(`${name} ${seconds(from)}`)
    return result
  } catch (error) {
    failed = true
    console.error(`\n${name} failed: ${error instanceof Error ? error.message : error}`)
    summary.push(`${name} FAILED ${seconds(from)}`)
    return undefined
  }
}

/** @param {Promise<number>} code */
async function passes(code) {
  if ((await code) !== 0) throw new Error('see its output above.')
}

async function leave() {
  if ('stop' in postgres) await postgres.stop()
  process.exit(130)
}

/** @param {number} from */
function seconds(from) {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`
}
