import { describe, expect, test } from 'vitest'
import { claimState } from '@widgets/shared/coupon'
import { faceOf, percentTaken, stateOf, goodsOf } from './face'

const counts = { get_limit: 2, user_get_num: 0, quantity: 10, get_num: 3 }
const card = {
  card_type: 'cash',
  discount: 0,
  reduce_cost: 2000,
  least_cost: 9900,
  date_type: 'DATE_TYPE_FIX_TERM',
  fixed_term: 30,
  end_date: 0,
} as const

describe('the claim status of a coupon', () => {
  test('1 at the own limit, 2 where none is left, else 0', () => {
    expect(claimState(counts, 0)).toBe(0)
    expect(claimState({ ...counts, user_get_num: 1 }, 1)).toBe(1)
    expect(claimState({ ...counts, get_num: 10 }, 0)).toBe(2)
    expect(claimState({ ...counts, get_num: 10, user_get_num: 2 }, 0)).toBe(1)
  })

  test('who may have any number of them can claim until none is left', () => {
    const free = { ...counts, get_limit: 0, user_get_num: 5 }
    expect([claimState(free, 0), claimState(free, 7)]).toEqual([0, 2])
  })

  test('how much is gone', () => {
    expect([percentTaken(counts, 1), percentTaken({ ...counts, quantity: 0 }, 0)]).toEqual([40, 100])
  })
})

describe('what stands on a coupon', () => {
  test('cash in yuan, a discount as 10 minus discount/10', () => {
    expect(faceOf(card)).toEqual({
      symbol: '¥',
      figure: '20',
      unit: '',
      condition: '满99可用',
      validity: '领取后 30 天内有效',
    })
    expect(faceOf({ ...card, card_type: 'discount', discount: 15, least_cost: 0 })).toMatchObject({
      symbol: '',
      figure: '8.5',
      unit: '折',
      condition: '无门槛',
    })
  })

  test('a gift has no figure; a fixed end is a day in Shanghai', () => {
    const end_date = Date.UTC(2026, 5, 30, 15, 59, 59) / 1000
    expect(
      faceOf({ ...card, card_type: 'gift', date_type: 'DATE_TYPE_FIX_TIME_RANGE', end_date }),
    ).toMatchObject({
      symbol: '',
      figure: '',
      validity: '有效期至 2026-06-30',
    })
  })
})

/** ms of a moment in Shanghai. */
const at = (moment: string) => Date.parse(`${moment}+08:00`)

describe('state of a member’s coupon', () => {
  const usable = { valid: true, reason: '', end_date: '2026-05-08' }

  test.each([
    ['2026-05-08T23:59:59', '今天到期'],
    ['2026-05-08T00:00:00', '今天到期'],
    ['2026-05-07T23:59:59', '还剩 1 天'],
    ['2026-05-01T00:00:00', '还剩 7 天'],
    ['2026-04-30T23:59:59', ''],
  ])('at %s in Shanghai: %s', (now, text) => expect(stateOf(usable, at(now))).toBe(text))

  test('what cannot be used says why', () =>
    expect(
      stateOf({ ...usable, valid: false, reason: '未付款的订单正在使用' }, at('2026-05-08T10:00:00')),
    ).toBe('未付款的订单正在使用'))
})

test.each([
  [0, '0', '/items'],
  [0, '3', '/shops/info?distributor_id=3'],
  [2, '0', '/items?card_id=c1'],
  [2, '3', '/items?card_id=c1&distributor_id=3'],
] as const)('a coupon of bound %i from shop %s leads to %s', (use_bound, distributor_id, path) =>
  expect(goodsOf({ card_id: 'c1', use_bound, distributor_id })).toBe(path),
)
