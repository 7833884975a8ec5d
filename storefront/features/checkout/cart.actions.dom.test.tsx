import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { cartLine, cartOf } from '@tests/helpers/storefront-cart'
import { cartBook } from './cart/cart'
import { questions } from '@storefront/shell/state/questions'
import { cart, user } from '@storefront/shell/state/shop'
import { toasts } from '@storefront/shell/state/toasts'
import { changeCartLine, changeItem, keepLines, putBack, removeCartLine, settle } from './cart.actions'
import { loadRouter } from '../../shell/router/navigate'

beforeAll(() => loadRouter())

const asked = vi.mocked(call)
const said = () => toasts.list.map(({ text }) => text)
const list = cartOf({ '0': [cartLine('a', { num: 3, store: 5 }), cartLine('b', { num: 2, start_num: 2 })] })

beforeEach(() => {
  asked.mockReset().mockResolvedValue(undefined as never)
  toasts.list = []
  questions.list = []
  user.userInfo = { user_id: '1', mobile: '', grade_id: '', login_type: 'member', is_staff: '0' }
  cartBook.take(list)
  window.history.replaceState(null, '', '/cart')
})

describe('the mini cart', () => {
  it('beyond the stock says 库存不足，最大库存为{n}件, and changes nothing', async () => {
    expect(await changeCartLine('a', 6)).toBe(false)
    expect(said()).toEqual(['库存不足，最大库存为5件'])
    expect(cart.cartInfo?.valid_cart[0]?.list[0]?.num).toBe(3)
  })

  it('below the least number says 此商品的最小购买数量为{n}件', async () => {
    cartBook.take(cartOf({ '0': [cartLine('a'), cartLine('b', { num: 2, start_num: 2 })] }))
    expect(await changeCartLine('a', 0)).toBe(false)
    expect(await changeCartLine('b', 1)).toBe(false)
    expect(said()).toEqual(['此商品的最小购买数量为1件', '此商品的最小购买数量为2件'])
  })

  it('within both it shows at once; the badge counts it', async () => {
    expect(await changeCartLine('a', 5)).toBe(true)
    expect([cart.cartInfo?.valid_cart[0]?.list[0]?.num, cart.cartCount]).toEqual([5, 7])
    asked.mockResolvedValueOnce({}).mockResolvedValueOnce(list)
    await cartBook.flush()
  })

  it('removal asks 请确认是否移除该商品? under 提示 and then says 商品删除成功', async () => {
    const refused = removeCartLine('a')
    expect(questions.list[0]).toMatchObject({ title: '提示', text: '请确认是否移除该商品?' })
    questions.list[0]?.answer(false)
    expect(await refused).toBe(false)
    expect(asked).not.toHaveBeenCalled()
    const removing = removeCartLine('a')
    asked.mockResolvedValueOnce({ status: true }).mockResolvedValueOnce(cartOf({ '0': [cartLine('b')] }))
    questions.list.at(-1)?.answer(true)
    expect(await removing).toBe(true)
    expect(asked).toHaveBeenNthCalledWith(1, 'DELETE /cartdel', { body: { cart_id: ['a'] } })
    expect(said()).toEqual(['商品删除成功'])
  })
})

