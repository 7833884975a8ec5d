import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

const ROOT = join(import.meta.dirname, '../..')

/**
 * A mocked module stays mocked for later files in the same process. Calls to the server need no such mock:
 * `spied-calls.ts`.
 */
const MOCKS = /\bvi\.(?:mock|doMock)\(/

/**
 * Dom tests by what they call: those that mock modules need a process each, the others share one per worker, so that
 * antd and React are loaded once instead of once per file.
 */
export function domFiles(patterns: string[]): { sharing: string[]; mocking: string[] } {
  const files = globSync(patterns, { cwd: ROOT, ignore: '**/node_modules/**' }).toSorted()
  const mocking = files.filter((file) => MOCKS.test(readFileSync(join(ROOT, file), 'utf8')))
  return { mocking, sharing: files.filter((file) => !mocking.includes(file)) }
}
