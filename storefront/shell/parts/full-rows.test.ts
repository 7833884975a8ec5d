import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const files = readdirSync('storefront/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.includes('.test.'))
  .map((file) => `storefront/features/${file}`)
const textOf = (folder: string, end: string) =>
  files
    .filter((file) => dirname(file) === folder && file.endsWith(end))
    .map(read)
    .join('\n')
const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => Number(found))

/** How many entries a page has: a constant of the section, of its feature, or that which all lists share. */
function sizeOf(name: string, folder: string): number | undefined {
  const feature = folder.split('/').slice(0, 3).join('/')
  const places = [textOf(folder, '.ts'), textOf(feature, '.ts'), read('storefront/shell/parts/paging.ts')]
  return numbers(places.join('\n'), new RegExp(`export const ${name} = (\\d+)`, 'g'))[0]
}

const lists = files.flatMap((file) => {
  const name = /<Pagination[^>]*? size=\{(\w+)\}/s.exec(read(file))?.[1]
  if (name === undefined) return []
  const folder = dirname(file)
  const columns = numbers(textOf(folder, '.css'), /repeat\((\d+), minmax\(0, 1fr\)\)/g)
  if (textOf(folder, '.tsx').includes("'card-grid'"))
    columns.push(...numbers(read('storefront/app/global.css'), /\.card-grid \{[^}]*repeat\((\d+),/g))
  return columns.length > 0 ? [{ section: basename(folder), columns, size: sizeOf(name, folder) }] : []
})

test('the lists of goods, articles, offers and favourites are among them', () => {
  expect(lists.map(({ section }) => section)).toEqual(
    expect.arrayContaining([
      'goods-list',
      'member-favourites',
      'points-list',
      'seckill-channel',
      'shop-detail',
    ]),
  )
})

test.each(lists)('a full page of $section fills its rows at every width', ({ columns, size = 0 }) => {
  expect(size).toBeGreaterThan(0)
  expect(columns.filter((count) => size % count !== 0)).toEqual([])
})
