import { describe, expect, test } from 'vitest'
import { accountPageOf } from './account-pages'

describe('the account pages', () => {
  test.each([
    ['/member', '会员中心'],
    ['/member/user-info', '会员中心'],
    ['/member/trade', '我的订单'],
    ['/member/trade/10001', '我的订单'],
    ['/member/trade/rate', '我的订单'],
    ['/member/trade/point', '积分订单'],
    ['/member/trade/aftersale', '售后订单'],
    ['/member/trade/aftersale-list', '售后订单'],
    ['/member/aftersales/2021', '售后订单'],
    ['/member/receiveCoupon', '领券中心'],
    ['/member/coupon', '优惠券'],
    ['/member/address-item-add', '收货地址'],
  ])('%s belongs to %s', (path, text) => expect(accountPageOf(path).text).toBe(text))
})
