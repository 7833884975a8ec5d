import { and, eq } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { PageData } from '@schemas/page-data'
import type { Guard, PagePlan } from '@schemas/page-plan'
import { coupon_claim, goods_item, member_session, shop, shop_whitelist } from '@server/db/schema'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { plainEntry, plainStorefront } from '@tests/helpers/plain-storefront'
import type { Storefront } from './storefront'

const PLAN: PagePlan = { body: { type: 'home' }, layout: 'default', params: {}, asks: {} }

const PLANS: Record<string, PagePlan | { redirect: string }> = {
  '/': PLAN,
  '/goods': { ...PLAN, asks: { goods: { key: 'GET /goods/items', query: { pageSize: '2' } } } },
  '/good': {
    ...PLAN,
    params: { id: 'none' },
    asks: { good: { key: 'GET /goods/items/{item_id}', params: { item_id: 'none' }, needed: true } },
  },
  '/unnamed': {
    ...PLAN,
    asks: { good: { key: 'GET /goods/items/{item_id}', params: { item_id: '' }, needed: true } },
  },
  '/shop': {
    ...PLAN,
    canonical: '/shop',
    asks: { shop: { key: 'GET /distributor/{id}', params: { id: '6' }, needed: true } },
  },
  '/mine': { ...PLAN, guard: 'authenticated', asks: { mine: { key: 'GET /member/addresslist' } } },
  '/staff': { ...PLAN, guard: 'staff' },
  '/operators': { ...PLAN, guard: 'operator' },
  '/unguarded': { ...PLAN, guard: 'nobody' as Guard },
  '/titled': { ...PLAN, title: '购物车' },
  '/sign-in': { ...PLAN, layout: 'auth', signIn: { guard: 'authenticated', to: '/cart' } },
  '/staff/sign-in': { ...PLAN, signIn: { guard: 'staff', to: '/' } },
  '/old': { redirect: '/new?x=1' },
}

const entry = plainEntry((path) => PLANS[path.replace(/\?.*/, '')])
const storefront: Storefront = { ...plainStorefront, entry: async () => entry }

