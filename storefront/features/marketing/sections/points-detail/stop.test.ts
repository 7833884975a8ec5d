import { expect, test } from 'vitest'
import { stopOf } from './stop'

test.each([
  ['open', 100, 100, undefined],
  ['open', 101, 100, '积分不足，还差 1 积分'],
  ['open', 50, -10, '积分不足，还差 60 积分'],
  ['open', 100, undefined, undefined],
  ['soldOut', 1, 100, '已售罄'],
  ['offShelf', 1, undefined, '已下架'],
] as const)('an article that is %s for %i points, own %s: %s', (state, needed, own, text) =>
  expect(stopOf(state, needed, own)).toBe(text),
)
