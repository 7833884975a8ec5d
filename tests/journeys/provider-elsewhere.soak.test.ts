/** A storefront with pages from one server and the API of another (`PUMIAN_API_BASE`, `PUMIAN_CORS_ORIGINS`). */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import type { OrdersAnswer } from '@schemas/generated/api'
import { API_BASE } from '@server/app/build-app'
import { member_session } from '@server/db/schema'
import { hashPassword } from '@server/back-office/operators/passwords'
import { ADDRESS } from '../helpers/belongings'
import { openBuiltShop, type BuiltShop } from '../helpers/built-shop'
import { callShop, newMember, type SignedInMember } from '../helpers/member'
import { PASSWORD } from './kit/shopper'
import { memberCallsAnswered, useBrowser, type Visit } from './kit/visit'

const SHIRT = '/items/10402'

const visit = useBrowser()
let provider: BuiltShop
let pages: BuiltShop
let member: SignedInMember
beforeAll(async () => {
  const starts = inject('starts')
  provider = await openBuiltShop({ ...starts, env: { PUMIAN_CORS_ORIGINS: 'https://shop.example' } })
  pages = await openBuiltShop({ ...starts, env: { PUMIAN_API_BASE: provider.url + API_BASE } })
  // its port was not known before
  ;(provider.app.config.corsOrigins as Set<string>).add(pages.url)
  member = await newMember(provider.app, { row: { password_hash: await hashPassword(PASSWORD) } })
  await member.data('/member/address', { method: 'POST', body: ADDRESS })
})
afterAll(() => Promise.all([pages?.close(), provider?.close()]))

/** A visitor, and the pages' calls to any API. */
async function visitor() {
  const visited = await visit()
  const asked: { origin: string; bearer: string | undefined }[] = []
  visited.page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith(API_BASE) && request.method() !== 'OPTIONS')
      asked.push({ origin: url.origin, bearer: request.headers().authorization })
  })
  return { ...visited, asked, open: (path: string) => visited.open(pages.url + path) }
}

async function logIn({ page }: Pick<Visit, 'page'>) {
  await page.locator('main input[name=username]').fill(member.mobile)
  await page.locator('main input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const tokens = ({ page }: Pick<Visit, 'page'>) =>
  page.evaluate(() => [
    /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? null,
    localStorage.getItem('token'),
  ])

const ordersOf = async (token: string) => {
  const answer = await callShop(provider.app, '/orders?page=1&pageSize=1', {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json<{ data: OrdersAnswer }>().data.total_count
}

describe('a storefront with the API of another server', { timeout: 120_000 }, () => {
  test('signs in, fills the cart, orders and signs out with a bearer token', async () => {
    const one = await visitor()
    const { page, open, asked, complaints } = one
    await open(SHIRT)
    await page.getByRole('button', { name: '加入购物车', exact: true }).click()
    await page.waitForURL('**/auth/login?redirectUrl=*')
    await logIn(one)
    await page.waitForURL(`**${SHIRT}*`)
    const [cookie, stored] = await tokens(one)
    expect([cookie, stored]).toEqual([encodeURIComponent(stored ?? ''), expect.stringMatching(/\.1$/)])
    const before = await ordersOf(stored ?? '')

    await page.getByRole('button', { name: '加入购物车', exact: true }).click()
    await page.getByText('成功加入购物车').waitFor()
    await open('/cart/checkout?mode=cart')
    await page.locator('main section[aria-label=金额明细]:not([data-dim])').waitFor()
    await page.getByRole('button', { name: '提交订单' }).click()
    await page.waitForURL(/\/cashier\?trade_id=\d+/)
    expect(await ordersOf(stored ?? '')).toBeGreaterThan(before)
    await open('/member/trade')
    expect(page.url()).toBe(`${pages.url}/member/trade`)

    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(provider.url).origin]))
    expect(asked.at(-1)?.bearer).toBe(`Bearer ${stored}`)
    expect(complaints).toEqual([])

    await page.getByRole('button', { name: '退出' }).click()
    await page.waitForURL(`${pages.url}/`)
    expect(await tokens(one)).toEqual([null, null])
  })

  inSoak(() => {
    test('a 401 removes the token from cookie and local storage, and leads to sign-in and back', async () => {
      const one = await visitor()
      const { page, open } = one
      await open('/auth/login')
      await logIn(one)
      await page.waitForURL(`${pages.url}/`)
      await Promise.all([memberCallsAnswered(page), open(SHIRT)])
      await provider.database.db.delete(member_session)
      await page.getByRole('button', { name: '加入购物车', exact: true }).click()
      await page.waitForURL(`**/auth/login?redirectUrl=${encodeURIComponent(SHIRT)}`)
      expect(await tokens(one)).toEqual([null, null])
    })
  })

  inSoak(() => {
    test('the login form works without its script, too', async () => {
      const { page, context } = await visit({ javaScriptEnabled: false })
      await page.goto(`${pages.url}/auth/login?redirectUrl=%2Fmember`)
      await logIn({ page })
      await page.waitForURL(`${pages.url}/member`)
      expect((await context.cookies()).map(({ name }) => name)).toContain('token')
    })
  })
})
