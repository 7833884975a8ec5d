import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineRow } from '../../orders/order-repo'
import { grant, shareOf } from './amounts'
import { pointsStillEarned } from '../../orders/aftersale-state/effects'
import { NOTHING_TAKEN } from './eligible'
import type { Taken } from '../cases/taken-repo'

/** 300 in `npm test`; the soak runs ten times as many of its own 1,000. */
const RUNS = process.env.PUMIAN_SOAK_TIMES === undefined ? 300 : 1_000

/** What a line paid, after any mix of discounts and points. */
const paidLine = fc
  .record({
    num: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 1, max: 99_999 }),
    percent: fc.integer({ min: 0, max: 100 }),
    off: fc.integer({ min: 0, max: 9_999 }),
    points: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ num, price, percent, off, points }) => ({
    num,
    total_fee: Math.max(0, Math.floor((num * price * (100 - percent)) / 100) - off),
    share_points: points,
  }))

const lineOf = (paid: { num: number; total_fee: number; share_points: number }, index: number) =>
  ({ ...paid, line_id: String(index) }) as LineRow

/** Some pieces of some line, and whether the shop turns the application down. */
const step = fc.record({ line: fc.nat(2), num: fc.integer({ min: 1, max: 4 }), refused: fc.boolean() })

interface Sheet {
  line: number
  num: number
  share_fee: number
  share_point: number
  refund_fee: number
  refund_point: number
}

const NO_POINTS = { freight_point_left: 0, freight_point_due: 0 }

