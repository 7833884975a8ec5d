import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declarationOf, exportsOf, headOf, sourceReader } from './declarations'
import { examplesOf } from './examples'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'declarations-'))
  mkdirSync(path.join(root, 'engine'))
  writeFileSync(
    path.join(root, 'engine/index.ts'),
    "/** The door. */\nexport { Clock, start as begin, type Tick } from './clock'\nexport { open } from './open'\n",
  )
  writeFileSync(
    path.join(root, 'engine/clock.ts'),
    `/** Of a clock. */
export interface Tick {
  /** ms */
  at: number
}

/**
 * Starts a clock.
 * @param now for tests
 */
export function start({ now = Date.now }: { now?: () => number } = {}, ...ticks: Tick[]): Clock {
  return new Clock(now, ticks)
}

export class Clock {
  readonly #ticks: Tick[]
  private count = 0
  /** Bound. */
  readonly stop = (at: number): void => void (this.count = at)
  constructor(
    readonly now: () => number,
    ticks: Tick[],
  ) {
    this.#ticks = ticks
  }
  get size(): number {
    return this.#ticks.length
  }
}
`,
  )
  writeFileSync(path.join(root, 'engine/open.ts'), 'export function open(name: string) {\n  return name\n}\n')
})
afterAll(() => rmSync(root, { recursive: true }))

test('a public name has its signature without bodies, defaults and private members', () => {
  const read = sourceReader(root)
  const door = read('engine/index.ts')
  expect(headOf(door)).toBe('The door.')
  const [clock, begin, tick] = exportsOf(root, door).map((each) =>
    each.name === 'open' ? undefined : declarationOf(root, read, each),
  )
  expect(tick).toMatchObject({ doc: 'Of a clock.', isType: true })
  expect(begin?.signature).toBe('function begin({ now }?: { now?: () => number }, ...ticks: Tick[]): Clock')
  expect(begin?.doc).toBe('Starts a clock.\n@param now for tests')
  expect(clock?.signature.split('\n')).toEqual([
    'class Clock {',
    '/** Bound. */',
    'readonly stop: (at: number) => void',
    'readonly now: () => number',
    'constructor(',
    '    now: () => number,',
    '    ticks: Tick[],',
    '  )',
    'get size(): number',
    '}',
  ])
})

test('a public function without a written return type is refused, with its file', () => {
  const read = sourceReader(root)
  const open = exportsOf(root, read('engine/index.ts')).find(({ name }) => name === 'open')
  expect(() => open && declarationOf(root, read, open)).toThrow(
    'Expected a written return type in engine/open.ts, for the public name open; found none.',
  )
})

test('an example is the code of a test with the imports and declarations that it needs', () => {
  const text = `import { expect, test } from 'vitest'
import { parse, type Page } from '../src/schemas'
import { draw } from '../src/index'

const page: Page = { title: 'A' }
const other = 1

test('a page is read', () => {
  expect(parse(page)).toBe(page)
})

test('a page is drawn', () => {
  draw(other)
})
`
  expect(examplesOf('a.test.ts', text).map(({ title, code }) => [title, code])).toEqual([
    [
      'a page is read',
      "import { parse, type Page } from '@pumian/engine/schemas'\n\nconst page: Page = { title: 'A' }\n\nexpect(parse(page)).toBe(page)",
    ],
    ['a page is drawn', "import { draw } from '@pumian/engine'\n\nconst other = 1\n\ndraw(other)"],
  ])
})
