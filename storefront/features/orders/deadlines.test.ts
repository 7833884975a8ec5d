import { describe, expect, test } from 'vitest'
import { DAY_S } from '@schemas/time-units'
import { ITEM, ORDER } from '@tests/helpers/storefront-orders'
import { deadlineOf, isReturnable } from './deadlines'

/** 2026-11-20 16:00 in Shanghai. */
const NOW = Date.UTC(2026, 10, 20, 8) / 1000

describe('what a buyer has until when', () => {
  test.each([
    ['NOTPAY', { auto_cancel_time: NOW }, '请在 2026-11-20 16:00 前付款，逾期订单自动取消'],
    ['WAIT_BUYER_CONFIRM', { auto_finish_time: NOW }, '2026-11-20 16:00 前未确认收货，将自动确认'],
    ['DONE', { latest_aftersale_time: NOW + 60 }, '可在 2026-11-20 16:01 前申请售后'],
    ['DONE', { latest_aftersale_time: NOW }, ''],
    ['PAYED', { auto_finish_time: NOW }, ''],
    ['NOTPAY', { auto_cancel_time: 0 }, ''],
  ])('%s with %j: %j', (order_status, times, text) => {
    const none = { auto_cancel_time: 0, auto_finish_time: 0, latest_aftersale_time: 0 }
    expect(deadlineOf({ ...none, ...times, order_status }, NOW)).toBe(text)
  })
})

describe('七天无理由 is said of', () => {
  const done = { ...ORDER, order_status: 'DONE' }
  test.each([
    ['what is paid and not received yet', { ...ORDER, end_time: 0 }, true],
    ['what was received less than 7 days ago', { ...done, end_time: NOW - 7 * DAY_S + 1 }, true],
    ['nothing older, though its after-sale window is longer', { ...done, end_time: NOW - 7 * DAY_S }, false],
    ['nothing unpaid', { ...ORDER, order_status: 'NOTPAY' }, false],
    ['nothing that cost points', { ...ORDER, order_type: 'normal_pointsmall' }, false],
    ['nothing that has gone back already', { ...ORDER, items: [{ ...ITEM, left_aftersales_num: 0 }] }, false],
  ] as const)('%s', (_what, order, expected) => expect(isReturnable(order, NOW)).toBe(expected))
})
