import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Delivery, OrderInfo } from '@schemas/generated/api'
import { ORDER } from '@tests/helpers/storefront-orders'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

afterEach(cleanup)

const step = (AcceptStation: string) => ({ AcceptTime: '2026-11-20 09:00:00', AcceptStation })
const SENT = step('商家已发货，顺丰速运 SF1')

function draw(parcel: Partial<Delivery>, order: Partial<OrderInfo> = {}) {
  const whole = {
    delivery_id: 'd',
    delivery_corp: 'SF',
    delivery_corp_name: '顺丰速运',
    delivery_code: 'SF1',
    create_time: 1_795_000_000,
    items: [],
    items_num: 0,
    status_msg: '已发货',
    delivery_info: '',
    steps: [SENT],
    ...parcel,
  }
  const orderInfo = { ...ORDER, receiver_city: '上海市', ...order }
  drawSection(<Render />, '/member/trade/logistics?order_id=1', {
    order: { data: { orderInfo, events: [] } },
    parcels: { data: { delivery_num: 1, list: [whole], count: 1, total_count: 1 } },
  })
}
const route = () =>
  within(screen.getByRole('list', { name: '包裹路线' }))
    .getAllByRole('listitem')
    .map(({ textContent, dataset }) => `${textContent}${dataset['done'] ? ' ✓' : ''}`)

test('a parcel’s way is a line: from where it was sent by where its courier heard of it to its receiver', () => {
  draw({})
  expect(route()).toEqual(['商家发货 ✓', '运输中', '上海市'])
  cleanup()
  draw({ steps: [step('【杭州市】已到达转运中心'), SENT] })
  expect(route()).toEqual(['商家发货 ✓', '杭州市 ✓', '上海市'])
  cleanup()
  draw({ steps: [step('已签收'), SENT] }, { end_time: 1_795_100_000 })
  expect(route()).toEqual(['商家发货 ✓', '运输中 ✓', '上海市 ✓'])
})

test('a parcel under way says until when it arrives', () => {
  draw({ arrival: Date.UTC(2026, 11, 2, 4) / 1000 })
  expect(screen.getByText('预计 12月2日前送达')).toBeTruthy()
})
