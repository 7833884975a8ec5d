import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { becomeVisitor } from '../session/session'
import { ORDER } from '@tests/helpers/storefront-orders'
import { browserRegistry } from '../../app/registry'
import { Storefront } from '../../app/Storefront'
import { pageData, servePages } from '@tests/helpers/storefront-navigation'

const ORDERS = '/member/trade'
const LOGIN = `/auth/login?redirectUrl=${encodeURIComponent(ORDERS)}`

/** The page of an address: the orders of a member, or nothing. */
const dataOf = (path: string) =>
  path === ORDERS
    ? pageData(path, 'order-list', {
        answers: {
          orders: { data: { list: [ORDER], count: 1, total_count: 1, rate_status: true } },
          counts: { data: {} },
        },
        viewer: { user_id: '1', mobile: '13800000001', grade_id: '1', login_type: 'member', is_staff: '0' },
        keptAlive: true,
      })
    : pageData(path)

/** What the home page waits for. */
let answered = Promise.resolve()
const asked: string[] = []

servePages(ORDERS, async (path) => {
  asked.push(path)
  if (path === '/') await answered
  return path === ORDERS ? { redirect: LOGIN } : dataOf(path)
})
beforeEach(() => {
  asked.length = 0
  answered = Promise.resolve()
})

const orders = () => document.querySelectorAll('article[aria-label^="订单编号"]').length

async function signedInAtOrders() {
  const registry = browserRegistry(Promise.resolve(), {})
  await registry.load(['order-list'])
  await act(async () => render(<Storefront first={dataOf(ORDERS)} registry={registry} />))
  expect(orders()).toBe(1)
}

test('after signing out the list of orders is neither kept in the document nor shown by Back', async () => {
  await signedInAtOrders()
  await act(async () => becomeVisitor())
  await waitFor(() => expect([document.title, orders()]).toEqual(['/', 0]))
  await act(async () => history.back())
  await waitFor(() => expect(location.pathname + location.search).toBe(LOGIN))
  expect(asked).toEqual(['/', ORDERS, LOGIN])
  expect(orders()).toBe(0)
})

test('Back while the home page is loading asks for the former page again', async () => {
  await signedInAtOrders()
  answered = new Promise(() => {})
  await act(async () => becomeVisitor())
  await waitFor(() => expect(asked).toEqual(['/']))
  await act(async () => history.back())
  await waitFor(() => expect([document.title, orders()]).toEqual([LOGIN, 0]))
})
