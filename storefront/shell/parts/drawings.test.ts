import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = ['storefront/features', 'storefront/shell'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx|css)$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
)
const text = (end: string, within = /./) =>
  files.filter((file) => file.endsWith(end) && within.test(file)).map((file) => readFileSync(file, 'utf8'))

const drawn = text('.css').flatMap((css) =>
  [...css.matchAll(/\[data-drawing='(\w+)'\] \{\s*--drawing: (url\("[^"]+"\));/g)].map(
    ([, name = '', url = '']) => ({
      name,
      url,
    }),
  ),
)

test('each subject of an empty page has one drawing, none is that of another', () => {
  const named = text('.tsx').flatMap((tsx) => [...tsx.matchAll(/drawing="(\w+)"/g)].map(([, name]) => name))
  expect(drawn.map(({ name }) => name).toSorted()).toEqual([...new Set(named)].toSorted())
  expect(new Set(drawn.map(({ url }) => url)).size).toBe(drawn.length)
})

test('a page without its subject shows the drawing of that subject, not the shopping bag', () => {
  const without = text(
    '.tsx',
    /Nothing\.drawn|seckill-channel|sections\/points-|all-categories|sections\/auth-|TradeHead|checkout-form\/Render|shop-detail\/Goods/,
  )
  expect(without.flatMap((tsx) => tsx.match(/<Notice (?!drawing=)/g) ?? [])).toEqual([])
  expect(text('AskFailed.module.css').join()).toContain('--drawing:')
})
