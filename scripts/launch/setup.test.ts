import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ROOT } from './run.mjs'

const clone = mkdtempSync(join(tmpdir(), 'pumian-setup-'))
afterAll(() => rmSync(clone, { recursive: true }))

beforeAll(() => {
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
  const npm = `#!${process.execPath}
const { mkdirSync, writeFileSync } = require('node:fs')
console.log('added 1 package')
setTimeout(() => {
  mkdirSync('node_modules', { recursive: true })
  writeFileSync('node_modules/.package-lock.json', '{"packages": {}}')
}, 500)
`
  writeFileSync(join(clone, 'npm'), npm)
  chmodSync(join(clone, 'npm'), 0o755)
})
beforeEach(() => rmSync(join(clone, 'node_modules'), { recursive: true, force: true }))

async function main() {
  const child = spawn(process.execPath, ['main.mjs'], { cwd: clone, env: { ...process.env, PATH: clone } })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status: status as number, stdout, stderr }
}

test("the first `npm run -s import` installs, and its stdout contains only the program's output", async () => {
  const { status, stdout, stderr } = await main()
  expect({ status, stdout }).toEqual({ status: 0, stdout: '{}\n' })
  expect(stderr).toContain('npm ci')
  expect(stderr).toContain('added 1 package')
})

test('of two commands that are started at once, one installs and the other waits for it', async () => {
  const runs = await Promise.all([main(), main()])
  expect(runs.map(({ status }) => status)).toEqual([0, 0])
  expect(runs.filter(({ stderr }) => stderr.includes('added 1 package'))).toHaveLength(1)
  expect(runs.filter(({ stderr }) => stderr.includes('Waiting for the installation'))).toHaveLength(1)
})
