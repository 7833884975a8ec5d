import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/cart/checkout')
})
afterEach(() => {
  vi.doUnmock('./router')
  vi.unstubAllGlobals()
})

test('navigations before the router is there follow in their order', async () => {
  const { navigate, loadRouter } = await import('./navigate')
  const entries = history.length
  navigate('/member/trade', { replace: true })
  navigate('/cashier')
  expect(location.pathname).toBe('/cart/checkout')
  await loadRouter()
  await vi.waitFor(() => expect([location.pathname, history.length - entries]).toEqual(['/cashier', 1]))
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/member/trade'))
})

test('later ones change the address at once', async () => {
  const { navigate, loadRouter } = await import('./navigate')
  await loadRouter()
  navigate('/items?keywords=%E9%9E%8B')
  expect(location.pathname + location.search).toBe('/items?keywords=%E9%9E%8B')
})

test('if the router cannot be fetched, the browser loads the address on the site of its tab', async () => {
  vi.doMock('./router', () => {
    throw new Error('offline')
  })
  const assign = vi.fn<(to: string) => void>()
  const replace = vi.fn<(to: string) => void>()
  vi.stubGlobal('location', { pathname: '/h5/cart', assign, replace })
  const { navigate } = await import('./navigate')
  navigate('/cashier')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/h5/cashier'))
  navigate('/auth/login', { replace: true })
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/h5/auth/login'))
})
