import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import ItemDialog from './item.dialog'
import { questions } from '../../shell/state/questions'
import { cart } from '../../shell/state/shop'
import { toasts } from '../../shell/state/toasts'
import { addItem } from './add-item.actions'
import { loadRouter } from '../../shell/router/navigate'

beforeAll(() => loadRouter())

const asked = vi.mocked(call)

const item = (item_id: string, value: string, more: object = {}) => ({
  item_id,
  store: 5,
  price: 1000,
  market_price: 0,
  item_spec: [{ spec_value_id: value, spec_value_name: value }],
  ...more,
})
const SIZES = [
  {
    spec_id: '1',
    spec_name: '尺码',
    spec_values: ['S', 'M'].map((value) => ({
      spec_value_id: value,
      spec_value: value,
      spec_image_url: '',
      item_image_url: [],
    })),
  },
]
const PLAIN = {
  item_id: '10',
  goods_id: '10',
  item_name: '茶',
  approve_status: 'onsale',
  is_gift: false,
  store: 5,
  start_num: 1,
  limit_num: 0,
  pics: [],
  price: 1000,
  market_price: 0,
  distributor_id: '0',
  distributor_info: {},
  item_spec_desc: [],
  spec_items: [{ ...item('10', ''), item_spec: [] }],
}
const SHIRT = { ...PLAIN, item_spec_desc: SIZES, spec_items: [item('11', 'S'), item('12', 'M')] }
const answering = (product: object) =>
  asked.mockImplementation(async (name) => {
    if (name === 'GET /goods/items/{item_id}') return product as never
    return (name === 'GET /cartcount' ? { cart_count: 1, item_count: 3 } : {}) as never
  })
const added = () => asked.mock.calls.filter(([name]) => name === 'POST /cart').map(([, sent]) => sent)
const dialog = async () => {
  const [question] = questions.list
  if (!question || !('product' in question)) throw new Error('Expected a good to be asked about.')
  render(<ItemDialog {...question} />)
  await act(async () => undefined)
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => {
  asked.mockReset().mockResolvedValue(undefined as never)
  questions.list = []
  toasts.list = []
  cart.cartCount = 0
  window.history.replaceState(null, '', '/items')
})
afterEach(cleanup)

test('a product without a choice goes into the cart at once, from its shop', async () => {
  answering({ ...PLAIN, distributor_info: { distributor_id: '3' } })
  expect(await addItem('10', '3')).toBe(true)
  expect(asked).toHaveBeenNthCalledWith(1, 'GET /goods/items/{item_id}', {
    params: { item_id: '10' },
    query: { distributor_id: '3' },
  })
  expect(added()).toEqual([
    { body: expect.objectContaining({ item_id: '10', num: 1, distributor_id: '3', cart_type: 'cart' }) },
  ])
  expect(toasts.list.map(({ text }) => text)).toEqual(['成功加入购物车'])
  expect(cart.cartCount).toBe(3)
})

test('a second click before the first is answered is the same', async () => {
  answering(PLAIN)
  await Promise.all([addItem('10', ''), addItem('10', '')])
  expect(added()).toHaveLength(1)
})

test('of a product with specifications the shopper chooses first; without a choice 请选择规格', async () => {
  answering(SHIRT)
  const result = addItem('10', '')
  await vi.waitFor(() => expect(questions.list).toHaveLength(1))
  await dialog()
  await press('S')
  await press('加入购物车')
  expect(added()).toEqual([])
  expect(toasts.list.map(({ text }) => text)).toEqual(['请选择规格'])
  await press('M')
  await press('加入购物车')
  expect(added()).toEqual([{ body: expect.objectContaining({ item_id: '12', num: 1 }) }])
  expect(await result).toBe(true)
})

test('an item that is in a seckill is not put into the cart', async () => {
  const seckill = { seckill_id: '1', activity_store: 3, limit_num: 1 }
  answering({ ...SHIRT, item_id: '11', spec_items: [item('11', 'S', { seckill }), item('12', 'M')] })
  void addItem('11', '')
  await vi.waitFor(() => expect(questions.list).toHaveLength(1))
  await dialog()
  expect(screen.getByRole('button', { name: 'M' }).getAttribute('aria-pressed')).toBe('true')
  await press('S')
  expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull()
})

test.each([
  ['shown only', { approve_status: 'only_show' }],
  ['sold out meanwhile', { store: 0 }],
  ['in a seckill', { spec_items: [item('10', '', { seckill: { seckill_id: '1', activity_store: 3 } })] }],
])('what is %s leads to its page', async (_why, more) => {
  answering({ ...PLAIN, ...more })
  expect(await addItem('10', '3')).toBe(false)
  expect(added()).toEqual([])
  expect(location.pathname + location.search).toBe('/items/10?distributor_id=3')
})

test('a product that cannot be had is told by its message alone', async () => {
  asked.mockRejectedValue(new ApiError('商品不存在', { status: 404 }))
  expect(await addItem('10', '')).toBe(false)
  expect([questions.list, location.pathname]).toEqual([[], '/items'])
})
