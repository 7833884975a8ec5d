import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { figure, inSoak } from '../helpers/soak'
import { useBrowser } from './kit/visit'

const visit = useBrowser()

const ADD = '**/api/h5app/wxapp/cart'

/** The page of a product, whose next cart call ends with `end`. */
async function failing(end: (route: Route) => Promise<void>) {
  const visited = await visit()
  await visited.open('/items/104')
  await visited.page.route(ADD, end)
  return {
    ...visited,
    add: () => visited.page.getByRole('button', { name: '加入购物车', exact: true }).click(),
  }
}

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()
/** Links, buttons and fields that a toast lies on. */
const coveredBy = (alert: Locator) =>
  alert.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input')].flatMap((one) => {
      const other = one.getBoundingClientRect()
      const apart = other.right <= left || other.left >= right || other.bottom <= top || other.top >= bottom
      return apart || !one.checkVisibility() ? [] : [one.textContent]
    })
  })
const json = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })

describe('failures as shoppers see them', () => {
  const failures: [what: string, end: (route: Route) => Promise<void>, text: string][] = [
    ['the server’s message of a 500', json(500, { msg: '服务器开小差了' }), '服务器开小差了'],
    ['网络已断开 where the network is down', (route) => route.abort('internetdisconnected'), '网络已断开'],
    [
      'a status_code above 300 in an answer of 200',
      json(200, { data: { status_code: 422, message: '已限购' } }),
      '已限购',
    ],
    ['操作失败 where an answer has no data', json(200, { hello: 1 }), '操作失败'],
  ]
  // storefront/shell/api/client.dom.test.tsx tests every kind of answer
  test.each(failures.slice(0, figure(1, failures.length)))(
    '%s is a toast, and the page remains usable',
    async (_what, end, text) => {
      const { page, add, complaints } = await failing(end)
      await add()
      await toast(page, text)
      expect(await coveredBy(page.getByRole('alert').filter({ hasText: text }))).toEqual([])
      expect(complaints.filter((line) => line.startsWith('thrown:'))).toEqual([])
      await page.unroute(ADD)
      await add()
      await page.getByText('成功加入购物车').waitFor()
    },
  )

  inSoak(() => {
    test('a call times out after 10 s', async () => {
      const { page, add } = await failing(() => new Promise(() => undefined))
      await page.clock.install()
      const sent = page.waitForRequest(ADD)
      await add()
      await sent
      // the page's clock also runs by itself: the rest of the 10 s is more than a busy machine needs here
      await page.clock.runFor(7_000)
      expect(await page.getByRole('alert').filter({ hasText: '操作失败' }).count()).toBe(0)
      await page.clock.runFor(3_100)
      await toast(page, '操作失败')
    })
  })

  test('leads to sign-in, and back', async () => {
    const { page, add } = await failing(json(401, { msg: '未登录' }))
    await add()
    await page.waitForURL((url) => url.searchParams.get('redirectUrl') === '/items/104')
  })
})
