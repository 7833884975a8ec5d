import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

const HOST = { host: 'localhost:3000' }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'

describeDemoDatabase('search engines and phones', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await testApp(open(), { storefront: wholeStorefront })
  })
  afterAll(async () => {
    await app?.close()
  })
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...HOST, ...headers } })
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

  it('robots.txt excludes personal pages and names the sitemap', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/)
    expect(body).not.toMatch(/^Disallow: \/$/m)
    expect(body).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m)
  })

  it('every address of the sitemap answers, is its own canonical address, and is listed once', async () => {
    const files = locations((await get('/sitemap.xml')).body)
    expect(files.length).toBeGreaterThan(2)
    const all: string[] = []
    for (const file of files) {
      const answer = await get(pathOf(file))
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
      all.push(...locations(answer.body).map((url) => url.replaceAll('&amp;', '&')))
    }
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain('http://localhost:3000/')
    expect(all.filter((url) => url.includes('/items/')).length).toBeGreaterThan(100)
    // one address represents those of its kind
    const kinds = new Map(all.map((url) => [pathOf(url).replace(/\d+/g, ':n'), url]))
    for (const url of kinds.values()) {
      const { statusCode, body } = await get(pathOf(url))
      expect([url, statusCode]).toEqual([url, 200])
      expect(/<link rel="canonical" href="([^"]+)">/.exec(body)?.[1]?.replaceAll('&amp;', '&')).toBe(url)
    }
  })

  it('a missing file of the sitemap is not found', async () => {
    for (const file of ['goods-99', 'goods-0', 'members'])
      expect((await get(`/sitemap-${file}.xml`)).statusCode).toBe(404)
  })

  it('other addresses of a page name the canonical one; personal and missing pages are not indexed', async () => {
    const headOf = async (path: string) => (await get(path)).body.split('</head>')[0] ?? ''
    expect(await headOf('/home')).toContain('<link rel="canonical" href="http://localhost:3000/">')
    for (const path of ['/custompage?pageid=201', '/product/story', '/story'])
      expect(await headOf(path)).toContain('<link rel="canonical" href="http://localhost:3000/story">')
    expect(await headOf('/nowhere')).toContain('<meta name="robots" content="noindex">')
    expect(await headOf('/items/104')).toContain(
      '<link rel="canonical" href="http://localhost:3000/items/104">',
    )
  })

  it('a phone is redirected to the same page of its site, until it requests the desktop’s', async () => {
    const phone = { 'user-agent': IPHONE }
    for (const [path, own] of [
      ['/', '/h5'],
      ['/?utm=sms', '/h5?utm=sms'],
      ['/items?tag=x', '/h5/items?tag=x'],
      ['/items/104?distributor_id=3', '/h5/items/104?distributor_id=3'],
      ['/h5x', '/h5/h5x'],
    ] as const) {
      const { statusCode, headers } = await get(path, phone)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, own, 'no-store'])
      expect(headers.vary).toContain('user-agent')
    }
    const page = await get('/h5', phone)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('data-viewport="h5"')
    expect(page.body).toContain('<a href="/h5/pc">访问电脑版</a>')
    const wish = await get('/h5/pc', phone)
    expect(wish.headers.location).toBe('/')
    expect(wish.headers['set-cookie']).toMatch(/^view=pc; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await get('/', { ...phone, cookie: 'view=pc' })).statusCode).toBe(200)
  })

  it('only pages redirect a phone: no call, no file, no preview', async () => {
    const phone = { 'user-agent': IPHONE }
    for (const path of [
      '/api/h5app/wxapp/goods/category',
      '/page-data?path=/items',
      '/favicon.svg',
      '/media/nothing.webp',
      '/robots.txt',
      '/sitemap.xml',
      '/?preview=forged',
    ]) {
      const { statusCode, headers } = await get(path, phone)
      expect([path, statusCode === 302 ? headers.location : undefined]).toEqual([path, undefined])
    }
    const post = await app.inject({ method: 'POST', url: '/items', headers: { ...HOST, ...phone } })
    expect(post.statusCode).not.toBe(302)
  })

  it('a page may be as wide as the phone, enlarged, and reach below its notch', async () => {
    const { body } = await get('/h5')
    expect(body).toContain(
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    )
  })

  it('a company without pages for phones shows its desktop’s there', async () => {
    const page = await get('/h5', { host: 'songjian.localhost:3000', 'user-agent': IPHONE })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<title>松间茶事')
  })

  it('pages of the phones’ site link to each other, and redirect within it', async () => {
    const { body } = await get('/h5/items')
    expect(body).toContain('href="/h5/items/')
    expect(body).not.toMatch(/href="\/(?:items|cart|member|auth)/)
    for (const [path, to] of [
      ['/h5/cart/helper', '/h5/cart'],
      ['/h5/member/trade', '/h5/auth/login?redirectUrl=%2Fmember%2Ftrade'],
      ['/h5/edit', '/designer/edit'],
    ] as const)
      expect((await get(path)).headers.location).toBe(to)
  })

  it('a phone in WeChat gets the phone’s page without a redirect, unless it requested the desktop’s', async () => {
    const wechat = { 'user-agent': `${IPHONE} MicroMessenger/8.0.53` }
    const page = await get('/items/104', wechat)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('data-viewport="h5"')
    expect(page.body).toContain('href="/items')
    expect((await get('/items/104', { ...wechat, cookie: 'view=pc' })).body).toContain('data-viewport="pc"')
    expect((await get('/items/104')).body).toContain('data-viewport="pc"')
  })

  it('a page and its twin for phones name each other to search engines', async () => {
    const twin =
      '<link rel="alternate" media="only screen and (max-width: 640px)" href="http://localhost:3000/h5/items/104">'
    const canonical = '<link rel="canonical" href="http://localhost:3000/items/104">'
    expect((await get('/items/104')).body).toContain(canonical + twin)
    const phone = (await get('/h5/items/104')).body
    expect(phone).toContain(canonical)
    expect(phone).not.toContain('rel="alternate"')
    expect((await get('/h5')).body).toContain('<link rel="canonical home" href="http://localhost:3000/">')
    expect(
      (await get('/h5/items/104', { 'user-agent': `${IPHONE} (compatible; Googlebot/2.1)` })).statusCode,
    ).toBe(200)
  })
})
