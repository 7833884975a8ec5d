import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { GoodsItem } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { call } from '@storefront/shell/api/call'
import { Recommended } from './Recommended'

afterEach(cleanup)

const item = (item_id: string) =>
  ({
    item_id,
    item_name: `商品${item_id}`,
    brief: '',
    pics: [],
    price: 123_456,
    market_price: 0,
    store: 1,
    valid_lucky: 0,
    tagList: [],
    product_type: 'normal',
    staff_goods: 1,
  }) as unknown as GoodsItem
const five = ['1', '2', '3', '4', '5'].map(item)

test('the strip 推荐商品 shows five goods with their price', () => {
  drawSection(<Recommended list={five} />, '/items/9')
  screen.getByRole('heading', { name: '推荐商品' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    five.map(({ item_id }) => `/items/${item_id}`),
  )
  expect(links.every(({ textContent }) => textContent?.includes('¥1,234.56'))).toBe(true)
  expect(screen.queryByText('常规员工内购商品')).toBeNull()
})

test('换一批 shows the next five, and after the last ones the first again', async () => {
  const pages = [['6', '7', '8', '9', '10'], []]
  for (const page of pages) vi.mocked(call).mockResolvedValueOnce({ list: page.map(item) } as never)
  drawSection(<Recommended list={five} beside="9" />, '/items/9')
  const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  fireEvent.click(screen.getByRole('button', { name: '换一批' }))
  await waitFor(() => expect(shown()[0]).toBe('/items/6'))
  fireEvent.click(screen.getByRole('button', { name: '换一批' }))
  await waitFor(() => expect(shown()[0]).toBe('/items/1'))
})

test('a strip without others has no 换一批', () => {
  drawSection(<Recommended list={five} />, '/items/9')
  expect(screen.queryByRole('button')).toBeNull()
})

test('an employee sees beside them what they are', () => {
  drawSection(<Recommended list={five} />, '/items/9', {}, { mobile: '', is_staff: '1' })
  expect(screen.getAllByText('常规员工内购商品')).toHaveLength(5)
})

test('without any there is no strip', () => {
  drawSection(<Recommended list={[]} />, '/items/9')
  expect(screen.queryByRole('heading')).toBeNull()
})
