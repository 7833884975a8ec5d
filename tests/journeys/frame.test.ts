import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { figure, inSoak } from '@tests/helpers/soak'
import { signIn } from './kit/member'
import { addressOf, complete, useBrowser } from './kit/visit'

const visit = useBrowser()

/** ms; the page is idle before that. */
const LATE_MS = 1_500

describe('kept-alive pages', () => {
  test('the list is as the shopper left it on return, any other page begins at its top', async () => {
    const { page, open, complaints } = await visit()
    await open('/items')
    await page.getByLabel('最低价（元）').fill('12')
    const good = page.getByRole('list', { name: '商品', exact: true }).getByRole('link').nth(12)
    await good.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(200)
    await good.click()
    await page.waitForURL(/\/items\/\d+$/)
    await page.getByRole('button', { name: '加入购物车', exact: true }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('path') ?? ''))
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /商品列表|全部商品/ }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(left)
    expect(await page.getByLabel('最低价（元）').inputValue()).toBe('12')
    expect(asked).not.toContain('/items')
    // a link to it is a new list
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL(/page=2/)
    await page.waitForFunction(() => scrollY === 0)
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('it is kept across several pages', async () => {
      const { page, open } = await visit()
      await open('/items?page=2')
      await page.getByRole('list', { name: '商品', exact: true }).getByRole('link').first().click()
      await page.getByRole('button', { name: '立即购买' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: '首页' }).click()
      await page.waitForURL(addressOf('/'))
      // the product page was dropped, and with it the way back to the list
      await page.getByRole('button', { name: '立即购买' }).waitFor({ state: 'detached' })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('path') ?? ''))
      await page.evaluate(() => history.go(-2))
      await page.waitForURL(/\/items\?page=2$/)
      await page.getByRole('link', { name: '第2页' }).and(page.locator('[aria-current]')).waitFor()
      // a link that appears under the pointer may be prefetched
      expect(asked).not.toContain('/items?page=2')
    })
  })
})

describe('chunks that fail to load', () => {
  test('the whole page is reloaded, once', async () => {
    const { page, open } = await visit()
    await open('/article')
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    await page.waitForEvent('load')
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    expect(documents).toBe(1)
  })
})

inSoak(() => {
  describe('without a network', () => {
    test('a dialog whose code is missing says 网络已断开, the page stays, and 重试 opens it', async () => {
      // another context than other tests have: its cache is empty
      const { page, context, open } = await visit({ timezoneId: 'Asia/Tokyo' })
      await open('/items/104')
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('main').getByRole('button', { name: '北京市 昌平区' }).click()
      await page.getByText('网络已断开').waitFor()
      expect(await page.getByRole('heading', { level: 2, name: '法式翻领棉麻衬衫' }).isVisible()).toBe(true)
      await context.setOffline(false)
      await page.getByRole('button', { name: '重试' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await page.getByText('网络已断开').count()).toBe(0)
    })
  })
})

describe('a new version of the shop', () => {
  test('loads the whole document at the next link of a tab that was open before', async () => {
    const { page, open } = await visit()
    await open('/items')
    await page.route('**/page-data?*', async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: object }
      await route.fulfill({
        response,
        json: { data: { ...data, build: '/assets/entry-client-new.js', live: null } },
      })
    })
    const whole = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('list', { name: '商品', exact: true }).getByRole('link').first().click()
    const { pathname } = new URL((await whole).url())
    await complete(page)
    await page.getByRole('button', { name: '立即购买' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(pathname)
  })
})

describe('scripts of a page', () => {
  test.each(['/items', '/'].slice(0, figure(1, 2)))(
    '%s is interactive without the list of all widgets and sections',
    async (path) => {
      const { page, open, complaints } = await visit()
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await open(path)
      await page.waitForLoadState('networkidle')
      expect(scripts.filter((file) => /\/W\d{4}-|\/header-/.test(file))).not.toEqual([])
      expect(scripts.filter((file) => file.includes('/loaders-'))).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  test('a widget whose script fails to load reloads the whole page, once', async () => {
    const { page } = await visit()
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await page.route(/\/assets\/header-[^/]*\.js$/, (route) => route.abort())
    await page.goto(addressOf('/article'), { waitUntil: 'commit' })
    await expect.poll(() => documents).toBe(2)
  })
})

describe('scripts of lower parts that arrive late', () => {
  test('find what the server drew, though unread messages were counted before', async () => {
    const { page, open, complaints } = await visit()
    await open('/article')
    await signIn(page, 1)
    await page.route(/\/member\/messages\/unread/, (route) =>
      route.fulfill({ json: { data: { unread: 3 } } }),
    )
    await page.route(/\/assets\/[^/]*\.drawn-[^/]*\.js$/, async (route) => {
      await sleep(LATE_MS)
      await route.continue()
    })
    const pages = ['/cart', '/', '/items', '/items/104', '/member/user-info']
    for (const path of pages.slice(0, figure(1, pages.length))) {
      await open(path)
      await page.getByRole('navigation', { name: '站点导航' }).getByText('3条未读').waitFor()
      await page.waitForLoadState('networkidle')
      expect([path, complaints]).toEqual([path, []])
    }
  })
})

inSoak(() => {
  test('a phone counts unread messages too, though it has no top bar', async () => {
    const { page, open, complaints } = await visit({ viewport: { width: 390, height: 844 } })
    await open('/h5/article')
    await signIn(page, 1)
    await page.route(/\/member\/messages\/unread/, (route) =>
      route.fulfill({ json: { data: { unread: 3 } } }),
    )
    await open('/h5/member/user-info')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^3\s*未读消息/ })
      .waitFor()
    expect(complaints).toEqual([])
  })
})

describe('link prefetch', () => {
  test('a page is requested while the pointer is over its link, and not twice', async () => {
    const { page, open, complaints } = await visit()
    await open('/items')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/page-data') asked.push(searchParams.get('path') ?? '')
    })
    const link = page.getByRole('list', { name: '商品', exact: true }).getByRole('link').first()
    const ahead = page.waitForResponse(/\/page-data/)
    await link.hover()
    await ahead
    await link.click()
    await page.waitForURL(/\/items\/\d+$/)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(asked).toEqual([new URL(page.url()).pathname])
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('nothing is prefetched when the browser saves data', async () => {
      const { page, open } = await visit()
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
      await open('/items')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const links = page.getByRole('list', { name: '商品', exact: true }).getByRole('link')
      await links.first().hover()
      await page.clock.install()
      await page.clock.runFor(1_000)
      expect(asked.filter((url) => url.includes('/page-data'))).toEqual([])
      await complete(page)
    })
  })
})
