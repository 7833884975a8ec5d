import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import { buyingOf } from '../checkout/buying'
import { queryOf } from '../../shell/routing/query'
import { user } from '../../shell/state/shop'
import { toasts } from '../../shell/state/toasts'
import { addToCart, awaitStock, buyNow, isFavourite, setFavourite } from './buying.actions'
import { loadRouter } from '../../shell/router/navigate'

beforeAll(() => loadRouter())

const asked = vi.mocked(call)
const BOUGHT = { item_id: '12', num: 2, distributor_id: '0' }

const here = () => location.pathname + location.search
const said = () => toasts.list.map(({ text }) => text)

beforeEach(() => {
  asked.mockReset().mockResolvedValue(undefined as never)
  toasts.list = []
  user.userInfo = { user_id: '1', mobile: '', grade_id: '', login_type: 'member', is_staff: '0' }
  history.replaceState(null, '', '/items/12')
})

describe('buying at once', () => {
  it('fast buy is entered at /cart/checkout?mode=fastbuy', async () => {
    asked.mockResolvedValueOnce({})
    await buyNow(BOUGHT)
    expect(asked.mock.calls).toEqual([
      ['POST /cart', { body: expect.objectContaining({ ...BOUGHT, cart_type: 'fastbuy' }) }],
    ])
    expect(here()).toBe('/cart/checkout?mode=fastbuy')
    expect(buyingOf(queryOf(here()))).toEqual({ cart_type: 'fastbuy', order_type: 'normal' })
  })

  it('that of a seckill adds seckill_id, ticket and order_type=normal_seckill', async () => {
    asked.mockResolvedValueOnce({ ticket: 'T+1' }).mockResolvedValueOnce({})
    await buyNow(BOUGHT, '9')
    expect(here()).toBe('/cart/checkout?mode=fastbuy&seckill_id=9&ticket=T%2B1&order_type=normal_seckill')
    expect(buyingOf(queryOf(here()))).toEqual({
      cart_type: 'fastbuy',
      order_type: 'normal_seckill',
      seckill_id: '9',
      ticket: 'T+1',
    })
  })

  it.each([
    [BOUGHT, '/items/12?num=2'],
    [{ item_id: '12', num: 1, distributor_id: '3' }, '/items/12?distributor_id=3'],
  ])(
    'a visitor signs in and comes back to the item, shop and number that were chosen: %j',
    async (bought, back) => {
      user.userInfo = null
      await buyNow(bought)
      expect(here()).toBe(`/auth/login?redirectUrl=${encodeURIComponent(back)}`)
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it('without the ticket nothing is bought', async () => {
    asked.mockRejectedValueOnce(new ApiError('活动已结束', { status: 409 }))
    await buyNow(BOUGHT, '9')
    expect([here(), asked.mock.calls.length]).toEqual(['/items/12', 1])
  })

  it('any other mode is that of the cart', () =>
    expect([buyingOf({ mode: 'cart' }), buyingOf({})]).toEqual([
      { cart_type: 'cart', order_type: 'normal' },
      { cart_type: 'cart', order_type: 'normal' },
    ]))
})

describe('the favourite flag', () => {
  it('toggles collected and not collected, and says so', async () => {
    asked.mockResolvedValue({})
    expect(await setFavourite('12', '3', true)).toBe(true)
    expect(await setFavourite('12', '3', false)).toBe(false)
    expect(asked.mock.calls).toEqual([
      ['POST /member/collect/item', { body: { item_id: '12', distributor_id: '3', item_type: 'normal' } }],
      ['DELETE /member/collect/item', { body: { item_ids: ['12'], distributor_id: '3', is_empty: false } }],
    ])
    expect(said()).toEqual(['商品收藏成功', '商品移除收藏成功'])
  })

  it('is asked for; what is not known is none, with its reason for the log', async () => {
    const { signal } = new AbortController()
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    asked.mockResolvedValueOnce({ is_fav: true })
    expect(await isFavourite('12', signal)).toBe(true)
    expect(asked.mock.calls[0]?.[0]).toBe('GET /member/collect/item/check')
    const failure = new ApiError('坏了', { status: 500 })
    asked.mockRejectedValueOnce(failure)
    expect(await isFavourite('12', signal)).toBe(false)
    expect(log.mock.calls).toEqual([['Whether this good is a favourite is not known:', failure]])
    log.mockRestore()
  })

  it('stays as it was where the server refuses', async () => {
    asked.mockRejectedValue(new ApiError('操作失败', { status: 500 }))
    expect([await setFavourite('12', '3', true), await setFavourite('12', '3', false)]).toEqual([false, true])
    expect(said()).toEqual([])
  })
})

it('成功加入购物车 is said once the server has it', async () => {
  asked.mockResolvedValueOnce({}).mockResolvedValue({ valid_cart: [], invalid_cart: [] })
  expect(await addToCart(BOUGHT)).toBe(true)
  expect(said()).toEqual(['成功加入购物车'])
})

it.each([
  ['collects', () => setFavourite('12', '3', true)],
  ['waits for stock', () => awaitStock('12')],
])('a visitor who %s is led to login with the way back', async (_what, does) => {
  user.userInfo = null
  await does()
  expect([here(), asked.mock.calls]).toEqual(['/auth/login?redirectUrl=%2Fitems%2F12', []])
})