describe('refunds from the stored shares', () => {
  it('three lines, random discounts, random splits with refusals between them: Σ refunds = paid exactly, no step too much', () => {
    const order = fc.tuple(paidLine, paidLine, paidLine)
    const input = fc.record({
      order,
      steps: fc.array(step, { maxLength: 30 }),
      freight: fc.nat(5_000),
      points: fc.nat(900),
    })
    fc.assert(
      fc.property(input, ({ order: paid, steps, freight, points }) => {
        const lines = paid.map(lineOf)
        const aftersales: Sheet[] = []
        let [freightLeft, pointsLeft] = [freight, points]
        const takenOf = (line: number): Taken =>
          aftersales
            .filter((aftersale) => aftersale.line === line)
            .reduce((sum, { num, share_fee, share_point }) => {
              return {
                num: sum.num + num,
                held_num: 0,
                share_fee: sum.share_fee + share_fee,
                share_point: sum.share_point + share_point,
              }
            }, NOTHING_TAKEN)
        const refund = (index: number, num: number) => {
          const line = lines[index]
          if (!line) throw new Error(`Expected line ${index}`)
          const taken = takenOf(index)
          const pieces = Math.min(num, line.num - taken.num)
          if (pieces === 0) return undefined
          const share = shareOf(line, taken, pieces)
          const last = lines.every((each, i) => each.num === takenOf(i).num + (i === index ? pieces : 0))
          const claim = {
            lines: [{ line_id: line.line_id, ...share }],
            freight_left: freightLeft,
            freight_due: last ? freightLeft : 0,
            freight_point_left: pointsLeft,
            freight_point_due: last ? pointsLeft : 0,
            gifts_fee: 0,
          }
          const granted = grant(claim, {})
          // every step is at most what is left of its line and of the order
          expect(share.share_fee).toBeLessThanOrEqual(line.total_fee - taken.share_fee)
          expect(share.share_point).toBeLessThanOrEqual(line.share_points - taken.share_point)
          expect(granted.refund_fee).toBe(share.share_fee + granted.freight)
          expect(granted.refund_point).toBe(share.share_point + granted.freight_point)
          return {
            line: index,
            num: pieces,
            ...share,
            refund_fee: granted.refund_fee,
            refund_point: granted.refund_point,
            freight: granted.freight,
            freight_point: granted.freight_point,
          }
        }
        for (const { line, num, refused } of steps) {
          const aftersale = refund(line, num)
          if (!aftersale || refused) continue
          aftersales.push(aftersale)
          freightLeft -= aftersale.freight
          pointsLeft -= aftersale.freight_point
        }
        for (const index of [0, 1, 2]) {
          const aftersale = refund(index, 9)
          if (!aftersale) continue
          aftersales.push(aftersale)
          freightLeft -= aftersale.freight
          pointsLeft -= aftersale.freight_point
        }
        const sum = (column: 'refund_fee' | 'refund_point') =>
          aftersales.reduce((total, aftersale) => total + aftersale[column], 0)
        expect(sum('refund_fee')).toBe(lines.reduce((total, { total_fee }) => total + total_fee, freight))
        expect(sum('refund_point')).toBe(
          lines.reduce((total, { share_points }) => total + share_points, points),
        )
      }),
      { seed: 7, numRuns: RUNS },
    )
  })

  it('distributes the requested amount over the lines, none gets more than its share', () => {
    const share = fc.record({ share_fee: fc.nat(99_999), share_point: fc.nat(999) })
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 5 }), fc.nat(100), (shares, percent) => {
        const lines = shares.map((each, i) => ({ line_id: String(i), ...each }))
        const whole = lines.reduce((sum, { share_fee }) => sum + share_fee, 0)
        const refund_fee = Math.floor((whole * percent) / 100)
        const granted = grant(
          { lines, freight_left: 0, freight_due: 0, ...NO_POINTS, gifts_fee: 0 },
          { refund_fee },
        )
        expect(granted.lines.reduce((sum, line) => sum + line.refund_fee, 0)).toBe(refund_fee)
        granted.lines.forEach((line, i) =>
          expect(line.refund_fee).toBeLessThanOrEqual(lines[i]?.share_fee ?? 0),
        )
      }),
      { seed: 8, numRuns: RUNS },
    )
  })

  const claim = {
    lines: [{ line_id: '1', share_fee: 1_000, share_point: 50 }],
    freight_left: 800,
    freight_due: 0,
    ...NO_POINTS,
    gifts_fee: 0,
  }
  it.each([
    ['more than the shares', { refund_fee: 1_001 }, '退款金额不能超过10.00元，收到10.01元'],
    ['more freight than is left', { freight: 801 }, '退还的运费不能超过8.00元，收到8.01元'],
    ['less than its own freight', { freight: 800, refund_fee: 700 }, '退款金额不能少于其中的运费'],
    ['more points', { refund_point: 51 }, '退还的积分不能超过50'],
  ])('asking for %s is refused', (_title, asked, message) => {
    expect(() => grant(claim, asked)).toThrow(message)
  })

  it('refunds freight up to what was not refunded yet', () => {
    expect(grant(claim, { freight: 800 })).toMatchObject({ refund_fee: 1_800, freight: 800 })
    expect(grant({ ...claim, freight_due: 800 }, {})).toMatchObject({ refund_fee: 1_800, freight: 800 })
    expect(grant(claim, {})).toMatchObject({ refund_fee: 1_000, freight: 0 })
  })

  const mixed = { ...claim, freight_left: 600, freight_point_left: 200 }
  it.each([
    ['all of it', { freight: 600 }, [600, 200]],
    ['half of it', { freight: 300 }, [300, 100]],
    ['none of it', { freight: 0 }, [0, 0]],
    ['the points alone', { freight: 0, freight_point: 200 }, [0, 200]],
    ['nothing said, none due', {}, [0, 0]],
  ])('freight goes back in money and points as it was paid: %s', (_title, asked, back) => {
    const granted = grant(mixed, asked)
    expect([granted.freight, granted.freight_point]).toEqual(back)
    expect(granted.refund_point).toBe(50 + granted.freight_point)
  })

  it('refunds freight that was paid with points only', () => {
    const paid = { ...claim, freight_left: 0, freight_point_left: 800, freight_point_due: 800 }
    expect(grant(paid, {})).toMatchObject({ freight: 0, freight_point: 800, refund_point: 850 })
    expect(grant(paid, { refund_point: 60 })).toMatchObject({
      freight_point: 10,
      lines: [{ refund_point: 50 }],
    })
    expect(() => grant(paid, { freight_point: 801 })).toThrow('退还的运费积分不能超过800')
  })

  it('deducts gifts that are kept', () => {
    expect(grant({ ...claim, gifts_fee: 300 }, {}).refund_fee).toBe(700)
    expect(grant({ ...claim, gifts_fee: 5_000 }, {}).refund_fee).toBe(0)
  })

  it('an order still earns one point for each whole yuan that is left', () => {
    expect(pointsStillEarned(99, 9_999, 5_050)).toBe(50)
    expect(pointsStillEarned(198, 9_999, 5_050)).toBe(100)
    expect(pointsStillEarned(99, 9_999, 0)).toBe(0)
    expect(pointsStillEarned(0, 99, 0)).toBe(0)
  })
})
