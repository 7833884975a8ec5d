import { describe, expect, it } from 'vitest'
import { EVENT_TEXTS, ADMIN_EVENT_TEXTS, statusTextOf } from './status-words'

const ORDER = {
  status: 'PAYED',
  cancel_status: 'NO_APPLY_CANCEL',
  ziti_status: 'NOTZITI',
  delivery_status: 'PENDING',
} as const

describe('order_status_des: every possible state with its text', () => {
  it.each([
    [{ status: 'NOTPAY' }, 'NOTPAY', '待支付'],
    [{ status: 'WAIT_PAID_CONFIRM' }, 'WAIT_PAID_CONFIRM', '支付待确认'],
    [{}, 'PAYED', '待发货'],
    [{ cancel_status: 'FAILS' }, 'PAYED', '待发货'],
    [{ cancel_status: 'WAIT_PROCESS' }, 'PAYED_WAIT_PROCESS', '退款处理中'],
    [{ ziti_status: 'PENDING' }, 'PAYED_PENDING', '待自提'],
    [{ delivery_status: 'PARTAIL' }, 'PAYED_PARTAIL', '部分发货'],
    [{ status: 'WAIT_BUYER_CONFIRM', delivery_status: 'DONE' }, 'WAIT_BUYER_CONFIRM', '待收货'],
    [{ status: 'DONE', delivery_status: 'DONE' }, 'DONE', '已完成'],
    [{ status: 'CANCEL' }, 'CANCEL', '已取消'],
    [{ status: 'CANCEL', cancel_status: 'SUCCESS' }, 'CANCEL', '已取消'],
    [{ status: 'CANCEL', cancel_status: 'REFUND_PROCESS' }, 'CANCEL_REFUND_PROCESS', '退款处理中'],
    [{ status: 'CANCEL', cancel_status: 'FAILS' }, 'CANCEL_REFUND_FAIL', '等待退款'],
    [{ status: 'CANCEL', delivery_status: 'DONE' }, 'CLOSED', '已关闭'],
    [{ status: 'REFUND_SUCCESS' }, 'REFUND_SUCCESS', '已退款'],
    [{ status: 'REFUND_SUCCESS', delivery_status: 'PARTAIL' }, 'CLOSED', '已关闭'],
  ] as const)('%j is %s, %s', (change, des, msg) => {
    const order = { ...ORDER, ...change }
    expect(statusTextOf(order, false)).toEqual({
      order_status: order.status,
      order_status_des: des,
      order_status_msg: msg,
    })
  })

  it('an expired order is shown as cancelled before the job runs, unless a voucher is under review', () => {
    expect(statusTextOf({ ...ORDER, status: 'NOTPAY' }, true)).toMatchObject({
      order_status: 'CANCEL',
      order_status_msg: '已取消',
    })
    expect(statusTextOf({ ...ORDER, status: 'WAIT_PAID_CONFIRM' }, true).order_status_des).toBe(
      'WAIT_PAID_CONFIRM',
    )
  })

  it('buyers do not see events that are for operators', () => {
    const hidden = Object.keys(ADMIN_EVENT_TEXTS).filter((kind) => !(kind in EVENT_TEXTS))
    expect(hidden).toEqual(['repriced', 'extended_payment', 'renumbered'])
  })
})
