import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_LIVE, INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import type { LiveGoods } from '@schemas/generated/types'
import { shownGoods, type ShownGoods } from './goods'
import { GoodsCard } from './GoodsCard'
import { goodsEntry, liveGoods } from '@tests/helpers/drawn-widgets'

afterEach(cleanup)

const shownOf = (row: Partial<LiveGoods>) => {
  const shop = visitorShop({ ...EMPTY_LIVE, goods: { '7': liveGoods('7', row) } })
  return shownGoods(goodsEntry('7'), shop, 'render') as ShownGoods
}
const addToCart = vi.fn<(goodsId: string, shopId: string) => Promise<boolean>>(async () => true)
const draw = (goods: ShownGoods, add?: string) =>
  render(
    <RenderProvider
      value={{
        mode: 'render',
        page: {} as never,
        shop: visitorShop(),
        actions: { ...INERT_ACTIONS, addToCart },
      }}
    >
      <GoodsCard goods={goods} picture={100} {...(add !== undefined && { add })} />
    </RenderProvider>,
  )

test('a product card has image, name, price and 加入购物车 for the item of its shop', () => {
  const { container } = draw({ ...shownOf({}), offer: { goods_id: '7', shop_id: '3' } })
  const link = screen.getByRole('link')
  expect(link.querySelector('img')).not.toBeNull()
  expect(link.textContent).toContain('现货7')
  expect(link.textContent).toContain('¥88.00')
  const button = screen.getByRole('button', { name: '加入购物车 现货7' })
  expect(container.querySelector('a button')).toBeNull()
  fireEvent.click(button)
  expect(addToCart.mock.calls).toEqual([['7', '3']])
})

test.each<Partial<LiveGoods>>([
  { store: 0 },
  { valid_lucky: 1 },
  { approve_status: 'instock' },
  { approve_status: 'only_show' },
])('a product that cannot be bought has no button: %o', (row) => {
  draw(shownOf(row))
  expect(screen.queryByRole('button')).toBeNull()
})

test('the large card says how many were sold, if any were', () => {
  draw(shownOf({ sales: 320 }))
  expect(screen.getByText('已售 320')).toBeTruthy()
  cleanup()
  draw(shownOf({}))
  expect(screen.queryByText(/已售/)).toBeNull()
})

test('the large card says how many reviews there are, up to a hundred', () => {
  draw(shownOf({ sales: 320, rate_count: 12 }))
  expect(screen.getByText('已售 320')).toBeTruthy()
  expect(screen.getByText('12 条评价')).toBeTruthy()
  cleanup()
  draw(shownOf({ rate_count: 100 }))
  expect(screen.getByText('99+ 条评价')).toBeTruthy()
})

test('what is in a seckill leads to its page and has no button', () => {
  draw(shownOf({ activity: 'seckill', activity_price: 5000 }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/items/7')
  expect(screen.getByText('秒杀')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the button can be omitted', () => {
  draw(shownOf({}), '')
  expect(screen.queryByRole('button')).toBeNull()
})
