import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from './run.mjs'

const clone = mkdtempSync(join(tmpdir(), 'pumian-setup-'))
afterAll(() => rmSync(clone, { recursive: true }))

test("the first `npm run -s import` installs, and its stdout contains only the program's output", () => {
  mkdirSync(join(clone, 'scripts'))
  for (const part of ['scripts/setup.mjs', 'scripts/launch']) {
    cpSync(join(ROOT, part), join(clone, part), { recursive: true })
  }
  writeFileSync(join(clone, 'package-lock.json'), '{"packages": {}}')
  writeFileSync(
    join(clone, 'main.mjs'),
    "import { setup } from './scripts/setup.mjs'\nawait setup()\nconsole.log('{}')",
  )
  // replaces npm: its output must not reach stdout either
  writeFileSync(join(clone, 'npm'), `#!${process.execPath}\nconsole.log('added 1 package')\n`)
  chmodSync(join(clone, 'npm'), 0o755)

  const { stdout, stderr, status } = spawnSync(process.execPath, ['main.mjs'], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, PATH: clone },
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '{}\n' })
  expect(stderr).toContain('npm ci')
  expect(stderr).toContain('added 1 package')
})
