import { describe, expect, test } from 'vitest'
import { HOLD_TICK_MS } from '@widgets/shared/use-hold'
import { QUANTITY_MAX, QUANTITY_MIN, quantityOf } from './quantity'

describe('quantity', () => {
  test('min 1, max 99999, a held button counts on every 200 ms', () =>
    expect([QUANTITY_MIN, QUANTITY_MAX, HOLD_TICK_MS]).toEqual([1, 99_999, 200]))

  test.each([
    ['3', undefined, 3],
    ['abc', undefined, 1],
    ['', undefined, 1],
    ['  7 ', undefined, 7],
    ['-2', undefined, 1],
    ['0', undefined, 1],
    ['100000', undefined, 99_999],
    ['12', 5, 5],
    ['2.9', undefined, 2],
    ['1e999', undefined, 1],
  ])('%j with at most %j is %i', (typed, max, expected) => expect(quantityOf(typed, max)).toBe(expected))
})
