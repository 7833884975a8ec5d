import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DiscountInfo } from '@schemas/generated/api'
import { figuresOf } from './figures'

const info = (type: string, discount_fee: number): DiscountInfo => ({
  id: type,
  type,
  info: type,
  rule: `rule of ${type}`,
  discount_fee,
})

describe('figures line by line', () => {
  test('each step stands under its figure, in the order of the calculation', () => {
    const figures = figuresOf({
      item_fee: 10_000,
      promotion_discount: 1_000,
      coupon_discount: 500,
      point_fee: 200,
      freight_fee: 800,
      price_info: [info('member_price', 300)],
      discount_info: [info('full_minus', 1_000), info('coupon_discount', 500), info('point', 200)],
      freight_info: [{ templates_id: '1', name: '普通快递', rule: '首件8元', freight_fee: 800 }],
    })
    expect(figures.map(({ key, cents }) => [key, cents])).toEqual([
      ['item', 10_000],
      ['promotion', -1_000],
      ['coupon', -500],
      ['point', -200],
      ['freight', 800],
    ])
    expect(figures.flatMap(({ steps }) => steps)).toEqual([
      { text: 'member_price · rule of member_price' },
      { text: 'full_minus · rule of full_minus', cents: -1_000 },
      { text: 'coupon_discount · rule of coupon_discount', cents: -500 },
      { text: 'point · rule of point', cents: -200 },
      { text: '普通快递 · 首件8元', cents: 800 },
    ])
  })

  test('the same step of several shops is one, with their sum', () => {
    const freight = { templates_id: '1', name: '普通快递', rule: '首件8元', freight_fee: 800 }
    const [, shown] = figuresOf({
      item_fee: 0,
      promotion_discount: 0,
      coupon_discount: 0,
      point_fee: 0,
      freight_fee: 1_600,
      price_info: [],
      discount_info: [],
      freight_info: [freight, freight],
    })
    expect(shown?.steps).toEqual([{ text: '普通快递 · 首件8元', cents: 1_600 }])
  })

  test('the lines add up to what is to be paid, whatever it is made of', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (item, promotion, coupon, point, freight) => {
        const figures = figuresOf({
          item_fee: item,
          promotion_discount: promotion,
          coupon_discount: coupon,
          point_fee: point,
          freight_fee: freight,
          price_info: [],
          discount_info: [],
          freight_info: [],
        })
        expect(figures.reduce((sum, figure) => sum + figure.cents, 0)).toBe(
          item - promotion - coupon - point + freight,
        )
      }),
    )
  })
})
