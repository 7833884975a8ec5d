import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './run.mjs'

/** Debian's headless build: without a user interface, it saves a quarter of the journeys' work. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ANY = [SHELL, ...WHOLE]

/**
 * A Chromium for journeys and pictures: PUMIAN_CHROMIUM → Playwright's own → the system's → installed by the package
 * manager (root on Debian) → downloaded by Playwright.
 * @param {{ whole?: boolean }} [options] whole: the full browser, for measurements; the headless shell schedules
 * frames differently
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser({ whole = false } = {}) {
  const names = whole ? WHOLE : ANY
  const found = await findBrowser(names)
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const noninteractive = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-q'], noninteractive)
    // without a Chinese font pictures show boxes instead of text
    await run(
      'apt-get',
      ['install', '-y', '-q', names.find(isPackage) ?? 'chromium', 'fonts-noto-cjk'],
      noninteractive,
    )
  } else {
    await runTool('playwright/cli.js', ['install', 'chromium'])
  }
  const installed = await findBrowser(names)
  if (installed) return installed
  throw new Error(
    'No Chromium found and none could be installed. Install one and name it: PUMIAN_CHROMIUM=/path npm test',
  )
}

/**
 * @param {string[]} [names] of the system's programs, best first
 * @returns {Promise<string | undefined>} an installed one
 */
export async function findBrowser(names = ANY) {
  const named = process.env.PUMIAN_CHROMIUM
  if (named) {
    if (isProgram(named)) return named
    throw new Error(`PUMIAN_CHROMIUM: expected a program, found none at ${named}.`)
  }
  const { chromium } = await import('playwright-core')
  const folders = (process.env.PATH ?? '').split(delimiter)
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...system].find(isProgram)
}

/** Whether this release of Debian has the package. @param {string} name */
const isPackage = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
