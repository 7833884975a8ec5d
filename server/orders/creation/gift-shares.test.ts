import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bought, given } from '@tests/helpers/gift-lines'
import type { QuoteLine } from '../../checkout/quotes/quote'
import { spreadGifts } from './gift-shares'

const figures = (lines: readonly QuoteLine[]) =>
  lines.map(({ discount_fee, total_fee, point_fee, share_points }) => {
    return [discount_fee, total_fee, point_fee, share_points]
  })

describe("a gift's value is spread over the lines that earned it", () => {
  it('a product for 100.00 with a gift of 25.00: 80.00 and 20.00', () => {
    const lines = spreadGifts([bought({ price: 10_000, earns: ['g'] }), given({ sale_price: 2_500 })])
    expect(figures(lines)).toEqual([
      [2_000, 8_000, 0, 0],
      [-2_000, 2_000, 0, 0],
    ])
    expect(lines.map(({ shares }) => shares)).toEqual([
      [{ source: 'promotion:g', amount: 2_000 }],
      [{ source: 'promotion:g', amount: -2_000 }],
    ])
  })

  it('after discounts, over all earning lines by what is paid for them; another line is unchanged', () => {
    // 7,500 + 2,500 are paid, gifts are worth 2 × 1,250: 2,000 are moved
    const lines = spreadGifts([
      bought({ price: 10_000, off: 2_500, earns: ['g'] }),
      bought({ key: 'b', price: 2_500, earns: ['g'] }),
      bought({ key: 'c', price: 9_000 }),
      given({ sale_price: 1_250, num: 2 }),
    ])
    expect(figures(lines)).toEqual([
      [4_000, 6_000, 0, 0],
      [500, 2_000, 0, 0],
      [0, 9_000, 0, 0],
      [-2_000, 2_000, 0, 0],
    ])
  })

  it('in money and points in the ratio in which the line was paid', () => {
    // 6,000 in money and 400 points for 4,000: a fifth of both moves
    const [good, gift] = spreadGifts([
      bought({ price: 10_000, points: { use: 400, fee: 4_000 }, earns: ['g'] }),
      given({ sale_price: 2_500 }),
    ])
    expect(good).toMatchObject({ discount_fee: 2_000, total_fee: 4_800, point_fee: 3_200, share_points: 320 })
    expect(gift).toMatchObject({ discount_fee: -2_000, total_fee: 1_200, point_fee: 800, share_points: 80 })
    expect(gift?.shares).toContainEqual({ source: 'points', amount: 800 })
    expect(good?.shares).toContainEqual({ source: 'points', amount: 3_200 })
  })

  it('a point worth more than the share is not moved', () => {
    const [good, gift] = spreadGifts([
      bought({ price: 100, points: { use: 1, fee: 100 }, earns: ['g'] }),
      given({ sale_price: 100 }),
    ])
    expect(good).toMatchObject({ total_fee: 0, point_fee: 100, share_points: 1 })
    expect(gift).toMatchObject({ total_fee: 0, point_fee: 0, share_points: 0 })
  })

  it('points worth less than a cent are not moved', () => {
    // 8 in money and 10 points for 1: the share of 1 would be 1 point for a tenth of a cent
    const [good, gift] = spreadGifts([
      bought({ price: 9, points: { use: 10, fee: 1 }, earns: ['g'] }),
      given({ sale_price: 2 }),
    ])
    expect(good).toMatchObject({ total_fee: 7, point_fee: 1, share_points: 10 })
    expect(gift).toMatchObject({ total_fee: 1, point_fee: 0, share_points: 0 })
  })

  it('a gift without a price, a free product, an order without gifts: nothing is moved', () => {
    const free = [bought({ price: 0, earns: ['g'] }), given({ sale_price: 500 })]
    const worthless = [bought({ price: 500, earns: ['g'] }), given({ sale_price: 0 })]
    for (const lines of [free, worthless, [bought({ price: 500 })]]) expect(spreadGifts(lines)).toEqual(lines)
  })

  const cents = fc.integer({ min: 0, max: 99_999_999 })
  const earner = fc.record({
    price: cents,
    num: fc.integer({ min: 1, max: 99 }),
    percent: fc.nat(100),
    paidInPoints: fc.nat(100),
    rate: fc.constantFrom(1, 100, 1_000),
    earns: fc.subarray(['a', 'b']),
  })
  const gift = fc.record({
    sale_price: cents,
    num: fc.integer({ min: 1, max: 99_999 }),
    promotion_id: fc.constantFrom('a', 'b'),
  })
  const order = fc.tuple(
    fc.array(earner, { minLength: 1, maxLength: 4 }),
    fc.array(gift, { minLength: 1, maxLength: 4 }),
  )

  it('any lines, gifts, discounts and points: all sums stay the same, no line is below zero', () => {
    fc.assert(
      fc.property(order, ([goods, gifts]) => {
        const before = [
          ...goods.map(({ percent, paidInPoints, rate, ...line }, i) => {
            const off = Math.floor((line.price * line.num * percent) / 100)
            const fee = Math.floor(((line.price * line.num - off) * paidInPoints) / 100)
            return bought({ ...line, key: `l${i}`, off, points: { use: Math.ceil((fee * rate) / 100), fee } })
          }),
          ...gifts.map((line, i) => given({ ...line, key: `g${i}` })),
        ]
        const after = spreadGifts(before)
        for (const column of [
          'discount_fee',
          'promotion_discount',
          'point_fee',
          'share_points',
          'total_fee',
        ] as const)
          expect([column, sum(after, column)]).toEqual([column, sum(before, column)])
        for (const line of after) {
          const { item_fee, discount_fee, point_fee, share_points, total_fee } = line
          expect(total_fee).toBe(item_fee - discount_fee - point_fee)
          expect(Math.min(total_fee, point_fee, share_points)).toBeGreaterThanOrEqual(0)
          const of = (isMeant: (source: string) => boolean) =>
            line.shares.reduce((all, { source, amount }) => all + (isMeant(source) ? amount : 0), 0)
          expect(of((source) => source === 'points')).toBe(point_fee)
          expect(of((source) => source !== 'points')).toBe(discount_fee)
          const most = line.order_item_type === 'gift' ? line.sale_price * line.num : line.item_fee
          expect(total_fee + point_fee).toBeLessThanOrEqual(most)
        }
      }),
      { numRuns: 300 },
    )
  })
})

const sum = <K extends string>(lines: readonly Record<K, number>[], column: K) =>
  lines.reduce((all, line) => all + line[column], 0)
