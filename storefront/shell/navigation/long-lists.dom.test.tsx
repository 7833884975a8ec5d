import { act, render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FavouriteGoods } from '@schemas/generated/api'
import type { PageData } from '@schemas/page-data'
import type { Answered } from '@schemas/page-plan'
import { ORDER } from '@tests/helpers/storefront-orders'
import { PAGE_SIZE } from '../parts/paging'
import { queryOf } from '../routing/query'
import { browserRegistry } from '../../app/registry'
import { FAVOURITES_PER_PAGE } from '../../features/catalogue/sections/member-favourites/query'
import { Storefront } from '../../app/Storefront'
import { navigate } from '../router/navigate'
import { pageData, servePages } from '@tests/helpers/storefront-navigation'

const MANY = 10_000
/** Pages of rows that may be in the document at once. */
const MOST = 3

const ORDERS = '/member/trade'
const FAVOURITES = '/member/collector'

const GOOD: Partial<FavouriteGoods> = {
  item_name: '衬衫',
  item_image: '',
  item_type: 'normal',
  price: 100,
  store: 1,
  approve_status: 'onsale',
}

const ROWS = {
  [ORDERS]: { section: 'order-list', size: PAGE_SIZE, selector: 'article[aria-label^="订单编号"]' },
  [FAVOURITES]: {
    section: 'member-favourites',
    size: FAVOURITES_PER_PAGE,
    selector: 'ul[aria-label="商品"] > li',
  },
} as const

const isList = (path: string): path is keyof typeof ROWS => path in ROWS

/** Which list an address shows, and the number of its first row. */
function placeOf(path: string): { list: keyof typeof ROWS; first: number } {
  const [list = ''] = path.split('?')
  if (!isList(list)) throw new Error(`Expected one of the lists, got ${path}`)
  return { list, first: (Number(queryOf(path)['page'] ?? 1) - 1) * ROWS[list].size }
}

const firstRowOf = (path: string) => {
  const { list, first } = placeOf(path)
  return list === ORDERS ? `[aria-label="订单编号 ${first}"]` : `[href="/items/${first}"]`
}

/** One page of ten thousand rows, as the server would send it. */
function dataOf(path: string): PageData {
  const { list: shown, first } = placeOf(path)
  const { section, size } = ROWS[shown]
  const numbers = Array.from({ length: Math.min(size, MANY - first) }, (_, at) => String(first + at))
  const listed = (list: object[]): Answered => ({
    data: { list, count: list.length, total_count: MANY, rate_status: true },
  })
  return pageData(path, section, {
    answers:
      shown === ORDERS
        ? { orders: listed(numbers.map((order_id) => ({ ...ORDER, order_id }))), counts: { data: {} } }
        : {
            goods: listed(numbers.map((item_id) => ({ ...GOOD, item_id }))),
            shops: listed([]),
          },
    keptAlive: shown === ORDERS,
  })
}

/** The most rows of each list that were in the document at any moment. */
function watchRows() {
  const most = { [ORDERS]: 0, [FAVOURITES]: 0 }
  const count = () => {
    for (const path of [ORDERS, FAVOURITES] as const)
      most[path] = Math.max(most[path], document.querySelectorAll(ROWS[path].selector).length)
  }
  const observer = new MutationObserver(count)
  observer.observe(document.body, { childList: true, subtree: true })
  count()
  return { most, stop: () => observer.disconnect() }
}

servePages(ORDERS, dataOf)

test('paging through 10,000 orders and favourites, back and forth: never more than three pages of rows', async () => {
  const registry = browserRegistry(Promise.resolve(), {})
  await registry.load(Object.values(ROWS).map(({ section }) => section))
  const { most, stop } = watchRows()
  await act(async () => render(<Storefront first={dataOf(ORDERS)} registry={registry} />))
  const shown = (path: string) =>
    waitFor(() => {
      expect(location.pathname + location.search).toBe(path)
      const row = document.querySelector(firstRowOf(path))
      expect([path, row && row.closest('[style*="display: none"]')]).toEqual([path, null])
      expect(row).not.toBeNull()
    })
  const turn = async (path: string) => {
    await act(async () => navigate(path))
    await shown(path)
  }
  const back = async (path: string) => {
    await act(async () => history.back())
    await shown(path)
  }
  await turn(`${ORDERS}?page=2`)
  await turn(`${ORDERS}?page=3`)
  await turn(`${ORDERS}?page=1000`)
  await turn(FAVOURITES)
  await turn(`${FAVOURITES}?page=2`)
  await turn(`${FAVOURITES}?page=500`)
  await turn(`${ORDERS}?page=999`)
  await turn(FAVOURITES)
  await back(`${ORDERS}?page=999`)
  await back(`${FAVOURITES}?page=500`)
  stop()
  expect(most[ORDERS]).toBeGreaterThanOrEqual(PAGE_SIZE)
  expect(most[ORDERS]).toBeLessThanOrEqual(MOST * PAGE_SIZE)
  expect(most[FAVOURITES]).toBeGreaterThanOrEqual(FAVOURITES_PER_PAGE)
  expect(most[FAVOURITES]).toBeLessThanOrEqual(MOST * FAVOURITES_PER_PAGE)
})
