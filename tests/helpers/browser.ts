import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright'
import { findBrowser } from '../../scripts/launch/browser.mjs'

/** One renderer for all pages and no GPU process: a page load takes a fifth less processor time. */
const LEAN = ['--renderer-process-limit=1', '--disable-gpu', '--disable-software-rasterizer']

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

/** One for all test files of a worker, with whose process it ends; each has contexts of its own in it. */
export const browserOfWorker = (): Promise<Browser> => (ofWorker ??= launchBrowser())
