import { describe, expect, test } from 'vitest'
import { discountText, progressOf } from './grades'

const at = (total_consumption: number) => ({ promotion_condition: { total_consumption } })

describe('progress to the next grade', () => {
  test.each([
    [0, 0, 100_000, { percent: 0, missing: 100_000 }],
    [75_000, 50_000, 100_000, { percent: 50, missing: 25_000 }],
    [99_999, 0, 100_000, { percent: 99, missing: 1 }],
    // a grade that was given by hand, and spending that has come back since
    [10_000, 50_000, 100_000, { percent: 0, missing: 90_000 }],
    [120_000, 50_000, 100_000, { percent: 100, missing: 0 }],
  ])('%i cents between %i and %i', (spent, from, to, progress) =>
    expect(progressOf(spent, at(from), at(to))).toEqual(progress),
  )

  test('the highest grade is reached', () =>
    expect(progressOf(1, at(0), undefined)).toEqual({ percent: 100, missing: 0 }))

  test('percent off as 折', () =>
    expect([20, 15, 2, 0].map(discountText)).toEqual(['8折', '8.5折', '9.8折', '无折扣']))
})
