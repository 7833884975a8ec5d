import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakdownOf, priceCheckout } from '@server/pricing/calculation/checkout'
import { checkouts } from '@tests/helpers/arbitrary/checkout'
import { cartTotal, lineFee } from './CartPanel.tsx'

test('the sum of price × quantity − discount is the sum of total_fee', () => {
  const runs = { seed: 20_261_121, numRuns: 500 }
  fc.assert(
    fc.property(checkouts, (input) => {
      // carts are priced without coupons and points
      const coupons = { coupons: [], shops: new Map(), platform: 'none' } as const
      const priced = priceCheckout({ ...input, coupons, points: null })
      const lines = priced.shops.flatMap((shop) =>
        shop.lines.map((one) => {
          const { discount_fee, total_fee } = breakdownOf([one], priced)
          return { price: one.price, num: one.line.num, discount_fee, total_fee }
        }),
      )
      for (const line of lines) expect(lineFee(line)).toBe(line.total_fee)
      const list = lines.map((line) => ({
        ...line,
        cart_id: '',
        item_id: '',
        item_name: '',
        item_spec_desc: '',
        pics: '',
      }))
      expect(cartTotal([{ list }])).toBe(lines.reduce((sum, { total_fee }) => sum + total_fee, 0))
    }),
    runs,
  )
})
