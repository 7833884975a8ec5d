import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../api/call'
import { keepToken, storedToken } from '../api/token'
import { noChoices, keepChoices } from '../../features/checkout/choices'
import { cart, user } from '../state/shop'
import { logOut } from './session'
import { loadRouter } from '../router/navigate'

beforeAll(() => loadRouter())

const asked = vi.mocked(call)

beforeEach(() => {
  asked.mockReset().mockResolvedValue(undefined as never)
  keepToken('abc')
  user.userInfo = { user_id: '1', mobile: '', grade_id: '', login_type: 'member', is_staff: '0' }
  cart.cartCount = 3
  history.replaceState(null, '', '/items?page=2')
})

it('logout clears the stored token and choices at checkout, and goes to /', async () => {
  keepChoices(
    { path: '/cart/checkout?mode=cart', user_id: '1', basket: '' },
    { ...noChoices(), remarks: { 1: '放门口' } },
  )
  expect([storedToken(), document.cookie]).toEqual(['abc', 'token=abc'])
  asked.mockResolvedValueOnce({})
  await logOut()
  expect(asked).toHaveBeenCalledWith('POST /logout', {})
  expect([storedToken(), document.cookie, user.userInfo, cart.cartCount]).toEqual([null, '', null, 0])
  expect(sessionStorage).toHaveLength(0)
  expect(location.pathname + location.search).toBe('/')
})

it('when the server refuses to sign out, the member stays signed in', async () => {
  asked.mockRejectedValueOnce(new ApiError('操作失败', { status: 500 }))
  await logOut()
  expect([storedToken(), user.userInfo?.user_id, location.pathname]).toEqual(['abc', '1', '/items'])
})
