import { expect, test } from 'vitest'
import { fillSetting } from '@schemas/site-settings'
import { faqs } from './articles/faqs'
import glyphs from './pictures/lettering/glyphs.json'

const files = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '/storefront/pages/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Promises that no rule implements: free returns (FAQ: the buyer pays), trade-in, second-piece prices, pickup hours. */
const UNKEPT = /运费我们出|以旧换新|两件八折|第二件半价|账号安全|日期与时段/

test('texts and pictures of the demo promise nothing that the rules do not implement', () => {
  const found = Object.entries(files).filter(([, text]) => UNKEPT.test(text))
  expect(Object.keys(files).length).toBeGreaterThan(20)
  expect(found.map(([path]) => path)).toEqual([])
})

test('the answer on points states the value of the demo shops’ points', () => {
  const { deduct_point, deduct_proportion_limit, can_deduct_freight } = fillSetting('trade', undefined)
  const answer = faqs.find(({ id }) => id === '231')?.content
  expect([deduct_proportion_limit, can_deduct_freight]).toEqual([50, true])
  expect(answer).toContain(`${deduct_point} 积分可抵 1 元，最多抵扣商品金额与运费的一半`)
})

test('every character on a generated banner has a glyph outline', () => {
  const [, art = ''] = Object.entries(files).find(([path]) => path.endsWith('hean/art.ts')) ?? []
  const said = [...art.matchAll(/(?:title|line): '([^']*)'/g)].flatMap(([, text = '']) => [...text])
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((character) => !Object.hasOwn(glyphs, character))).toEqual([])
})
