import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

const ROOT = join(import.meta.dirname, '../..')

/** What replaces modules leaves them replaced for those that run after it in the same process, unless all are forgotten. */
const MOCKS = /\bvi\.(?:mock|doMock)\(/

/**
 * The tests that draw, told apart by what they call. All share a process a worker, so that antd and React are loaded once
 * instead of once a file; after those that mock modules the project's own are forgotten, `modules-apart.ts`.
 */
export function domFiles(patterns: string[]): { sharing: string[]; mocking: string[] } {
  const files = globSync(patterns, { cwd: ROOT, ignore: '**/node_modules/**' }).toSorted()
  const mocking = files.filter((file) => MOCKS.test(readFileSync(join(ROOT, file), 'utf8')))
  return { mocking, sharing: files.filter((file) => !mocking.includes(file)) }
}
