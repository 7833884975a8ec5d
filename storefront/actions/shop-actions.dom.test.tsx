import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shopActions } from './shop-actions'
import { toasts } from '../state/toasts'

const goTo = vi.fn<(href: string) => void>()
const actions = shopActions(goTo)
beforeEach(() => {
  goTo.mockClear()
  window.history.replaceState(null, '', '/custompage?pageid=3')
})

describe('the visitor’s actions', () => {
  it('decisions 11 领取, the cart and adding to it lead to login and back here', async () => {
    expect(await actions.claimCoupon('7')).toBe(false)
    expect(await actions.addToCart('12', 1)).toBe(false)
    actions.openCart()
    const login = '/auth/login?redirectUrl=%2Fcustompage%3Fpageid%3D3'
    expect(goTo.mock.calls).toEqual([[login], [login], [login]])
  })

  it('designer §2 W0008 a search leads to /items?keywords=', () => {
    actions.search({ wgt: 'W0008', data: { keyword: '短袖 & 童装' } })
    expect(goTo).toHaveBeenCalledWith(`/items?keywords=${encodeURIComponent('短袖 & 童装')}`)
  })

  it('designer §8 a failing geolocation is told as failed and the status code', async () => {
    const getCurrentPosition = (_found: unknown, fail: (error: { code: number }) => void) => fail({ code: 1 })
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
    expect(await actions.locate()).toBeNull()
    vi.unstubAllGlobals()
    expect(toasts.list.map(({ text }) => text)).toEqual(['failed1'])
  })
})
