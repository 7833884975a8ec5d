import type { Json } from '@schemas/page'
import { describe, expect, test } from 'vitest'
import { holder, valueIn, withValue } from './json-path'

describe('reading and writing by path', () => {
  test.each<[(string | number)[], Json | undefined]>([
    [['a', 0, 'b'], 1],
    [['a', 1, 'b'], undefined],
    [['a', 'length'], 2],
    [['constructor'], undefined],
    [['a', 0, 'b', 'c'], undefined],
  ])('%j is %j', (path, value) => {
    expect(valueIn({ a: [{ b: 1 }, {}] }, path)).toEqual(value)
  })

  test('sets a value in a copy; missing containers are created', () => {
    const root = { list: [{ t: 1 }], text: 'x' }
    expect(withValue(root, ['list', 1, 't'], 2)).toEqual({ list: [{ t: 1 }, { t: 2 }], text: 'x' })
    expect(withValue('x', ['a', 0], 1)).toEqual({ a: [1] })
    expect(withValue(root, ['text'], undefined)).toEqual({ list: [{ t: 1 }] })
    expect(root).toEqual({ list: [{ t: 1 }], text: 'x' })
  })

  test.each<[string, Json, Json, (string | number)[], (string | number)[] | null]>([
    ['what is stored is set by itself', { data: [{}] }, { data: [{}] }, ['props', 'data', 0, 't'], null],
    [
      'a list there by default is written whole',
      {},
      { data: [{}] },
      ['props', 'data', 0, 't'],
      ['props', 'data'],
    ],
    ['an object there by default too', {}, { link: {} }, ['props', 'link', 'href'], ['props', 'link']],
    ['an object that nobody knows is made on the way', {}, {}, ['props', 'link', 'href'], null],
    [
      'a text where an object should be is replaced',
      { link: '' },
      { link: '' },
      ['props', 'link', 'href'],
      ['props', 'link'],
    ],
    [
      'an object where a list should be too',
      { data: {} },
      { data: {} },
      ['props', 'data', 0],
      ['props', 'data'],
    ],
  ])('%s', (_what, stored, drawn, path, whole) => {
    const within = (props: Json) => (at: readonly (string | number)[]) => valueIn({ props }, at)
    expect(holder(path, within(stored), within(drawn))).toEqual(whole)
  })
})
