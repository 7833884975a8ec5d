import { describe, expect, test } from 'vitest'
import { stepsOf, untilOf } from './steps'

const CASE = {
  aftersales_type: 'REFUND_GOODS',
  progress: 0,
  return_type: 'logistics',
  actions: [],
} as const

/** The steps that are done, the one under way in brackets, one that ended it with an exclamation mark. */
const said = (aftersale: Parameters<typeof stepsOf>[0]) =>
  stepsOf(aftersale)
    .map(({ text, state }) => ({ done: text, current: `[${text}]`, todo: '', failed: `${text}!` })[state])
    .filter((text) => text !== '')
    .join(' ')

describe('how far an after-sale has come', () => {
  test.each([
    [{ progress: 0 }, '提交申请 [商家处理]'],
    [{ progress: 1 }, '提交申请 商家处理 [寄回商品]'],
    [{ progress: 1, return_type: 'offline' }, '提交申请 商家处理 [送回门店]'],
    [{ progress: 2 }, '提交申请 商家处理 寄回商品 [商家收货]'],
    [{ progress: 8 }, '提交申请 商家处理 寄回商品 商家收货 [退款]'],
    [{ progress: 9 }, '提交申请 商家处理 寄回商品 商家收货 [退款]'],
    [{ progress: 6 }, '提交申请 商家处理 寄回商品 商家收货 退款 完成'],
    [{ progress: 3 }, '提交申请 已驳回!'],
    [{ progress: 5 }, '提交申请 商家处理 寄回商品 已驳回!'],
    [{ progress: 7 }, '提交申请 已关闭!'],
    [{ aftersales_type: 'ONLY_REFUND', progress: 0 }, '提交申请 [商家处理]'],
    [{ aftersales_type: 'ONLY_REFUND', progress: 9 }, '提交申请 商家处理 [退款]'],
    [{ aftersales_type: 'ONLY_REFUND', progress: 6 }, '提交申请 商家处理 退款 完成'],
    [{ aftersales_type: 'EXCHANGING_GOODS', progress: 8 }, '提交申请 商家处理 寄回商品 商家收货 [换货寄出]'],
    [
      { aftersales_type: 'EXCHANGING_GOODS', progress: 4, actions: ['confirm'] },
      '提交申请 商家处理 寄回商品 商家收货 换货寄出 [完成]',
    ],
    [
      { aftersales_type: 'EXCHANGING_GOODS', progress: 4 },
      '提交申请 商家处理 寄回商品 商家收货 换货寄出 完成',
    ],
  ] as const)('%j: %s', (change, text) => {
    expect(said({ ...CASE, ...change, actions: [...('actions' in change ? change.actions : [])] })).toBe(text)
  })
})

test.each([
  [0, '商家在 2026-11-20 16:00:00 前未处理，系统将自动同意'],
  [1, '请在 2026-11-20 16:00:00 前寄回，逾期售后单将自动关闭'],
  [2, '商家在 2026-11-20 16:00:00 前未处理，系统将自动退款'],
])('at progress %i the deadline is told: %s', (progress, text) => {
  expect(untilOf({ progress, auto_time: Date.UTC(2026, 10, 20, 8) / 1000 })).toBe(text)
})
