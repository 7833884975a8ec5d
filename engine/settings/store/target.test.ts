import { valueIn } from '@schemas/json'
import type { Json } from '@schemas/page'
import { describe, expect, test } from 'vitest'
import { holder } from './target'

describe('the container to write with a value', () => {
  test.each<[string, Json, Json, (string | number)[], (string | number)[] | null]>([
    ['a stored value is set by itself', { data: [{}] }, { data: [{}] }, ['props', 'data', 0, 't'], null],
    [
      'a list there by default is written whole',
      {},
      { data: [{}] },
      ['props', 'data', 0, 't'],
      ['props', 'data'],
    ],
    ['an object there by default too', {}, { link: {} }, ['props', 'link', 'href'], ['props', 'link']],
    ['an unknown object is created on the path', {}, {}, ['props', 'link', 'href'], null],
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
