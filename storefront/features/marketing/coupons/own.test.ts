import { describe, expect, test } from 'vitest'
import { stateOf } from './own'

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
