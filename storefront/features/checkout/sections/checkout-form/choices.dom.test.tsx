import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_LIVE, INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { fillPage, FORMAT_VERSION } from '@schemas'
import type { Address, PickupShop, Quote } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { knownPosition } from '@storefront/shell/maps/position'
import { quotedCheckout, useTabStorage } from '@tests/helpers/storefront-checkout'
import { Delivery } from './Delivery'
import { Figures } from './Figures'

useTabStorage()
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(knownPosition).mockResolvedValue(null)
})
afterEach(cleanup)

const ADDRESS = {
  address_id: 'a1',
  username: '张三',
  telephone: '13812345678',
  province: '北京市',
  city: '北京市',
  county: '昌平区',
} as Address
const place = (id: string, area: string) =>
  ({
    id,
    name: `${area}店`,
    province: '北京市',
    city: '北京市',
    area,
    address: '1 号',
    hours: '',
    contract_phone: '',
    pickup_days: ['2026-11-27', '2026-11-28'],
    distance: -1,
  }) as unknown as PickupShop

const { page } = fillPage({
  formatVersion: FORMAT_VERSION,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {},
})
const provided = (content: React.ReactNode) =>
  render(
    <RenderProvider
      value={{ mode: 'render', page: page.props, shop: visitorShop(EMPTY_LIVE), actions: INERT_ACTIONS }}
    >
      {content}
    </RenderProvider>,
  )

test('pickup: the shop in the address’s county comes first, and the address’s contact fetches the goods', async () => {
  const { checkout } = await quotedCheckout()
  vi.mocked(call).mockResolvedValue({ list: [place('1', '朝阳区'), place('2', '昌平区')] } as never)
  const shop = { distributor_id: '0', shop_name: '总店', hasPickup: true, hasDelivery: true, lines: [] }
  provided(<Delivery checkout={checkout} shop={shop} choices={checkout.state.choices} address={ADDRESS} />)
  fireEvent.click(screen.getByRole('radio', { name: '到店自提' }))
  const dialog = within(await screen.findByRole('dialog', { name: '选择自提点' }))
  await dialog.findByText('昌平区店')
  expect(
    dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('b')?.textContent),
  ).toEqual(['昌平区店', '朝阳区店'])
  expect(dialog.getByRole('option', { name: '2026-11-27（周五）' })).not.toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(checkout.state.choices.pickups['0']?.pickup_location).toBe('2'))
  expect(checkout.state.choices.taker).toEqual({ name: '张三', mobile: '13812345678' })
})

test('what a discount takes off is printed once', () => {
  const quote = {
    totalItemNum: 1,
    item_fee: 20_000,
    promotion_discount: 2_000,
    coupon_discount: 3_000,
    point_fee: 0,
    freight_fee: 0,
    total_fee: 15_000,
    get_points: 0,
    discount_info: [
      { type: 'full_minus', info: '满减', rule: '满199减20', discount_fee: 2_000 },
      { type: 'coupon_discount', info: '满199减30', rule: '满199元减30元', discount_fee: 3_000 },
    ],
    price_info: [],
    freight_info: [],
  } as unknown as Quote
  const state = { quote, waiting: false } as Parameters<typeof Figures>[0]['state']
  provided(<Figures state={state} knowsWhere />)
  const text = screen.getByRole('region', { name: '金额明细' }).textContent ?? ''
  for (const amount of ['-¥20.00', '-¥30.00']) expect(text.split(amount)).toHaveLength(2)
  // the coupon is named in its own row
  expect(text).not.toContain('满199减30')
  expect(text).toContain('满减 · 满199减20')
})
