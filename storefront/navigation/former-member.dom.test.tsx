import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_LIVE } from '@engine'
import { fillPage } from '@schemas/fill'
import type { PageData } from '@schemas/page-data'
import { becomeVisitor } from '../actions/session'
import { ORDER } from '../orders/testing'
import { browserRegistry } from '../sections/registry'
import { Storefront } from '../Storefront'
import { keptPages } from './kept-pages'

const ORDERS = '/member/trade'
const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(ORDERS)}`

/** A page as the server would send it, with the orders of a member or with nothing. */
function dataOf(path: string): PageData {
  const isOrders = path === ORDERS
  const widgets: Parameters<typeof fillPage>[0]['widgets'] = isOrders
    ? { own: { type: 'order-list', v: 1, parent: null, order: 'a0', props: {}, style: {} } }
    : {}
  const body = fillPage({ formatVersion: 1, platform: 'pc', page: { v: 1, props: {} }, widgets })
  return {
    status: 200,
    path,
    title: path,
    description: '',
    keywords: '',
    shopName: '',
    layout: 'default',
    params: {},
    answers: isOrders
      ? {
          orders: { data: { list: [ORDER], count: 1, total_count: 1, rate_status: true } },
          counts: { data: {} },
        }
      : {},
    viewer: isOrders
      ? { user_id: '1', mobile: '13800000001', grade_id: '1', login_type: 'member', is_staff: '0' }
      : null,
    cartCount: 0,
    keptAlive: isOrders,
    page: body.page.props,
    regions: { header: null, body, footer: null },
    live: EMPTY_LIVE,
  }
}

/** What the pages that are asked for wait for. */
let answered = Promise.resolve()
const asked: string[] = []

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    const path = new URL(address, location.origin).searchParams.get('path') ?? ''
    asked.push(path)
    if (path === '/') await answered
    signal?.throwIfAborted()
    return Response.json({ data: path === ORDERS ? { redirect: LOGIN } : dataOf(path) })
  })
  asked.length = 0
  answered = Promise.resolve()
  history.replaceState(null, '', ORDERS)
})
afterEach(() => {
  cleanup()
  keptPages.dropAll()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const orders = () => document.querySelectorAll('article[aria-label^="订单编号"]').length

async function signedInAtOrders() {
  const registry = browserRegistry(Promise.resolve(), {})
  await registry.load(['order-list'])
  await act(async () => render(<Storefront first={dataOf(ORDERS)} registry={registry} />))
  expect(orders()).toBe(1)
}

test('storefront §4 after signing out the list of orders is neither kept in the document nor shown by Back', async () => {
  await signedInAtOrders()
  await act(async () => becomeVisitor())
  await waitFor(() => expect([document.title, orders()]).toEqual(['/', 0]))
  await act(async () => history.back())
  await waitFor(() => expect(location.pathname + location.search).toBe(LOGIN))
  expect(asked).toEqual(['/', ORDERS, LOGIN])
  expect(orders()).toBe(0)
})

test('storefront §4 Back while the home page is loading asks for the former page again', async () => {
  await signedInAtOrders()
  answered = new Promise(() => {})
  await act(async () => becomeVisitor())
  await waitFor(() => expect(asked).toEqual(['/']))
  await act(async () => history.back())
  await waitFor(() => expect([document.title, orders()]).toEqual([LOGIN, 0]))
})
