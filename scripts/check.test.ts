import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from './check/sources'

const check = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })

test('checks are listed, and an unknown name is refused', () => {
  expect(check('--list').stdout).toMatch(/^types +types\n(.+\n)+distribution .*\(slow\)\n(.+\n)+$/)
  const wrong = check('lokfile')
  expect([wrong.stderr, wrong.status]).toEqual(['Unknown check lokfile; did you mean lockfile?\n', 2])
})

test('each check has a line with time and verdict, and the total comes last', () => {
  const { stdout, status } = check('lockfile')
  expect(stdout).toMatch(/^✓ lockfile +\d+\.\d s  lockfile\n\n1 check in \d+\.\d s: all passed\.\n$/)
  expect(status).toBe(0)
})
