import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn } from '../../features/members/account/log-in'
import { removed } from '../../features/checkout/cart.actions'
import { call } from '../api/call'
import { cartLine, cartOf } from '@tests/helpers/storefront-cart'
import { cartBook } from '../../features/checkout/cart/cart'
import { expectAnalytics, startAnalytics, stopAnalytics, type Events } from './analytics'

const asked = vi.mocked(call)
const told = vi.fn<(type: keyof Events, payload: object) => void>()

beforeEach(() => {
  asked.mockReset().mockResolvedValue(undefined as never)
  told.mockReset()
  expectAnalytics()
  startAnalytics({ pageReady: () => undefined, errorPage: () => undefined, event: told })
})
afterEach(stopAnalytics)

test('signing in is told with its way, and registering on the way too', async () => {
  asked.mockResolvedValueOnce({ token: 't', is_new: 1 })
  await logIn({ username: '13800000001', check_type: 'mobile', vcode: '123456' })
  await waitFor(() =>
    expect(told.mock.calls).toEqual([
      ['login', { way: 'mobile' }],
      ['register', {}],
    ]),
  )
  // neither the number nor the code
  expect(JSON.stringify(told.mock.calls)).not.toMatch(/138|123456/)
})

test('a third party’s account that is not bound yet has not signed in; a refusal is no event', async () => {
  asked.mockResolvedValueOnce({ token: '', union_id: 'u', is_new: 0 })
  await logIn({ auth_type: 'oauth' })
  asked.mockRejectedValueOnce(new Error('no'))
  await expect(logIn({ check_type: 'password' })).rejects.toThrow('no')
  asked.mockResolvedValueOnce({ token: 't', is_new: 0 })
  await logIn({ check_type: 'password' })
  await waitFor(() => expect(told.mock.calls).toEqual([['login', { way: 'password' }]]))
})

test('every line that is taken out of the cart is told', async () => {
  cartBook.take(cartOf({ '0': [cartLine('a'), cartLine('b')] }))
  asked.mockResolvedValueOnce({ status: true }).mockResolvedValueOnce(cartOf({}))
  expect(await removed(['a', 'b'])).toBe(true)
  await waitFor(() =>
    expect(told.mock.calls).toEqual([
      ['removeFromCart', { cart_id: 'a' }],
      ['removeFromCart', { cart_id: 'b' }],
    ]),
  )
})
