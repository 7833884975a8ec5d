import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeStyles } from './merge-styles'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pumian-styles-'))
  mkdirSync(join(dir, '.vite'))
  mkdirSync(join(dir, 'assets'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(dir, name), text)
const read = (name: string) => readFileSync(join(dir, name), 'utf8')

function run() {
  const { writeBundle } = mergeStyles()
  if (typeof writeBundle !== 'object') throw new Error('Expected a hook with an order')
  ;(writeBundle.handler as (output: { dir: string }) => void)({ dir })
}

test('issue 5 widgets have one style sheet, what they import first; frame and sections keep theirs', () => {
  write('assets/base-1.css', 'a{}')
  write('assets/card-1.css', 'b{}')
  write('assets/W1-1.css', 'c{}')
  write('assets/list-1.css', 'd{}')
  write('assets/W1-1.js', 'deps(["assets/card-1.css","assets/W1-1.css"])')
  write(
    '.vite/manifest.json',
    JSON.stringify({
      _base: { file: 'assets/base-1.js', css: ['assets/base-1.css'] },
      _card: { file: 'assets/card-1.js', css: ['assets/card-1.css'], imports: ['_base'] },
      'widgets/W1/index.ts': { file: 'assets/W1-1.js', css: ['assets/W1-1.css'], imports: ['_card'] },
      'storefront/sections/list/index.ts': {
        file: 'assets/list-1.js',
        css: ['assets/list-1.css'],
        imports: ['_card'],
      },
    }),
  )
  run()
  const sheets = readdirSync(join(dir, 'assets')).filter((name) => name.endsWith('.css'))
  const merged = sheets.find((name) => name.startsWith('widgets-')) ?? ''
  expect(sheets.toSorted()).toEqual(['base-1.css', 'list-1.css', merged].toSorted())
  expect(read(`assets/${merged}`)).toBe('b{}c{}')
  expect(read('assets/W1-1.js')).toBe(`deps(["assets/${merged}","assets/${merged}"])`)
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, { css: string[] }>
  expect(manifest['widgets/W1/index.ts']?.css).toEqual([`assets/${merged}`])
  expect(manifest['storefront/sections/list/index.ts']?.css).toEqual(['assets/list-1.css'])
})
