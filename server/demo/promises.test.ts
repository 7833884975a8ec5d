import { expect, test } from 'vitest'
import glyphs from './pictures/lettering/glyphs.json'

const files = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '/storefront/pages/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Free returns (FAQ: the buyer pays), trading in, prices of a second piece, hours for pickup: no rule keeps these. */
const UNKEPT = /运费我们出|以旧换新|两件八折|第二件半价|账号安全|日期与时段/

test('texts and pictures of the demo promise nothing that no rule keeps', () => {
  const found = Object.entries(files).filter(([, text]) => UNKEPT.test(text))
  expect(Object.keys(files).length).toBeGreaterThan(20)
  expect(found.map(([path]) => path)).toEqual([])
})

test('every character on a drawn banner has its outline', () => {
  const [, art = ''] = Object.entries(files).find(([path]) => path.endsWith('hean/art.ts')) ?? []
  const said = [...art.matchAll(/(?:title|line|call): '([^']*)'/g)].flatMap(([, text = '']) => [...text])
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((character) => !Object.hasOwn(glyphs, character))).toEqual([])
})
