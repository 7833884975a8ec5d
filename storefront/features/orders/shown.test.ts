import { describe, expect, test } from 'vitest'
import { addressOf, payWayOf, receiverFacts, stepsOf } from './facts'
import { orderFigures, sharesOf } from './figures'
import { groupsOf } from './order-query'
import { ITEM, ORDER } from '@tests/helpers/storefront-orders'

describe('the figures of an order are those that were stored', () => {
  test('they add up to what was paid, a change of price by the seller among them', () => {
    const order = { ...ORDER, adjust_fee: -100, total_fee: 9_500 }
    const figures = orderFigures(order)
    expect(figures.map(({ label, cents }) => [label, cents])).toEqual([
      ['商品金额', 10_000],
      ['促销优惠', -700],
      ['优惠券', -300],
      ['积分抵扣', -200],
      ['运费', 800],
      ['商家改价', -100],
    ])
    expect(figures.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.total_fee)
  })

  test('what lowered a price is told with the goods, and taken off nowhere', () => {
    const [goods, promotion] = orderFigures(ORDER)
    expect(goods?.steps).toEqual([{ text: '会员价 · 50.00元/件' }])
    expect(promotion?.steps).toEqual([{ text: '满百减七 · 满100减7', cents: -700 }])
  })

  test('a line tells its share of each discount by name', () => {
    expect(sharesOf(ITEM)).toEqual([
      { text: '满百减七', cents: -700 },
      { text: '三元券', cents: -300 },
      { text: '积分抵扣', cents: -200 },
    ])
    const item = {
      discount_info: [
        { id: 'gone', type: 'promotion', info: '', rule: '', discount_fee: 1 },
        { id: '', type: 'adjust', info: '', rule: '', discount_fee: 2 },
        { id: 'g', type: 'promotion', info: '', rule: '', discount_fee: 0 },
      ],
    }
    expect(sharesOf(item).map(({ text }) => text)).toEqual(['赠品分摊', '商家改价'])
  })
})

describe('where an order stands', () => {
  const event = (kind: string, created: number) => ({ kind, msg: kind, created })
  const steps = (order: Partial<typeof ORDER>, events = [event('created', 1)]) =>
    stepsOf({ ...ORDER, ...order }, events).map(({ text, at }) => [text, at])
  const times = { create_time: 1, pay_time: 2 }

  test('ordered, paid, sent, on its way, received', () => {
    expect(steps(times)).toEqual([
      ['已下单', 1],
      ['已付款', 2],
      ['已发货', 0],
      ['运输中', 0],
      ['已签收', 0],
    ])
    const done = { ...times, delivery_time: 3, end_time: 4, order_status: 'DONE' }
    expect(steps(done).map(([, at]) => at)).toEqual([1, 2, 3, 0, 4])
  })

  test('on its way it is where its courier heard of it last', () => {
    const row = (AcceptTime: string, AcceptStation: string) => ({ AcceptTime, AcceptStation })
    const parcels = [
      { steps: [row('2026-11-20 09:00:00', '到达北京'), row('2026-11-19 08:00:00', '已揽收')] },
      { steps: [row('2026-11-19 20:00:00', '到达天津')] },
    ]
    const sent = { ...ORDER, ...times, delivery_time: 3, delivery_corp_name: '顺丰', delivery_code: 'SF1' }
    expect(stepsOf(sent, [], parcels).slice(2, 4)).toEqual([
      { text: '已发货', at: 3, note: '顺丰 SF1' },
      { text: '运输中', at: Date.UTC(2026, 10, 20, 1) / 1000, note: '到达北京' },
    ])
    // a courier that writes no time; and no courier's word before it is sent
    expect(stepsOf(sent, [], [{ steps: [row('', '已揽收')] }])[3]?.at).toBe(3)
    expect(stepsOf({ ...sent, delivery_time: 0 }, [], parcels)[3]?.at).toBe(0)
  })

  test('while it is coming, its last step says until when', () => {
    const arrival = Date.UTC(2026, 11, 2, 4) / 1000
    expect(stepsOf({ ...ORDER, ...times }, [], [], arrival).at(-1)?.note).toBe('预计 12月2日前送达')
    expect(stepsOf({ ...ORDER, ...times, end_time: 4 }, [], [], arrival).at(-1)?.note).toBe('')
  })

  test('what is fetched is handed over at the shop', () => {
    const fetched = { ...times, receipt_type: 'ziti' as const }
    expect(steps(fetched, [event('redeemed', 3)])[2]).toEqual(['到店自提', 3])
  })

  test('a cancelled order ends when its money is back, or when it was cancelled', () => {
    const cancelled = { ...times, pay_time: 0, order_status: 'CANCEL' }
    expect(steps(cancelled, [event('cancelled', 5)])).toEqual([
      ['已下单', 1],
      ['订单关闭', 5],
    ])
    const refunded = { ...times, order_status: 'CANCEL' }
    expect(steps(refunded, [event('cancelled', 5), event('refunded', 6)]).at(-1)).toEqual(['订单关闭', 6])
    // its time to pay is over, the clock has not come to it
    expect(steps(cancelled).at(-1)).toEqual(['订单关闭', 1])
  })

  test('a municipality is named once; what is fetched says where and when', () => {
    expect(addressOf(ORDER)).toBe('北京市昌平区 回龙观 1 号')
    const ziti_info = {
      name: '昌平店',
      address: '回龙观',
      pickup_date: '2026-11-22',
      pickup_time: '10:00-12:00',
    }
    expect(receiverFacts({ ...ORDER, receipt_type: 'ziti', ziti_info })).toEqual([
      ['自提门店', '昌平店'],
      ['自提时间', '2026-11-22 10:00-12:00'],
      ['门店地址', '回龙观'],
      ['提货人', '李明 139****0001'],
    ])
  })

  test.each([
    ['alipay', '支付宝'],
    ['point', '无需付款'],
    ['', ''],
    ['wallet', 'wallet'],
  ])('paid by %j: %j', (pay_type, name) => expect(payWayOf({ pay_type })).toBe(name))
})

test('unpaid orders of one trade stand together, paid ones alone', () => {
  const order = (order_id: string, trade_id: string, order_status = 'NOTPAY') => ({
    order_id,
    trade_id,
    order_status,
  })
  const groups = groupsOf([
    order('1', 'A'),
    order('2', 'A'),
    order('3', 'B'),
    order('4', 'C', 'PAYED'),
    order('5', 'C', 'PAYED'),
    order('6', 'C'),
  ])
  expect(groups.map((group) => group.map(({ order_id }) => order_id))).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
    ['5'],
    ['6'],
  ])
})
