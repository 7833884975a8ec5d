import { describe, expect, test } from 'vitest'
import { outcomeOf } from './sections/finish-result/end'
import { cashierPath, finishPath, tradeIdIn } from '../../shell/routing/pay-paths'
import { platformOf, unopenedWays, wayAt, WAYS, waysFor, type PayPlatform } from './ways'

describe('finish pages: how a payment ended', () => {
  test.each([
    ['SUCCESS', false, undefined, 'success'],
    ['REFUND', false, undefined, 'success'],
    ['SUCCESS', false, 1, 'success'],
    ['CLOSED', true, undefined, 'fail'],
    ['CLOSED', false, 9, 'fail'],
    ['NOTPAY', true, undefined, 'waiting'],
    ['NOTPAY', false, undefined, 'fail'],
    ['NOTPAY', false, 0, 'result'],
    ['NOTPAY', true, 0, 'result'],
    ['NOTPAY', false, 2, 'result'],
  ] as const)('%s, paying %s, proof %s: %s', (trade_state, paying, check_status, outcome) => {
    const proof = check_status === undefined ? {} : { check_status }
    expect(outcomeOf({ trade_state, paying }, proof)).toBe(outcome)
  })
})

describe('addresses of the cashier', () => {
  test('a trade is named by itself or by an order', () => {
    expect(tradeIdIn({ trade_id: '1', order_id: '2' })).toBe('1')
    expect(tradeIdIn({ order_id: '2' })).toBe('2')
    expect(tradeIdIn({})).toBe('')
  })

  test('what an address says is read again', () => {
    expect(cashierPath('12')).toBe('/cashier?trade_id=12')
    expect(cashierPath('a&b', 'wechat-qr')).toBe('/cashier/wechat-qr?trade_id=a%26b')
    expect(finishPath('', 'fail')).toBe('/finish/fail')
    expect(finishPath('12')).toBe('/finish?trade_id=12')
  })

  test('every sub-page is a way, and every way has a sub-page of its own', () => {
    const segments = WAYS.map(({ segment }) => segment)
    expect(new Set(segments).size).toBe(segments.length)
    expect(segments).toEqual(
      expect.arrayContaining([
        'alipay',
        'mobile-alipay',
        'test-pay',
        'wechat-h5',
        'wechat-jsapi',
        'wechat-qr',
      ]),
    )
    for (const way of WAYS) expect(wayAt(cashierPath('1', way.segment))).toBe(way)
    expect(wayAt('/cashier')).toBeUndefined()
    expect(wayAt('/cashier/nothing')).toBeUndefined()
  })
})

describe('trade/payment/list', () => {
  const method = (pay_type_code: string) => ({ pay_type_code, pay_type_name: `名 ${pay_type_code}` })

  test('ways are shown as the server names and orders them; unknown ones are not', () => {
    const ways = waysFor(['offline_pay', 'bitcoin', 'wxpaypc'].map(method), 'normal')
    expect(ways.map(({ name, segment }) => [name, segment])).toEqual([
      ['名 offline_pay', 'offline-pay'],
      ['名 wxpaypc', 'wechat-qr'],
    ])
  })

  test('a demo shop lists payment apps that are not configured as 暂未开通; other shops list only configured ones', () => {
    const unopened = (platform: PayPlatform, ...codes: string[]) =>
      unopenedWays(codes.map(method), platform).map(({ pay_type }) => pay_type)
    expect(unopened('pc', 'test', 'offline_pay')).toEqual(['alipay', 'wxpaypc'])
    expect(unopened('h5', 'test')).toEqual(['alipayh5', 'wxpayh5'])
    expect(unopened('wxPlatform', 'test')).toEqual(['wxpayjs'])
    expect(unopened('pc', 'test', 'alipay_qr')).toEqual(['wxpaypc'])
    expect(unopened('pc', 'offline_pay')).toEqual([])
  })

  test('a grade cannot be paid by transfer', () => {
    expect(waysFor([method('offline_pay')], 'memberCard')).toEqual([])
    expect(waysFor([method('offline_pay')], 'normal_pointsmall')).toHaveLength(1)
  })

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'pc'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18) Mobile/15E148', 'h5'],
    ['Mozilla/5.0 (iPad; CPU OS 18) Mobile/15E148', 'pc'],
    ['Mozilla/5.0 (Linux; Android 15) Mobile MicroMessenger/8.0', 'wxPlatform'],
  ])('%s pays at %s', (agent, platform) => expect(platformOf(agent)).toBe(platform))
})
