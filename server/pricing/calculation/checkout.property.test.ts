import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkouts } from '@tests/helpers/arbitrary/checkout'
import { breakdownOf, priceCheckout, type CheckoutInput, type PricedCheckout } from './checkout'
import { freightFee } from './freight'
import { refundShare } from './shares'

const RUNS = { seed: 20_260_601, numRuns: 1_000 }
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0)
const linesOf = ({ shops }: PricedCheckout) => shops.flatMap(({ lines }) => lines)

/** The property holds for random checkouts. */
const always = (holds: (input: CheckoutInput, priced: PricedCheckout) => void) =>
  fc.assert(
    fc.property(checkouts, (input) => holds(input, priceCheckout(input))),
    RUNS,
  )

describe('prices of random checkouts', () => {
  it('each line: price × num is the rest plus the shares of its discounts, none below zero', () => {
    always((_input, priced) => {
      for (const { line, price, left, shares } of linesOf(priced)) {
        expect(left + sum(shares.map(({ amount }) => amount))).toBe(price * line.num)
        expect(
          [left, ...shares.map(({ amount }) => amount)].every(
            (cents) => Number.isInteger(cents) && cents >= 0,
          ),
        ).toBe(true)
        expect(new Set(shares.map(({ source }) => source)).size).toBe(shares.length)
      }
    })
  })

  it('each discount: its shares sum to its amount; Σ lines + freight is the total', () => {
    always((_input, priced) => {
      for (const { info, shares } of priced.discounts) expect(sum(shares.values())).toBe(info.discount_fee)
      const whole = breakdownOf(linesOf(priced), priced)
      expect(whole.item_fee - whole.discount_fee - whole.point_fee).toBe(whole.total_fee)
      expect(sum(whole.discount_info.map(({ discount_fee }) => discount_fee))).toBe(
        whole.discount_fee + whole.point_fee,
      )
      const parts = priced.shops.map(({ lines }) => breakdownOf(lines, priced))
      for (const figure of [
        'item_fee',
        'promotion_discount',
        'coupon_discount',
        'point_fee',
        'share_points',
        'total_fee',
      ] as const)
        expect(sum(parts.map((part) => part[figure]))).toBe(whole[figure])
    })
  })

  it('every line is priced or refused, regardless of the order of lines, promotions and coupons', () => {
    always((input, priced) => {
      const keys = priced.shops.flatMap(({ lines, refused }) => [
        ...lines.map(({ line }) => line.key),
        ...refused.map(({ key }) => key),
      ])
      expect(keys.toSorted()).toEqual(input.lines.map(({ key }) => key).toSorted())
      const turned = priceCheckout({
        ...input,
        lines: input.lines.toReversed(),
        promotions: input.promotions.toReversed(),
        coupons: {
          ...input.coupons,
          coupons: input.coupons.coupons.toReversed(),
          shops: new Map([...input.coupons.shops].toReversed()),
        },
      })
      expect(turned).toEqual(priced)
    })
  })

  it('a shop’s discounts apply to its own lines only; a seckill line takes no promotion and no coupon, a sale no promotion', () => {
    always((input, priced) => {
      const ownShop = new Map(
        input.promotions.map(({ promotion_id, distributor_id }) => [
          `promotion:${promotion_id}`,
          distributor_id,
        ]),
      )
      for (const { coupon } of priced.coupons.shops.values())
        ownShop.set(`shop_coupon:${coupon.code}`, coupon.distributor_id)
      for (const { line, shares } of linesOf(priced)) {
        const sources = shares.map(({ source }) => source)
        for (const source of sources)
          expect([null, undefined, line.distributor_id]).toContain(ownShop.get(source))
        const fixed = line.charged.source === 'seckill' || line.charged.source === 'limited_time_sale'
        expect(sources.filter((source) => fixed && source.startsWith('promotion:'))).toEqual([])
        const coupons = sources.filter((source) => source.includes('coupon'))
        expect(line.charged.source === 'seckill' ? coupons : []).toEqual([])
        expect(sources.filter((source) => source.startsWith('promotion:')).length).toBeLessThanOrEqual(1)
      }
    })
  })

  it('only points and a coupon of 100 percent take the last fen', () => {
    always((input) => {
      const { shops } = priceCheckout({ ...input, points: null })
      const left = sum(shops.flatMap(({ lines }) => lines.map((running) => running.left)))
      expect(left > 0 || shops.every(({ lines }) => lines.length === 0)).toBe(true)
    })
  })

  it('points: products first, then freight; at most what is wanted, owned and allowed; the parts sum to the total', () => {
    const asked = {
      deduct_point: 100,
      deduct_proportion_limit: 50,
      can_deduct_freight: true,
      balance: 500,
      wanted: 400,
    }
    always((input) => {
      const asking = { ...asked, ...input.points }
      const { points, coupons, shops } = priceCheckout({ ...input, points: asking })
      if (!points) throw new Error('Expected points where some are asked for')
      const { lines } = coupons
      const goods = sum(lines.map(({ left }) => left))
      expect(points.point_use).toBeLessThanOrEqual(Math.max(0, Math.min(asking.wanted, asking.balance)))
      expect(points.point_use).toBeLessThanOrEqual(points.max_point)
      const goods_fee = points.discount?.info.discount_fee ?? 0
      expect(goods_fee * 100).toBeLessThanOrEqual(goods * asking.deduct_proportion_limit)
      const paid = [...points.freight.values()]
      const freight_fee = sum(paid.map(({ freight_point_fee }) => freight_point_fee))
      const freight = sum(shops.map((shop) => freightFee(shop.freight)))
      const most = asking.can_deduct_freight ? freight * asking.deduct_proportion_limit : 0
      expect(freight_fee * 100).toBeLessThanOrEqual(most)
      const goodsFirst =
        freight_fee === 0 || goods_fee === Math.floor((goods * asking.deduct_proportion_limit) / 100)
      expect(goodsFirst).toBe(true)
      expect(goods_fee + freight_fee).toBe(points.point_fee)
      for (const { distributor_id, freight: own } of shops)
        expect(points.freight.get(distributor_id)?.freight_point_fee ?? 0).toBeLessThanOrEqual(
          freightFee(own),
        )
      expect(points.point_fee * asking.deduct_point).toBeLessThanOrEqual(points.point_use * 100)
      expect(sum(points.shares.values()) + sum(paid.map(({ freight_point }) => freight_point))).toBe(
        points.point_use,
      )
    })
  })

  it('the best coupon saves no less than any other choice', () => {
    always((input) => {
      const best = new Map(input.lines.map(({ distributor_id }) => [distributor_id, 'best' as const]))
      const totalWith = (coupons: CheckoutInput['coupons']) => {
        const priced = priceCheckout({ ...input, points: null, coupons })
        return breakdownOf(linesOf(priced), priced).total_fee
      }
      const { coupons } = input.coupons
      const least = totalWith({ coupons, shops: best, platform: 'best' })
      for (const { code, distributor_id } of coupons) {
        const one = { code }
        const alone =
          distributor_id === null
            ? { shops: new Map(), platform: one }
            : { shops: new Map([[distributor_id, one]]), platform: 'none' as const }
        expect(least).toBeLessThanOrEqual(totalWith({ coupons, ...alone }))
      }
    })
  })

  it('refunds of random splits sum to the payment, in cents and in points', () => {
    fc.assert(
      fc.property(checkouts, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (input, steps) => {
        const priced = priceCheckout(input)
        for (const { line, left } of linesOf(priced)) {
          for (const amount of [left, priced.points?.shares.get(line.key) ?? 0]) {
            let [refunded, refunded_num] = [0, 0]
            while (refunded_num < line.num) {
              const { value = 1 } = steps.next()
              const pieces = Math.min(value, line.num - refunded_num)
              refunded += refundShare({ amount, num: line.num, refunded, refunded_num }, pieces)
              refunded_num += pieces
              expect(refunded).toBeLessThanOrEqual(amount)
            }
            expect(refunded).toBe(amount)
          }
        }
      }),
      { ...RUNS, numRuns: 300 },
    )
  })
})
