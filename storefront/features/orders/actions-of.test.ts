import { describe, expect, test } from 'vitest'
import type { OrderInfo } from '@schemas/generated/api'
import { actionsOf } from './actions-of'
import { ITEM, ORDER } from '@tests/helpers/storefront-orders'

const NOW = 1_800_000_000
const actions = (order: Partial<OrderInfo>, rate_status = true) =>
  actionsOf({ ...ORDER, ...order }, { now: NOW, rate_status })

const SHIPPED = { order_status: 'WAIT_BUYER_CONFIRM', delivery_status: 'DONE' } as const
const DONE = { order_status: 'DONE', delivery_status: 'DONE', latest_aftersale_time: NOW + 1 } as const
const PICKUP = { receipt_type: 'ziti', ziti_status: 'PENDING' } as const

describe('what can be done with an order', () => {
  test.each<[string, Partial<OrderInfo>, string[]]>([
    ['unpaid', { order_status: 'NOTPAY' }, ['pay', 'cancel']],
    [
      'a transfer was refused',
      { order_status: 'NOTPAY', offline_payment_status: 2 },
      ['voucher', 'pay', 'cancel'],
    ],
    ['a transfer that waits', { order_status: 'WAIT_PAID_CONFIRM' }, ['voucher', 'cancel']],
    ['paid', {}, ['aftersale', 'again', 'cancel']],
    ['the shop declined to cancel', { cancel_status: 'FAILS' }, ['aftersale', 'again', 'cancel']],
    ['the buyer asked to cancel', { cancel_status: 'WAIT_PROCESS' }, ['again']],
    ['to be fetched', PICKUP, ['pickup', 'again', 'cancel']],
    ['partly shipped', { delivery_status: 'PARTAIL' }, ['logistics', 'aftersale', 'again']],
    ['shipped', { ...SHIPPED, can_extend: true }, ['receive', 'logistics', 'aftersale', 'again', 'extend']],
    ['received', DONE, ['logistics', 'rate', 'aftersale', 'again', 'remove']],
    ['rated', { ...DONE, is_rate: true }, ['logistics', 'aftersale', 'again', 'remove']],
    [
      'too late to ask back',
      { ...DONE, latest_aftersale_time: NOW },
      ['logistics', 'rate', 'again', 'remove'],
    ],
    ['cancelled', { order_status: 'CANCEL' }, ['again', 'remove']],
    ['all of it came back', { order_status: 'REFUND_SUCCESS' }, ['again', 'remove']],
  ])('%s', (_title, order, expected) => expect(actions(order)).toEqual(expected))

  test('nothing is rated where the shop does not ask for it, nor what was for points', () => {
    expect(actions(DONE, false)).not.toContain('rate')
    expect(actions({ ...DONE, order_type: 'normal_pointsmall' })).not.toContain('rate')
  })

  test('what was asked back entirely is not asked back again, but looked at', () => {
    const items = [{ ...ITEM, left_aftersales_num: 0, aftersales_status: 1 }]
    expect(actions({ ...SHIPPED, items })).toEqual(['receive', 'logistics', 'seeAftersale', 'again'])
  })
})
