import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from './check/sources'

const check = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })

test('checks are listed, and an unknown name is refused', () => {
  expect(check('--list').stdout).toMatch(
    /^generated +generated files are fresh\n(.+\n)+bundles .*\(slow\)\n$/,
  )
  const wrong = check('lokfile')
  expect([wrong.stderr, wrong.status]).toEqual(['Unknown check lokfile; did you mean lockfile?\n', 2])
})
