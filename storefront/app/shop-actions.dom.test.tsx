import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../shell/api/call'
import { cart, user } from '../shell/state/shop'
import { toasts } from '../shell/state/toasts'
import { shopActions } from './shop-actions'
import { loadRouter } from '../shell/router/navigate'

beforeAll(() => loadRouter())

const asked = vi.mocked(call)
const goTo = vi.fn<(href: string) => void>()
const actions = shopActions(goTo)
const LOGIN = '/auth/login?redirectUrl=%2Fcustompage%3Fpageid%3D3'
const MEMBER = {
  user_id: '1',
  mobile: '138****0001',
  grade_id: '1',
  login_type: 'member',
  is_staff: '0',
} as const

beforeEach(() => {
  goTo.mockClear()
  asked.mockReset().mockResolvedValue(undefined as never)
  toasts.list = []
  user.userInfo = null
  cart.cartCount = 0
  window.history.replaceState(null, '', '/custompage?pageid=3')
})

describe('the shopper’s actions', () => {
  it('领取 leads a visitor to login and back here, the cart’s icon on to the cart', async () => {
    expect(await actions.claimCoupon('7')).toBe(false)
    actions.openCart()
    expect(goTo.mock.calls).toEqual([[LOGIN], ['/auth/login?redirectUrl=%2Fcart']])
    expect(asked).not.toHaveBeenCalled()
  })

  it('a member claims, and goes to the cart', async () => {
    user.userInfo = MEMBER
    asked.mockResolvedValueOnce({ status: { total_lastget_num: 1, lastget_num: 0 } })
    expect(await actions.claimCoupon('7')).toBe(true)
    expect(asked).toHaveBeenCalledWith('GET /user/receiveCard', {
      query: { card_id: '7' },
      headers: { 'idempotency-key': expect.any(String) },
    })
    actions.openCart()
    expect(goTo).toHaveBeenCalledWith('/cart')
  })

  it('the cart’s checkout handler leads to /cart/checkout?mode=cart, a visitor by way of login', async () => {
    await actions.checkout()
    expect(location.search).toBe(`?redirectUrl=${encodeURIComponent('/cart/checkout?mode=cart')}`)
    user.userInfo = MEMBER
    asked.mockResolvedValueOnce({ status: true, lines: [] })
    await actions.checkout()
    expect(location.pathname + location.search).toBe('/cart/checkout?mode=cart')
  })

  it('what the server refuses is not done, and a fault of ours is not hidden', async () => {
    user.userInfo = MEMBER
    asked.mockRejectedValueOnce(new ApiError('已抢光', { status: 409 }))
    expect(await actions.claimCoupon('7')).toBe(false)
    asked.mockRejectedValueOnce(new TypeError('fault'))
    await expect(actions.claimCoupon('7')).rejects.toThrow(TypeError)
  })

  it('W0008 a search leads to /items?keywords=', () => {
    actions.search({ wgt: 'W0008', data: { keyword: '短袖 & 童装' } })
    expect(goTo).toHaveBeenCalledWith(`/items?keywords=${encodeURIComponent('短袖 & 童装')}`)
  })

  it('a failing geolocation is told as failed and the status code', async () => {
    const getCurrentPosition = (_found: unknown, fail: (error: { code: number }) => void) => fail({ code: 1 })
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
    expect(await actions.locate()).toBeNull()
    vi.unstubAllGlobals()
    expect(toasts.list.map(({ text }) => text)).toEqual(['failed1'])
  })
})
