import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, percentOf, refundShare, type Bearer } from './shares'

const SEED = 20_260_601
const cents = fc.integer({ min: 0, max: 9_999_999_99 })
const bearers = fc
  .uniqueArray(fc.record({ key: fc.uuid(), weight: cents }), {
    selector: ({ key }) => key,
    minLength: 1,
    maxLength: 30,
  })
  .chain((list) => {
    const total = list.reduce((sum, { weight }) => sum + weight, 0)
    return fc.tuple(
      fc.constant(list),
      fc.oneof(
        fc.integer({ min: 0, max: Math.min(total, 2 ** 31) }),
        fc.constant(total),
        fc.constant(Math.max(0, total - 1)),
      ),
    )
  })
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0)

describe('a discount is split over lines', () => {
  it('exactly, at most the weight of each, whatever their order', () => {
    fc.assert(
      fc.property(bearers, fc.integer(), ([list, amount], turn) => {
        const shares = allocate(amount, list)
        expect(sum(shares.values())).toBe(amount)
        for (const { key, weight } of list) {
          expect(shares.get(key)).toBeGreaterThanOrEqual(0)
          expect(shares.get(key)).toBeLessThanOrEqual(weight)
        }
        const at = ((turn % list.length) + list.length) % list.length
        const turned: Bearer[] = [...list.slice(at), ...list.slice(0, at)].toReversed()
        for (const [key, share] of allocate(amount, turned)) expect(shares.get(key)).toBe(share)
      }),
      { seed: SEED, numRuns: 1_000 },
    )
  })

  it('in proportion; the rest goes to the largest', () => {
    const lines = [
      { key: 'a', weight: 100 },
      { key: 'b', weight: 101 },
      { key: 'c', weight: 100 },
    ]
    expect([...allocate(100, lines)]).toEqual([
      ['a', 33],
      ['b', 34],
      ['c', 33],
    ])
  })

  it('when the largest is full, to the next', () => {
    const lines = ['a', 'b', 'c', 'd'].map((key) => ({ key, weight: 1 }))
    expect([...allocate(3, lines).values()]).toEqual([1, 1, 1, 0])
  })

  it.each([-1, 301])('%i of 300 cannot be split', (amount) => {
    expect(() => allocate(amount, [{ key: 'a', weight: 300 }])).toThrow('Expected an amount from 0 to 300')
  })

  it.each([
    [1499, 1, 15],
    [50, 1, 1],
    [49, 1, 0],
    [9_999_999_99, 99, 989_999_999],
  ])('%i fen at %i%% is %i, half up', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })
})

describe('a line is refunded in parts', () => {
  const paid = fc.record({ amount: cents, num: fc.integer({ min: 1, max: 200 }) })
  const splits = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 200, maxLength: 200 })

  it('any split adds up to the payment, no step is below zero or above the rest', () => {
    fc.assert(
      fc.property(paid, splits, ({ amount, num }, steps) => {
        let [refunded, refunded_num] = [0, 0]
        for (const step of steps) {
          if (refunded_num === num) break
          const pieces = Math.min(step, num - refunded_num)
          const share = refundShare({ amount, num, refunded_num, refunded }, pieces)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(amount - refunded)
          refunded += share
          refunded_num += pieces
        }
        expect([refunded, refunded_num]).toEqual([amount, num])
      }),
      { seed: SEED, numRuns: 300 },
    )
  })

  it('the floor of the share, the last piece the remainder', () => {
    const line = { amount: 200, num: 3, refunded_num: 0, refunded: 0 }
    expect(refundShare(line, 1)).toBe(66)
    expect(refundShare(line, 2)).toBe(133)
    expect(refundShare({ ...line, refunded_num: 2, refunded: 132 }, 1)).toBe(68)
  })

  it('a larger refund before leaves less, never below zero', () => {
    expect(refundShare({ amount: 100, num: 4, refunded_num: 1, refunded: 90 }, 2)).toBe(10)
    expect(refundShare({ amount: 100, num: 4, refunded_num: 3, refunded: 100 }, 1)).toBe(0)
  })

  it.each([0, 3, 1.5])('%d pieces of 2 that are left are refused', (pieces) => {
    expect(() => refundShare({ amount: 100, num: 4, refunded_num: 2, refunded: 50 }, pieces)).toThrow(
      '1 to 2 pieces',
    )
  })
})