describe('the cart', () => {
  it('an undone removal puts the line back as it was, its tick too', async () => {
    asked.mockImplementation(async (key) => (key === 'POST /cart' ? { cart_id: 'new' } : list) as never)
    expect(await putBack([cartLine('a', { num: 4, shop_id: '3', is_checked: false })])).toBe(true)
    expect(asked.mock.calls.slice(0, 2)).toEqual([
      ['POST /cart', { body: expect.objectContaining({ item_id: 'item-a', num: 4, distributor_id: '3' }) }],
      ['PUT /cartupdate/checkstatus', { body: { cart_id: 'new', is_checked: false } }],
    ])
  })

  it('another item is chosen for a line: the line makes way, so that a limit of its product holds; a refusal brings it back', async () => {
    const line = cartLine('a', { num: 3, shop_id: '3', is_checked: false })
    cartBook.take(cartOf({ '3': [line] }))
    const empty = cartOf({})
    let refuses = false
    asked.mockImplementation(async (key, input) => {
      if (key === 'GET /goods/items/{item_id}') return { item_id: 'item-a' } as never
      const { body } = input as { body?: { item_id?: string } }
      if (key === 'POST /cart' && refuses && body?.item_id === 'item-b')
        throw new ApiError('每人限购2件', { status: 409 })
      return (key === 'GET /cart/list' ? empty : { cart_id: 'new' }) as never
    })
    const choose = async () => {
      cartBook.take(cartOf({ '3': [line] }))
      const changing = changeItem(line)
      await vi.waitFor(() => expect(questions.list.some(({ open }) => open)).toBe(true))
      const question = questions.list.find(({ open }) => open)
      if (!question || !('change' in question) || !question.change)
        throw new Error('Expected a line to change')
      expect(question.change).toMatchObject({ item_id: 'item-a', num: 3 })
      const done = await question.change.apply('item-b', 2)
      question.answer(done)
      await changing
      return done
    }
    const written = () => asked.mock.calls.filter(([key]) => !key.startsWith('GET'))
    expect(await choose()).toBe(true)
    expect(written()).toEqual([
      ['DELETE /cartdel', { body: { cart_id: ['a'] } }],
      [
        'POST /cart',
        {
          body: expect.objectContaining({
            item_id: 'item-b',
            num: 2,
            distributor_id: '3',
            isAccumulate: true,
          }),
        },
      ],
      ['PUT /cartupdate/checkstatus', { body: { cart_id: 'new', is_checked: false } }],
    ])
    refuses = true
    asked.mockClear()
    expect(await choose()).toBe(false)
    expect(written().at(-2)).toEqual([
      'POST /cart',
      { body: expect.objectContaining({ item_id: 'item-a', num: 3, isAccumulate: false }) },
    ])
  })

  it('what is shown as not to be bought stays behind; what is shown with a tick is for checkout to validate', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const found = ['a', 'gone'].map((cart_id) => ({ cart_id, item_id: '1', item_name: '', reason: '已售罄' }))
    asked.mockResolvedValueOnce({ status: false, lines: found }).mockResolvedValueOnce({ status: 1 })
    await settle()
    expect(log.mock.calls).toEqual([['The cart check found lines that cannot be bought:', found]])
    log.mockRestore()
    expect(asked).toHaveBeenLastCalledWith('PUT /cartupdate/checkstatus', {
      body: { cart_id: ['gone'], is_checked: false },
      quiet: true,
    })
    expect(location.pathname).toBe('/cart/checkout')
  })

  it('a cart check that fails neither blocks nor toasts: one log line with its cause', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failure = new ApiError('坏了', { status: 500 })
    asked.mockRejectedValueOnce(failure)
    await settle()
    expect(log.mock.calls).toEqual([['The cart check failed:', failure]])
    log.mockRestore()
    expect(said()).toEqual([])
    expect(location.pathname + location.search).toBe('/cart/checkout?mode=cart')
  })
})

describe('a visitor’s cart', () => {
  it('is shown and changed like a member’s', async () => {
    user.userInfo = null
    cartBook.take(list)
    expect(await changeCartLine('a', 5)).toBe(true)
    expect([cart.cartInfo?.valid_cart[0]?.list[0]?.num, cart.cartCount]).toEqual([5, 7])
    asked.mockResolvedValueOnce({}).mockResolvedValueOnce(list)
    await cartBook.flush()
  })

  it('is checked out after signing in, when every change has been sent', async () => {
    user.userInfo = null
    await changeCartLine('a', 4)
    asked.mockResolvedValueOnce({}).mockResolvedValueOnce(list)
    await settle()
    expect(asked.mock.calls.map(([key]) => key)).toEqual(['PUT /cartupdate/num', 'GET /cart/list'])
    expect(location.pathname + location.search).toBe(
      `/auth/login?redirectUrl=${encodeURIComponent('/cart/checkout?mode=cart')}`,
    )
  })

  it('keeps lines that are moved to favourites until the visitor has signed in', async () => {
    user.userInfo = null
    await keepLines([cartLine('a')])
    expect(asked).not.toHaveBeenCalled()
    expect(location.pathname).toBe('/auth/login')
  })
})
