import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** What a run of some test files came to. */
export interface Outcome {
  result: 'passed' | 'failed' | 'timeout'
  /** Files that failed, as paths from the checkout; of a run that ends with the first failure, that one. */
  failed: string[]
}

/** Milliseconds for the tests of one mutant: one that never ends is noticed, too. */
const LIMIT_MS = 300_000

/**
 * Runs test files of a checkout with its own vitest: the Node and jsdom projects, no browser.
 * @param all runs all of them; else the first failure ends it
 */
export async function runTests(root: string, files: readonly string[], all = false): Promise<Outcome> {
  const report = join(tmpdir(), `pumian-mutate-${process.pid}.json`)
  const args = ['unit', 'dom', 'dom-mocks'].flatMap((name) => ['--project', name])
  const output = ['--reporter=json', `--outputFile=${report}`]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...args, ...output, ...(all ? [] : ['--bail=1']), ...files],
    { cwd: root, stdio: 'ignore', detached: true },
  )
  const stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  process.once('exit', stop)
  let isLate = false
  const limit = setTimeout(
    () => {
      isLate = true
      stop()
    },
    all ? LIMIT_MS * 10 : LIMIT_MS,
  )
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(limit)
  process.off('exit', stop)
  if (isLate) return { result: 'timeout', failed: [] }
  const failed = code === 0 ? [] : failedIn(report, root)
  rmSync(report, { force: true })
  return { result: code === 0 ? 'passed' : 'failed', failed }
}

function failedIn(report: string, root: string): string[] {
  // vitest itself ended, before it wrote a report
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[]
  }
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name))
}
