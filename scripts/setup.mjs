/**
 * Installs the dependencies if they are missing or differ from the lockfile. Runs with nothing installed. Of several
 * commands that are started at once, one installs.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from './launch/installed.mjs'
import { withLock } from './launch/lock.mjs'
import { mustRun, ROOT } from './launch/run.mjs'

const OLDEST_NODE = '20.19'

/** Prints nothing if there is nothing to do. */
export async function setup() {
  if (isOlder(process.versions.node, OLDEST_NODE)) {
    throw new Error(`Node ${OLDEST_NODE} or later is needed; this is ${process.versions.node}.`)
  }
  if (isUpToDate()) return
  await withLock(join(ROOT, '.cache/installing'), install, {
    waits: (pid) => console.error(`Waiting for the installation of process ${pid} …`),
  })
}

function isUpToDate() {
  const installed = join(ROOT, 'node_modules/.package-lock.json')
  return existsSync(installed) && isInstalled(read(join(ROOT, 'package-lock.json')), read(installed))
}

async function install() {
  if (isUpToDate()) return
  // all of it on stderr: the first `npm run -s import` writes a page to stdout
  console.error('Installing dependencies (npm ci) …')
  // NODE_ENV=production would omit packages for builds and tests
  await mustRun('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
    stdio: ['inherit', process.stderr, 'inherit'],
  })
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @param {string} version @param {string} oldest */
function isOlder(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number)
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}
