import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../shell/api/call'
import { navigate } from '../shell/router/navigate'
import { toasts } from '../shell/state/toasts'
import { shopActions } from './shop-actions'

const net = vi.hoisted(() => ({
  isThere: false,
  added: vi.fn<() => Promise<boolean>>(),
  went: vi.fn<() => void>(),
  fetched<T>(file: T): T {
    if (!net.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return file
  },
}))

vi.mock('./loaded-actions', () => net.fetched({ addToCart: net.added }))
vi.mock('../shell/router/router', () => net.fetched({ router: { navigate: net.went } }))
vi.mock('../shell/api/client', () => net.fetched({}))

const { addToCart } = shopActions(() => {})
const messages = () => toasts.list.map(({ text }) => text)
const tryAgain = () => toasts.list[0]?.again?.()

beforeEach(() => {
  toasts.list = []
  net.isThere = false
  net.added.mockReset().mockResolvedValue(true)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => net.isThere)
})

test('an action whose code is not loaded says 网络已断开 without a network; 重试 goes on with it', async () => {
  const done = addToCart('7', '')
  await vi.waitFor(() => expect(messages()).toEqual(['网络已断开']))
  tryAgain()
  expect(messages()).toEqual([])
  await vi.waitFor(() => expect(messages()).toEqual(['网络已断开']))
  net.isThere = true
  tryAgain()
  expect(await done).toBe(true)
  expect(net.added.mock.calls).toEqual([['7', '']])
  expect(messages()).toEqual([])
})

test('a link before the router is loaded says so too, and 重试 follows it', async () => {
  navigate('/items')
  await vi.waitFor(() => expect(messages()).toEqual(['网络已断开']))
  net.isThere = true
  tryAgain()
  await vi.waitFor(() => expect(net.went).toHaveBeenCalledWith('/items', { replace: false }))
})

test('a call before its client is loaded fails as one that does not reach the server', async () => {
  await expect(call('GET /cartcount', { query: { shop_type: 'distributor' } })).rejects.toMatchObject({
    status: 0,
  })
  expect(messages()).toEqual(['网络已断开'])
})
