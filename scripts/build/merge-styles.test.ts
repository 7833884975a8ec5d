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

test('widgets have one style sheet, imports first; frame and sections keep their own', () => {
  write('assets/base-1.css', 'a{}')
  write('assets/card-1.css', 'b{}')
  write('assets/W1-1.css', 'c{}')
  write('assets/list-1.css', 'd{}')
  write('assets/W1-12345678.js', 'deps(["assets/card-1.css","assets/W1-1.css"])')
  write(
    '.vite/manifest.json',
    JSON.stringify({
      _base: { file: 'assets/base-12345678.js', css: ['assets/base-1.css'] },
      _card: { file: 'assets/card-12345678.js', css: ['assets/card-1.css'], imports: ['_base'] },
      'widgets/W1/index.ts': { file: 'assets/W1-12345678.js', css: ['assets/W1-1.css'], imports: ['_card'] },
      'storefront/features/catalogue/sections/list/index.ts': {
        file: 'assets/list-12345678.js',
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
  expect(read('assets/W1-12345678.js')).toBe(`deps(["assets/${merged}","assets/${merged}"])`)
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, { css: string[] }>
  expect(manifest['widgets/W1/index.ts']?.css).toEqual([`assets/${merged}`])
  expect(manifest['storefront/features/catalogue/sections/list/index.ts']?.css).toEqual(['assets/list-1.css'])
})

test('the page of a product has one style sheet of its own, including parts that load later', () => {
  const names = ['base', 'W1', 'gallery', 'goods-detail', 'review', 'other']
  for (const name of names) write(`assets/${name}-1.css`, `${name}{}`)
  const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    file: `assets/${name}-12345678.js`,
    css: [`assets/${name}-1.css`],
    imports,
    dynamicImports,
  })
  const detail = 'storefront/features/catalogue/sections/goods-detail/index.ts'
  const below = 'storefront/features/catalogue/sections/goods-detail/Below.drawn.tsx'
  const dialog = 'storefront/features/catalogue/sections/goods-detail/Dialog.tsx'
  write(
    '.vite/manifest.json',
    JSON.stringify({
      _base: chunk('base'),
      'widgets/W1/index.ts': chunk('W1', ['_base']),
      _gallery: chunk('gallery', ['_base']),
      _review: chunk('review', ['_base', 'widgets/W1/index.ts']),
      [detail]: chunk('goods-detail', ['_gallery'], [below, dialog]),
      [below]: { file: 'assets/below-12345678.js', imports: ['_review'] },
      [dialog]: chunk('other', ['_base']),
    }),
  )
  run()
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, { css: string[] }>
  const [merged = ''] = manifest[detail]?.css ?? []
  expect(read(merged)).toBe('gallery{}goods-detail{}review{}')
  expect([manifest['_gallery']?.css, manifest['_review']?.css]).toEqual([[merged], [merged]])
  expect(manifest[dialog]?.css).toEqual(['assets/other-1.css'])
  const sheets = readdirSync(join(dir, 'assets')).filter((name) => name.endsWith('.css'))
  expect(sheets).toHaveLength(4)
})

test('what many pages share with the page of a product is a style sheet apart', () => {
  for (const name of ['card', 'goods-detail']) write(`assets/${name}-1.css`, `${name}{}`)
  const section = (name: string) => `storefront/features/catalogue/sections/${name}/index.ts`
  const others = ['a', 'b'].map((name) => [
    section(name),
    { file: `assets/${name}-12345678.js`, imports: ['_card'] },
  ])
  write(
    '.vite/manifest.json',
    JSON.stringify({
      _card: { file: 'assets/card-12345678.js', css: ['assets/card-1.css'] },
      [section('goods-detail')]: {
        file: 'assets/goods-detail-12345678.js',
        css: ['assets/goods-detail-1.css'],
        imports: ['_card'],
      },
      ...Object.fromEntries(others),
    }),
  )
  run()
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, { css: string[] }>
  expect(manifest['_card']?.css).toEqual([expect.stringMatching(/goods-parts-/)])
  expect(read(manifest['_card']?.css[0] ?? '')).toBe('card{}')
  expect(read(manifest[section('goods-detail')]?.css[0] ?? '')).toBe('goods-detail{}')
})

test('list and detail share one style sheet, while their code stays in two files', () => {
  write('assets/goods-1.css', 'a{}')
  write('assets/goods-cards-1.css', 'b{}')
  const [goods, cards] = ['_goods-12345678.js', '_goods-cards-12345678.js'] as const
  write(
    '.vite/manifest.json',
    JSON.stringify({
      [goods]: { file: 'assets/goods-12345678.js', css: ['assets/goods-1.css'] },
      [cards]: {
        file: 'assets/goods-cards-12345678.js',
        css: ['assets/goods-cards-1.css'],
        imports: [goods],
      },
    }),
  )
  run()
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, { file: string; css: string[] }>
  expect(manifest[cards]).toMatchObject({ file: 'assets/goods-cards-12345678.js', css: manifest[goods]?.css })
  expect(read(manifest[goods]?.css[0] ?? '')).toBe('a{}b{}')
})
