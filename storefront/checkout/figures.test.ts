import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DiscountInfo } from '@schemas/generated/api'
import { ERRORS } from '@server/errors'
import { shownChange } from './change-words'
import { couponGroups, couponsIn, PLATFORM, withCoupon } from './coupons'
import { figuresOf } from './figures'
import { keptTitles, invoiceOf, valuesOf } from './invoice'
import { CODES } from './trouble'

const info = (type: string, discount_fee: number): DiscountInfo => ({
  id: type,
  type,
  info: type,
  rule: `rule of ${type}`,
  discount_fee,
})

describe('issue 5 figures line by line', () => {
  test('commerce-rules 6 each step stands under its figure, in the order of the calculation', () => {
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

  test('commerce-rules 6 the lines add up to what is to be paid, whatever it is made of', () => {
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

describe('commerce-rules 5 what changed, in words', () => {
  test.each([
    ['price', 19_900, 21_900, '单价', '¥199.00', '¥219.00'],
    ['num', 2, 1, '数量', '2 件', '1 件'],
    ['item', null, 1, '商品', '—', '1 件'],
    ['item', 1, null, '商品', '1 件', '已移除'],
    ['freight_fee', 0, 800, '运费', '¥0.00', '¥8.00'],
    ['total_fee', null, 120_000, '应付总额', '—', '¥1,200.00'],
  ])('%s %j → %j', (field, before, after, label, was, is) =>
    expect(shownChange({ field, item_id: '1', item_name: '', before, after })).toMatchObject({
      label,
      before: was,
      after: is,
    }),
  )
})

describe('storefront §7 coupons of a checkout', () => {
  const coupon = (code: string, distributor_id: string, valid: boolean) =>
    ({ code, distributor_id, valid }) as Parameters<typeof couponGroups>[0][number]

  test('storefront §7 by who gave them, the usable apart from the others', () => {
    const groups = couponGroups([coupon('a', '0', true), coupon('b', '3', false), coupon('c', '3', true)])
    expect(groups.get(PLATFORM)?.usable.map(({ code }) => code)).toEqual(['a'])
    expect(groups.get('3')?.usable.map(({ code }) => code)).toEqual(['c'])
    expect(groups.get('3')?.unusable.map(({ code }) => code)).toEqual(['b'])
  })

  test('decisions 22 another coupon of one shop leaves the others', () => {
    const used = { shops: [{ distributor_id: '3', coupon_info: { coupon_code: 'c' } }], platform_coupon: {} }
    const chosen = couponsIn(used as unknown as Parameters<typeof couponsIn>[0])
    expect(withCoupon(chosen, PLATFORM, 'a')).toEqual({ shops: { '3': 'c' }, platform: 'a' })
    expect(withCoupon(chosen, '3', '')).toEqual({ shops: { '3': '' }, platform: '' })
  })
})

describe('storefront §5 invoices', () => {
  const unit = { title: 'unit' as const, content: '和安', registration_number: 'A'.repeat(18) }

  test('a form says what an invoice says; a person has no tax number', () => {
    expect(invoiceOf(valuesOf(unit))).toMatchObject(unit)
    expect(invoiceOf({ ...valuesOf(unit), kind: 'individual' })).toEqual({
      title: 'individual',
      content: '和安',
    })
    expect(invoiceOf(valuesOf(null))).toBeNull()
  })

  test('kept titles are each there once, the newest first', () => {
    const asked = (content: string) => ({ ...valuesOf(unit), title: 'unit' as const, content })
    const list = [asked('乙'), asked('甲'), asked('乙')] as unknown as Parameters<typeof keptTitles>[0]
    expect(keptTitles(list).map(({ content }) => content)).toEqual(['乙', '甲'])
  })
})

test('storefront §8 the numbers of the errors are those of the server’s catalogue', () => {
  for (const [name, code] of Object.entries(CODES))
    expect(ERRORS[name as keyof typeof ERRORS].code).toBe(code)
})
