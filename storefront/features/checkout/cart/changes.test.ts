import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartListAnswer } from '@schemas/generated/api'
import { changed, isNothing, joined, NOTHING } from './changes'
import { chosenOf, mostOf, piecesOf, priceChange, tickOf, validLines } from './figures'
import { cartLine, cartOf } from '@tests/helpers/storefront-cart'

const promotions = ['p', 'q'].map((promotion_id) => ({
  promotion_id,
  tag_type: 'full_minus',
  promotion_tag: '满减',
  marketing_name: '',
  rule: '',
  is_used: promotion_id === 'p',
}))
const cart = cartOf(
  {
    '0': [
      cartLine('a', { num: 2, discount_fee: 500, promotions, notice: '库存不足，最大库存为1件' }),
      cartLine('b'),
    ],
    '3': [cartLine('c', { price: 300, is_checked: false })],
  },
  [cartLine('x', { num: 4, reason: '已下架' })],
)
const line = (shown: CartListAnswer, cart_id: string) =>
  validLines(shown).find((one) => one.cart_id === cart_id)

describe('design/look optimistic cart', () => {
  test('pieces change the line, its shop and the whole at once; the discount stays until the server counts', () => {
    const shown = changed(cart, joined(NOTHING, { nums: { a: 5 } }))
    expect(line(shown, 'a')).toMatchObject({ num: 5, discount_fee: 500, total_fee: 4500, notice: '' })
    expect(shown.valid_cart[0]).toMatchObject({
      item_fee: 6000,
      discount_fee: 500,
      total_fee: 5500,
      cart_total_num: 6,
      cart_total_count: 2,
    })
    expect(chosenOf(shown)).toEqual({
      pieces: 6,
      lines: 2,
      item_fee: 6000,
      discount_fee: 500,
      total_fee: 5500,
    })
    expect(line(cart, 'a')?.num).toBe(2)
  })

  test('a line that loses its tick leaves the sum, and its discount', () => {
    const shown = changed(cart, joined(NOTHING, { ticks: { a: false, c: true } }))
    expect(line(shown, 'a')).toMatchObject({ is_checked: false, discount_fee: 0, total_fee: 2000 })
    expect(chosenOf(shown)).toMatchObject({ pieces: 2, total_fee: 1300, discount_fee: 0 })
  })

  test('what is taken out is gone, and its shop with it; a chosen promotion is the used one', () => {
    const shown = changed(cart, { ...NOTHING, gone: ['c', 'x'], promotions: { a: 'q' } })
    expect(shown.valid_cart.map(({ shop_id }) => shop_id)).toEqual(['0'])
    expect(shown.invalid_cart).toEqual([])
    expect(line(shown, 'a')?.promotions.map(({ is_used }) => is_used)).toEqual([false, true])
  })

  test('later changes count, and none of a line that is gone', () => {
    const changes = joined(joined(NOTHING, { nums: { a: 3, b: 2 }, ticks: { a: false } }), {
      nums: { b: 7 },
      gone: ['a'],
    })
    expect(changes).toEqual({ nums: { b: 7 }, ticks: {}, promotions: {}, gone: ['a'] })
    expect([isNothing(changes), isNothing(NOTHING)]).toEqual([false, true])
    expect(changed(cart, NOTHING)).toBe(cart)
  })

  test('whatever is changed, the sums are those of the ticked lines', () => {
    const ids = ['a', 'b', 'c']
    const record = <T>(value: fc.Arbitrary<T>) => fc.dictionary(fc.constantFrom(...ids), value)
    const changes = fc.record({
      nums: record(fc.integer({ min: 1, max: 99_999 })),
      ticks: record(fc.boolean()),
      promotions: record(fc.constantFrom('', 'p', 'q')),
      gone: fc.subarray(ids),
    })
    fc.assert(
      fc.property(changes, changes, (first, later) => {
        const shown = changed(changed(cart, joined(NOTHING, first)), joined(NOTHING, later))
        const ticked = validLines(shown).filter(({ is_checked }) => is_checked)
        for (const { price, num, discount_fee, total_fee } of validLines(shown)) {
          expect(total_fee).toBe(price * num - discount_fee)
          expect(total_fee).toBeGreaterThanOrEqual(0)
        }
        expect(chosenOf(shown)).toMatchObject({
          pieces: ticked.reduce((sum, { num }) => sum + num, 0),
          total_fee: ticked.reduce((sum, { total_fee }) => sum + total_fee, 0),
        })
      }),
    )
  })
})

describe('figures of a cart', () => {
  test('the badge counts every piece, of what cannot be bought too', () => expect(piecesOf(cart)).toBe(8))

  test('a tick over many is all, some or none of them', () => {
    const [a, b] = [{ is_checked: true }, { is_checked: false }]
    expect([tickOf([a, a]), tickOf([a, b]), tickOf([b]), tickOf([])]).toEqual(['all', 'some', 'none', 'none'])
  })

  test.each([
    [{ store: 7 }, 7],
    [{ store: 200_000 }, 99_999],
    [{ store: 7, limitedBuy: { limit_buy: 5, bought: 2 } }, 3],
    [{ store: 2, start_num: 3 }, 3],
  ])('at most %j pieces is %i', (more, most) => expect(mostOf(cartLine('a', more))).toBe(most))

  test.each([
    [0, 0],
    [1000, 0],
    [1200, -200],
    [900, 100],
  ])('put in at %i, now 1000: changed by %i', (added_price, change) =>
    expect(priceChange({ added_price, price: 1000 })).toBe(change),
  )
})
