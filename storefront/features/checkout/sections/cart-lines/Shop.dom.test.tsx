import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { fillPage, FORMAT_VERSION } from '@schemas'
import type { CartCoupon } from '@schemas/generated/api'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { cartLine, cartOf } from '@tests/helpers/storefront-cart'
import { Shop } from './Shop'

beforeEach(() => void vi.mocked(refreshPage).mockImplementation(() => {}))
afterEach(cleanup)

const { page } = fillPage({
  formatVersion: FORMAT_VERSION,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {},
})
const coupon = (card_id: string, shop_id: string, received = false) =>
  ({
    card_id,
    card_type: 'cash',
    title: `券${card_id}`,
    least_cost: 5000,
    reduce_cost: 800,
    discount: 0,
    use_bound: 0,
    distributor_id: '0',
    received,
    items: [{ shop_id, item_id: '甲' }],
  }) as CartCoupon

test('coupons that goods of a shop count towards are claimed in the cart', async () => {
  const [shop] = cartOf({ '3': [cartLine('甲')] }).valid_cart
  if (!shop) throw new Error('Expected a shop in the cart')
  const claimCoupon = vi.fn<(id: string) => Promise<boolean>>().mockResolvedValue(true)
  const actions = { ...INERT_ACTIONS, claimCoupon }
  render(
    <RenderProvider value={{ mode: 'render', page: page.props, shop: visitorShop(), actions }}>
      <Shop
        shop={shop}
        coupons={[coupon('1', '3'), coupon('2', '3', true), coupon('3', '0')]}
        onTaken={() => undefined}
      />
    </RenderProvider>,
  )
  expect(screen.getByRole('link', { name: shop.shop_name }).getAttribute('href')).toBe(
    '/shops/info?distributor_id=3',
  )
  fireEvent.click(await screen.findByRole('button', { name: `${shop.shop_name}领券` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText('券3')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: '已领取 券2' }))
  fireEvent.click(dialog.getByRole('button', { name: '领取券1' }))
  await dialog.findByRole('button', { name: '已领取 券1' })
  expect(claimCoupon.mock.calls).toEqual([['1']])
  await waitFor(() => expect(refreshPage).toHaveBeenCalledOnce())
})

test.each([
  [
    'freight and what is missing for none',
    { freight_fee: 800, free_short: 1900 },
    '送至 北京市 东城区运费 ¥8.00再买 ¥19 免运费',
  ],
  ['no freight', { freight_fee: 0 }, '送至 北京市 东城区包邮'],
  [
    'that the shop does not deliver there',
    { freight_fee: 0, is_deliverable: false },
    '送至 北京市 东城区该地区暂不配送',
  ],
])('each shop says where it delivers to, and %s', async (_what, terms, text) => {
  const [shop] = cartOf({ '3': [cartLine('甲')] }).valid_cart
  if (!shop) throw new Error('Expected a shop in the cart')
  const place = { province: '北京市', city: '北京市', county: '东城区' }
  const delivery = { place, is_deliverable: true, ...terms }
  render(
    <RenderProvider value={{ mode: 'render', page: page.props, shop: visitorShop(), actions: INERT_ACTIONS }}>
      <Shop shop={{ ...shop, delivery }} coupons={[]} onTaken={() => undefined} />
    </RenderProvider>,
  )
  const said = await screen.findByText(/^送至/)
  expect(said.parentElement?.textContent).toBe(text)
})
