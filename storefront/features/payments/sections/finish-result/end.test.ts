import { expect, test } from 'vitest'
import { endAt, endShown } from './end'

test.each([
  ['/finish?trade_id=1', undefined],
  ['/finish/success', 'success'],
  ['/finish/fail?trade_id=1', 'fail'],
  ['/finish/result', 'result'],
  ['/finish/else', undefined],
])('%s claims %s', (path, end) => expect(endAt(path)).toBe(end))

test.each([
  [undefined, 'success', 'success'],
  ['fail', 'success', 'success'],
  ['success', 'fail', 'fail'],
  ['success', 'result', 'result'],
  [undefined, 'waiting', undefined],
  ['success', 'waiting', undefined],
  ['fail', 'waiting', undefined],
  ['result', 'waiting', 'result'],
] as const)('a claim of %s of a trade that is %s shows %s', (claimed, outcome, shown) =>
  expect(endShown(claimed, outcome)).toBe(shown),
)
