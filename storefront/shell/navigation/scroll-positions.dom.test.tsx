import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserRegistry } from '../../app/registry'
import { Storefront } from '../../app/Storefront'
import { navigate } from '../router/navigate'
import { pageData, servePages } from '@tests/helpers/storefront-navigation'

const scrollTo = vi.fn<typeof window.scrollTo>()
/** Addresses whose page never arrives. */
const slow = new Set<string>()

const dataOf = (path: string) => pageData(path, undefined, { keptAlive: path.startsWith('/items') })

servePages('/items', (path) => (slow.has(path) ? new Promise(() => {}) : dataOf(path)))
beforeEach(async () => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  slow.clear()
  await act(async () =>
    render(<Storefront first={dataOf('/items')} registry={browserRegistry(Promise.resolve(), {})} />),
  )
})

const scrollBy = (scrollY: number) => vi.stubGlobal('scrollY', scrollY)
const shown = (path: string) =>
  waitFor(() => expect([document.title, scrollTo.mock.calls.length]).toEqual([path, 1]))
const go = async (path: string) => {
  scrollTo.mockClear()
  await act(async () => navigate(path))
  await shown(path)
}
const back = async (path: string) => {
  scrollTo.mockClear()
  await act(async () => history.back())
  await shown(path)
}
const arrivedAt = () => scrollTo.mock.lastCall

test('a list is found where it was left, from another page and from another address of its own', async () => {
  scrollBy(1500)
  await go('/items/1')
  scrollBy(300)
  await back('/items')
  expect(arrivedAt()).toEqual([0, 1500])
  scrollBy(700)
  await go('/items?page=2')
  expect(arrivedAt()).toEqual([0, 0])
  scrollBy(200)
  await back('/items')
  expect(arrivedAt()).toEqual([0, 700])
})

test('pages that are not kept begin at their top', async () => {
  await go('/article')
  scrollBy(900)
  await go('/story')
  await back('/article')
  expect(arrivedAt()).toEqual([0, 0])
})

test('an address that was left before its page arrived keeps its earlier position', async () => {
  await go('/items?page=2')
  scrollBy(400)
  await go('/article')
  scrollBy(80)
  slow.add('/items?page=2')
  await act(async () => navigate('/items?page=2'))
  await go('/story')
  slow.clear()
  await back('/items?page=2')
  expect(arrivedAt()).toEqual([0, 400])
})
