import { describe, expect, it } from 'vitest'
import { MESSAGE_KINDS } from '../../db/schema'
import { isTold, TARGETS, wordsOf } from './words'

describe('message centre: texts', () => {
  it.each([
    [
      'shipped',
      { title: '纯棉T恤', courier: '顺丰速运', number: 'SF1' },
      '「纯棉T恤」已发货，顺丰速运 SF1。',
    ],
    ['shipped', { title: '纯棉T恤', courier: '商家自送', number: '' }, '「纯棉T恤」已发货，商家自送。'],
    ['refunded', { title: '台灯', fee: 1050, point: 0 }, '「台灯」的退款 ¥10.50 已原路退回。'],
    [
      'refunded',
      { title: '台灯', fee: 1050, point: 20 },
      '「台灯」的退款 ¥10.50 已原路退回，20 积分已退还。',
    ],
    ['refunded', { title: '台灯', fee: 0, point: 20 }, '「台灯」的退款20 积分已退还。'],
    ['cancelled', { title: '台灯', reason: '超时未支付' }, '「台灯」已取消，原因：超时未支付。'],
    ['cancelled', { title: '台灯', reason: '' }, '「台灯」已取消。'],
    ['aftersale', { step: 'reject', reason: '已使用' }, '商家未通过您的售后申请：已使用'],
    [
      'coupon_ending',
      { title: '满减券', end: '2026-11-24 00:00' },
      '「满减券」将于 2026-11-24 00:00 到期，请尽快使用。',
    ],
    [
      'account',
      { what: 'mobile', mobile: '138****1234' },
      '登录手机号已更换为 138****1234，其他设备已退出登录。',
    ],
  ] as const)('%s %j', (kind, facts, content) => {
    expect(wordsOf(kind, facts).content).toBe(content)
  })

  it('every kind has a title, a text and a target', () => {
    for (const kind of MESSAGE_KINDS) {
      const { title, content } = wordsOf(kind, { step: 'expire' })
      expect([kind, title.length > 3, content.length > 3, TARGETS[kind]]).toEqual([
        kind,
        true,
        true,
        expect.any(String),
      ])
    }
  })

  it.each(['modify', 'withdraw', 'send_back', 'refund', 'refunded'])(
    '%s of an after-sale writes no message: it is the buyer’s own step, or the refund is announced',
    (step) => expect(isTold(step)).toBe(false),
  )
})
