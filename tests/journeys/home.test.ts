import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { figure, isSoak, inSoak } from '../helpers/soak'
import { addressOf, complete, useBrowser } from './kit/visit'

const PAGES = ['/', '/home', '/custompage?pageid=201', '/custompage?pageid=202']

const visit = useBrowser()

/** Collects the status of each document as received: Playwright shows a revalidated one as 200. */
async function documentStatuses(page: Page): Promise<number[]> {
  const statuses: number[] = []
  const documents = new Set<string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId)
  })
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (documents.has(requestId)) statuses.push(statusCode)
  })
  await session.send('Network.enable')
  return statuses
}

describe('real HTML from the server', () => {
  test('without JavaScript a shopper sees products with prices in ¥, header and footer, working links and a search form that works', async () => {
    const { page, open } = await visit({ javaScriptEnabled: false })
    expect((await open('/')).status()).toBe(200)
    expect(await page.title()).toContain('禾岸生活')
    const good = page.locator('a[href="/items/106"]').first()
    await good.scrollIntoViewIfNeeded()
    expect(await good.isVisible()).toBe(true)
    expect(await page.getByText('收腰碎花连衣裙').first().isVisible()).toBe(true)
    expect(await page.getByText('269', { exact: false }).first().isVisible()).toBe(true)
    expect(await page.getByRole('main').getByText(/^¥/).first().isVisible()).toBe(true)
    expect([await page.locator('header').count(), await page.locator('footer').count()]).toEqual([1, 1])
    expect(await page.getByRole('link', { name: '数码会场' }).first().getAttribute('href')).toBe(
      '/custompage?pageid=202',
    )
    await page.getByRole('searchbox').fill('短袖')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL((url) => url.pathname === '/items')
    expect(new URL(page.url()).searchParams.get('keywords')).toBe('短袖')
  })
})

// all hydrate in routes.test.ts, and a 304 is the same for each
describe.each(isSoak ? PAGES : PAGES.slice(2, 3))('%s', (path) => {
  test('hydrates without console messages, and again after a 304', async () => {
    const { page, open, complaints } = await visit()
    const statuses = await documentStatuses(page)
    await open(path)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await complete(page)
    expect(statuses).toEqual([200, 304])
    expect(complaints).toEqual([])
  })
})

describe.each(PAGES)('%s', (path) => {
  test('answers 304 without a body to its own ETag, in every encoding', async () => {
    const tags = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const full = await fetch(addressOf(path), { headers })
      const etag = full.headers.get('etag') ?? ''
      tags.add(etag)
      expect(await full.text()).toContain('</html>')
      const again = await fetch(addressOf(path), { headers: { ...headers, 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect(tags.size).toBe(3)
  })

  test('allows only its own scripts, by policy and in fact', async () => {
    const response = await fetch(addressOf(path))
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("object-src 'none'")
    const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
    expect(scripts.every((tag) => tag.includes(' src="/') || tag.includes('type="application/json"'))).toBe(
      true,
    )
  })
})

describe('the home page', () => {
  test('no layout shift during loading and scrolling', async () => {
    const { page, open } = await visit({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          }
          if (!hadRecentInput) seen.shift += value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open('/')
    for (let top = 0; top < 7000; top += 700) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    expect(shift).toBeLessThan(0.05)
  })

  inSoak(() => {
    test('under reduced motion the carousel stops and nothing is animated', async () => {
      const { page, open } = await visit({ reducedMotion: 'reduce' })
      await page.clock.install()
      await open('/')
      const shown = page.locator('[data-widget="hero-slides"] [aria-roledescription="幻灯片"]:not([inert])')
      const first = await shown.getAttribute('aria-label')
      await page.clock.runFor(20_000)
      expect([first, await shown.getAttribute('aria-label')]).toEqual(['1 / 5', '1 / 5'])
      const longest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('*')].map((e) =>
            parseFloat(getComputedStyle(e).transitionDuration),
          ),
        ),
      )
      expect(longest).toBeLessThan(0.001)
    })
  })
})

test.each([1280, 1920].slice(0, figure(1, 2)))(
  'at %d px nothing scrolls sideways, sections of a known height below the screen are not laid out yet, and the page is as long as with them',
  async (width) => {
    const { page, open, complaints } = await visit({ viewport: { width, height: 800 } })
    await open('/')
    await complete(page)
    const before = await page.evaluate(() => {
      const sections = [...document.querySelectorAll<HTMLElement>('.pm-known')]
      const isDrawn = (section: HTMLElement) =>
        section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true
      const waiting = sections.filter((section) => !isDrawn(section)).length
      const { scrollHeight } = document.documentElement
      for (const { style } of sections) style.contentVisibility = 'visible'
      const whole = document.documentElement.scrollHeight
      for (const { style } of sections) style.contentVisibility = ''
      return { waiting, scrollHeight, whole }
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(before.waiting).toBeGreaterThan(4)
    expect(before.scrollHeight).toBe(before.whole)
    const last = page.getByRole('contentinfo').getByRole('link', { name: '新闻与帮助' })
    await last.scrollIntoViewIfNeeded()
    await expect
      .poll(() => last.evaluate((e) => e.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true)
    expect(complaints).toEqual([])
  },
)
