/** `npm run bench`: installs the packages that it compares with, builds shop and bench for production, measures. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './launch/browser.mjs'
import { argumentsOf } from './launch/cli.mjs'
import { isInstalled } from './launch/installed.mjs'
import { ensureBuilt } from './launch/build.mjs'
import { mustRun, ROOT, run, runTool } from './launch/run.mjs'
import { startPostgres } from './launch/postgres.mjs'
import { setup } from './setup.mjs'

argumentsOf('bench')

/** Each has its own lockfile. */
const FOLDERS = [join(ROOT, 'tests/bench'), join(ROOT, 'tests/bench/lighthouse')]
const production = { ...process.env, NODE_ENV: 'production' }

try {
  await setup()
  for (const folder of FOLDERS) await installPeers(folder)
  await ensureBuilt()
  console.log('Building the bench …')
  const build = ['build', '--app', '--logLevel', 'warn', '-c', 'tests/bench/vite.config.ts']
  if ((await runTool('vite/bin/vite.js', build, { env: production })) !== 0)
    throw new Error('The bench could not be built; see the output of Vite above.')
  const browser = await ensureBrowser({ whole: true })
  const postgres = await startPostgres()
  if ('reason' in postgres) console.log(`Measuring with PGlite, not PostgreSQL: ${postgres.reason}.`)
  const leave = async () => {
    if ('stop' in postgres) await postgres.stop()
    process.exit(1)
  }
  process.once('SIGINT', () => void leave()).once('SIGTERM', () => void leave())
  const places = {
    PUMIAN_CHROMIUM: browser,
    ...('url' in postgres && { PUMIAN_BENCH_POSTGRES: postgres.url }),
  }
  try {
    process.exitCode = await run(
      process.execPath,
      [join(ROOT, '.cache/bench/node/run.js'), ...process.argv.slice(2)],
      { env: { ...production, ...places } },
    )
  } finally {
    if ('stop' in postgres) await postgres.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * They are not dependencies of the shop, so that its installation stays small.
 * @param {string} folder
 */
async function installPeers(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && isInstalled(read(join(folder, 'package-lock.json')), read(installed))) return
  console.log('Installing the packages that the bench compares with (npm ci) …')
  await mustRun('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
