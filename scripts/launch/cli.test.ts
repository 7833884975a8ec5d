import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { ROOT } from '../check/sources'
import { readArguments, usageOf } from './cli.mjs'
import { COMMANDS } from './commands.mjs'

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe('commands', () => {
  // only the sources, as after a clone: nothing is installed or built
  let clone: string
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'pumian-clone-'))
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(join(ROOT, name), join(clone, name), { recursive: true })
  })
  afterAll(() => rmSync(clone, { recursive: true }))

  it('are all described in commands.mjs and in one line of README', () => {
    expect(Object.keys(COMMANDS).toSorted()).toEqual(Object.keys(scripts).toSorted())
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
    const named = (name: string) => new RegExp(`npm (run )?(-s )?${name}\\b`).test(readme)
    expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([])
  })

  it.each(Object.entries(scripts))('%s --help answers with nothing installed', (name, script) => {
    const [, ...args] = script.replace('exec ', '').split(' ')
    const said = execFileSync(process.execPath, [...args, '--help'], { cwd: clone, encoding: 'utf8' })
    expect(said).toBe(usageOf(name))
  })

  it('refuse an unknown option before anything is installed', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'scripts/check.ts', '--fats'],
      {
        cwd: clone,
        encoding: 'utf8',
      },
    )
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^Unknown option --fats; did you mean --fast\?\n\nnpm run check -- /),
    ])
  })
})

test.each([
  ['soak', ['--times'], '--times needs a value: --times VALUE.'],
  ['check', ['--list=yes'], '--list takes no value, got yes.'],
  ['audit:verify', ['now'], 'Expected no argument, got now.'],
])('%s %j is reported as a usage error', (name, args, error) => {
  expect(readArguments(name, args)).toEqual({ error })
})

test('arguments of the underlying program are passed on', () => {
  expect(readArguments('test', ['--reporter=dot', 'server'])).toMatchObject({ positionals: ['server'] })
})
