import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright'
import { findBrowser } from '../../scripts/launch/browser.mjs'

/** Playwright's own, which a second list replaces, and no process for the network. */
const FEATURES = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies', 'NetworkServiceInProcess2']

/** One renderer for all pages, no processes for GPU and network: a page load takes a quarter less CPU time. */
const LEAN = [
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-software-rasterizer',
  `--enable-features=${FEATURES.join()}`,
]

/** Chromium without a window; closes with `browser.close()`. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const program = await findBrowser()
  if (!program || !existsSync(program))
    throw new Error('Expected a Chromium; npm test installs one, or name it: PUMIAN_CHROMIUM=/path')
  // its sandbox refuses to run as root
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: program,
    ...options,
    args: [...sandbox, ...LEAN, ...(options.args ?? [])],
  })
}

let ofWorker: Promise<Browser> | undefined

/** One for all test files of a worker, closed with its process; each file has its own contexts. */
export const browserOfWorker = (): Promise<Browser> => (ofWorker ??= launchBrowser())