describeDemoDatabase('pages of the shop with their API answers', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await testApp(open(), { storefront })
  })
  afterAll(async () => app?.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const page = async (url: string, headers?: Record<string, string>) =>
    (await get(url, headers)).json<PageData>()

  test('a page contains the answers that its section requests', async () => {
    const { answers, viewer, api } = await page('/goods')
    expect(answers['goods']).toMatchObject({ data: { list: [expect.anything(), expect.anything()] } })
    expect(viewer).toBeNull()
    expect(api).toMatchObject({ company_id: '1', sign_key: expect.stringMatching(/^\S{20,}$/) })
  })

  test('a page without a required answer is not found and contains no body', async () => {
    const answer = await get('/good')
    expect(answer.statusCode).toBe(404)
    expect(answer.json<PageData>()).toMatchObject({
      regions: { body: null },
      answers: { good: { error: { status: 404, code: 404001 } } },
    })
  })

  test('a page for whitelisted members sends visitors to sign in, and is a 403 page without canonical address for other members', async () => {
    const key = { company_id: '1', distributor_id: '6' }
    const isShop = and(eq(shop.company_id, '1'), eq(shop.distributor_id, '6'))
    const [listed, other] = [await newMember(app), await newMember(app)]
    await app.db.update(shop).set({ whitelist_only: true }).where(isShop)
    await app.db.insert(shop_whitelist).values({ ...key, mobile: listed.mobile })
    const led = '/auth/login?redirectUrl=%2Fshop%3Fa%3D1'
    expect((await get('/shop?a=1')).headers['location']).toBe(led)
    expect((await get('/page-data?path=%2Fshop%3Fa%3D1')).json()).toEqual({ data: { redirect: led } })
    const refused = await get('/shop', { cookie: other.cookie })
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'private, no-cache'])
    expect(refused.json<PageData>()).toMatchObject({
      noindex: true,
      answers: { shop: { error: { status: 403, message: '该店铺仅对白名单会员开放' } } },
    })
    expect(refused.json<PageData>().canonical).toBeUndefined()
    expect((await get('/shop', { cookie: listed.cookie })).statusCode).toBe(200)
    // the page rendered for a whitelisted member is not cached for others
    expect((await get('/shop?a=1')).headers['location']).toBe(led)
    await app.db.update(shop).set({ whitelist_only: false }).where(isShop)
  })

  test('an empty id is not found, instead of returning the whole list', async () => {
    expect((await get('/unnamed')).statusCode).toBe(404)
  })

  test('visitors are sent to sign in and come back', async () => {
    const answer = await get('/mine?a=1')
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      302,
      '/auth/login?redirectUrl=%2Fmine%3Fa%3D1',
    ])
    const json = await get('/page-data?path=%2Fmine')
    expect(json.json()).toEqual({ data: { redirect: '/auth/login?redirectUrl=%2Fmine' } })
  })

  test('a page that requires sign-in removes the cookies of an ended session, and no others', async () => {
    const { cookie, user_id } = await newMember(app)
    const removed = async (path: string) =>
      (await get(path, { cookie })).cookies
        .filter(({ value }) => value === '')
        .map(({ name }) => name)
        .toSorted()
    expect(await removed('/staff')).toEqual([])
    await app.db.delete(member_session).where(eq(member_session.user_id, user_id))
    expect(await removed('/mine')).toEqual(['sid', 'user_session_id'])
    expect(await removed('/page-data?path=%2Fmine')).toEqual(['sid', 'user_session_id'])
    expect(await removed('/goods')).toEqual([])
  })

  test('members see their own data and the pages for members', async () => {
    const { cookie, user_id, mobile } = await newMember(app)
    const { viewer, answers } = await page('/mine', { cookie })
    expect(viewer).toMatchObject({ user_id, mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}` })
    expect(answers['mine']).toMatchObject({ data: { list: [] } })
    expect((await get('/staff', { cookie })).headers['location']).toBe('/staff/login?redirectUrl=%2Fstaff')
  })

  test('a page for operators redirects to the designer; an unknown guard gets the 500 page', async () => {
    const { cookie } = await newMember(app)
    expect((await get('/operators', { cookie })).headers['location']).toBe(
      '/designer?redirectUrl=%2Foperators',
    )
    const answer = await get('/unguarded', { cookie })
    expect([answer.statusCode, answer.json<PageData>()]).toMatchObject([
      500,
      { status: 500, regions: { body: null } },
    ])
    // the message is for the log, not for the shopper
    expect(answer.payload).not.toContain('Expected a guard')
  })

  test('a title given by the route is used alone', async () => {
    expect((await page('/titled')).title).toBe('购物车')
  })

  test('signed-in members are redirected from sign-in pages; such pages have no header document', async () => {
    expect(await page('/sign-in')).toMatchObject({ layout: 'auth', regions: { header: null } })
    const { cookie } = await newMember(app)
    expect((await get('/sign-in', { cookie })).headers['location']).toBe('/cart')
    expect((await get('/staff/sign-in', { cookie })).statusCode).toBe(200)
    const { cookie: staff } = await newMember(app, { staff: true })
    expect((await get('/staff/sign-in', { cookie: staff })).headers['location']).toBe('/')
  })

  test('personal pages are not cached and never shown to others', async () => {
    const { cookie } = await newMember(app)
    const own = await get('/goods', { cookie })
    expect(own.headers['cache-control']).toBe('private, no-cache')
    expect((await page('/goods')).viewer).toBeNull()
  })

  test('data of a page is assembled once for visitors who ask at a time, and for each member alone', async () => {
    const { cookie, user_id } = await newMember(app)
    const assembled = vi.spyOn(entry, 'prepare')
    const path = '/page-data?path=%2Fgoods%3Fonce'
    const [first, second] = await Promise.all([get(path), get(path, { 'accept-encoding': 'gzip' })])
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(gunzipSync(second.rawPayload).toString()).toBe(first.payload)
    // pages of other tests may be renewed meanwhile
    const paths = assembled.mock.calls.map(([, { data }]) => data.path)
    expect(paths.filter((one) => one === '/goods?once')).toHaveLength(1)
    expect((await get(path, { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304)
    assembled.mockRestore()
    const own = await get(path, { cookie })
    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.json()).toMatchObject({ data: { viewer: { user_id } } })
    expect((await get(path)).payload).toBe(first.payload)
  })

  test('products on a page depend on the viewer; shared pages contain no personal data', async () => {
    const liveOf = async (headers?: Record<string, string>) =>
      (await page('/goods?nobody=yet', headers)).live.goods
    const { cookie, bearer } = await newMember(app, { staff: true })
    const own = Object.entries(await liveOf({ cookie }))
    const [id, good] = own.find(([, { staff_goods }]) => staff_goods === 1) ?? []
    expect(own.every(([, { product_type }]) => product_type === 'normal')).toBe(true)
    const kept = await liveOf({ authorization: `Bearer ${bearer}` })
    expect(good?.activity_price).toBeLessThan(kept[id ?? '']?.price ?? 0)
    expect(JSON.stringify(kept)).not.toMatch(/staff_goods|product_type|valid_lucky|member_price/)
    expect(kept).toEqual(await liveOf({ cookie: 'guest_cart=none' }))
    const { cookie: vip } = await newMember(app, { row: { grade_id: '3' } })
    const dear = Object.values(await liveOf({ cookie: vip })).filter(({ member_price }) => member_price)
    expect(dear.length).toBeGreaterThan(0)
  })

  test.each([99, 101])(
    'with %i other claims a member sees what was claimed of a coupon on the page',
    async (others) => {
      const member = await newMember(app)
      const [id = ''] = Object.keys((await page('/')).live.coupon)
      const claim = { company_id: '1', user_id: member.user_id, claimed: 1 }
      const ids = [...Array.from({ length: others }, (_, index) => `other${index}`), id]
      await app.db.insert(coupon_claim).values(ids.map((card_id) => ({ ...claim, card_id })))
      const { live } = await page('/', { cookie: member.cookie })
      expect(live.coupon[id]).toMatchObject({ user_get_num: 1 })
      expect(Object.values(live.coupon).filter(({ user_get_num }) => user_get_num > 0)).toHaveLength(1)
    },
  )

  test('a price change is shown to members and visitors within a second, and the sizes of caches in /metrics', async () => {
    const { cookie } = await newMember(app)
    const priceFor = async (headers: Record<string, string>) => {
      const { answers } = await page('/goods', headers)
      return (answers['goods']?.data as { list: { item_id: string; price: number }[] } | undefined)?.list[0]
    }
    const shoppers = [{ cookie }, { cookie: 'guest_cart=none' }]
    const [before] = await Promise.all(shoppers.map(priceFor))
    if (!before) throw new Error('Expected a product.')
    const isItem = and(eq(goods_item.company_id, '1'), eq(goods_item.item_id, before.item_id))
    await app.db
      .update(goods_item)
      .set({ price: before.price + 100 })
      .where(isItem)
    await sleep(1_000)
    for (const shopper of shoppers) expect((await priceFor(shopper))?.price).toBe(before.price + 100)
    await app.db.update(goods_item).set({ price: before.price }).where(isItem)
    const { payload } = await app.inject('/metrics')
    expect(payload).toMatch(/pumian_page_cache_bytes\{cache="shared"\} [1-9]/)
    expect(payload).toMatch(/pumian_page_cache_bytes\{cache="visitors"\} [1-9]/)
    expect(payload).toMatch(/pumian_page_cache_bytes\{cache="fragments"\} \d/)
  })

  test('what a member puts into the cart or claims is on the next page', async () => {
    const member = await newMember(app)
    const { cookie } = member
    expect((await page('/', { cookie })).cartCount).toBe(0)
    const { live } = await page('/', { cookie })
    const [card_id] = Object.entries(live.coupon).flatMap(([id, { state, user_get_num }]) =>
      state === 0 && user_get_num === 0 ? [id] : [],
    )
    await member.data('/cart', { method: 'POST', body: { item_id: '10101', num: 3 } })
    await member.data(`/user/receiveCard?card_id=${card_id}`)
    const after = await page('/', { cookie })
    expect([after.cartCount, after.live.coupon[card_id ?? '']?.user_get_num]).toEqual([3, 1])
    const other = await page('/', { cookie: (await newMember(app)).cookie })
    expect([other.cartCount, other.live.coupon[card_id ?? '']?.user_get_num]).toEqual([0, 0])
  })

  test('a moved address redirects to the new one', async () => {
    const answer = await get('/old')
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/new?x=1'])
  })

  test('API calls of a page are answered and count towards the visitor’s limit', async () => {
    const limits = { ...app.config.limits, global: { most: 2, seconds: 60 } }
    const limited = await testApp(open(), { storefront, config: { ...app.config, limits } })
    const ask = (remoteAddress: string) => limited.inject({ url: '/goods', remoteAddress })
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      expect((await ask(address)).json<PageData>().answers).toMatchObject({ goods: { data: {} } })
    await ask('203.0.113.1')
    expect((await ask('203.0.113.1')).statusCode).toBe(429)
    await limited.close()
  })
})
