import { expect, it } from 'vitest'
import { lossesOf, obstaclesOf } from './lists'

const NOTHING = {
  coupons: 0,
  point: 0,
  vip_until: 0,
  favourites: 0,
  footprints: 0,
  addresses: 0,
  in_window: 0,
}

it('注销 says what is lost, and nothing of what there is not', () => {
  expect(lossesOf({ losses: NOTHING })).toEqual(['个人资料与登录方式'])
  // points below zero are no loss
  expect(lossesOf({ losses: { ...NOTHING, point: -5 } })).toHaveLength(1)
  const vip_until = Date.UTC(2026, 11, 31, 18) / 1000
  expect(
    lossesOf({ losses: { ...NOTHING, coupons: 2, point: 88, vip_until, in_window: 1 } }).slice(1),
  ).toEqual([
    '2张未使用的优惠券',
    '88积分',
    '付费会员（2027-01-01 到期）',
    '1笔订单仍在售后期内，注销后不能再申请售后',
  ])
})

it('注销 says what is in the way and where it is dealt with', () => {
  expect(obstaclesOf({ obstacles: { orders: 0, aftersales: 0, refunds: 0 } })).toEqual([])
  expect(obstaclesOf({ obstacles: { orders: 2, aftersales: 1, refunds: 0 } })).toEqual([
    { text: '2笔未完成的订单', href: '/member/trade' },
    { text: '1个处理中的售后', href: '/member/aftersales' },
  ])
})
