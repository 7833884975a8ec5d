import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './run.mjs'

// the shell has no interface that nobody sees: a quarter less work for the journeys
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * A Chromium for journeys and pictures: PUMIAN_CHROMIUM → Playwright's own → the system's → installed by the
 * package manager (root on Debian) → downloaded by Playwright.
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const noninteractive = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-q'], noninteractive)
    // without a Chinese font every picture would show boxes
    await run('apt-get', ['install', '-y', '-q', packageName(), 'fonts-noto-cjk'], noninteractive)
  } else {
    await runTool('playwright/cli.js', ['install', 'chromium'])
  }
  const installed = await findBrowser()
  if (installed) return installed
  throw new Error(
    'No Chromium found and none could be installed. Install one and name it: PUMIAN_CHROMIUM=/path npm test',
  )
}

/** @returns {Promise<string | undefined>} what is installed already */
export async function findBrowser() {
  const named = process.env.PUMIAN_CHROMIUM
  if (named) {
    if (isProgram(named)) return named
    throw new Error(`PUMIAN_CHROMIUM: expected a program, found none at ${named}.`)
  }
  const { chromium } = await import('playwright')
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...system].find(isProgram)
}

/** Debian's package: the shell where this release has it. */
function packageName() {
  const [shell = '', whole = ''] = SYSTEM_NAMES
  return spawnSync('apt-cache', ['show', shell], { stdio: 'ignore' }).status === 0 ? shell : whole
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
