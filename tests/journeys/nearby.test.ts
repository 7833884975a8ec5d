import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { addressOf, useBrowser } from './kit/visit'

const HANGZHOU = { latitude: 30.2741, longitude: 120.1551 }

const visit = useBrowser()
const nearby = (page: Page) => page.locator('[data-widget="nearby"]')

/** Queries of the calls for nearby shops. */
function questions(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/distributor/list')) asked.push(searchParams)
  })
  return asked
}

const shopNames = (page: Page) => nearby(page).getByRole('listitem').allInnerTexts()

describe('W0019 nearby shops', () => {
  inSoak(() => {
    test('with permission granted it asks by position at once, nearest first', async () => {
      const { page, open, complaints } = await visit({ geolocation: HANGZHOU, permissions: ['geolocation'] })
      const asked = questions(page)
      await open('/')
      await expect.poll(() => asked.length).toBe(1)
      expect(asked.map((query) => [query.get('type'), query.get('lat')])).toEqual([['0', '30.2741']])
      await expect.poll(async () => (await shopNames(page))[0]).toMatch(/杭州[^]*m\b/)
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('W0019 loads the maps script first, then requests the shops of the address, which it stores', async () => {
      const { page, open, complaints } = await visit({ geolocation: HANGZHOU, permissions: ['geolocation'] })
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/AMap|distributor/.test(pathname)) asked.push(pathname.split('/').at(-1) ?? '')
      })
      const queries = questions(page)
      await open('/')
      await expect.poll(() => asked).toEqual(['stub.js', 'regeo', 'list'])
      const address = { province: '浙江省', city: '杭州市', area: expect.stringMatching(/区$/) }
      expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({ ...address, company_id: '1', type: '0' })
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('position') ?? 'null'))
      expect(kept.position).toMatchObject({ ...address, lat: HANGZHOU.latitude, lng: HANGZHOU.longitude })
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('W0019 without the maps script finds shops by coordinates', async () => {
      const { page, open } = await visit({ geolocation: HANGZHOU, permissions: ['geolocation'] })
      await page.route('**/_AMapService/**', (route) => route.abort())
      const queries = questions(page)
      await open('/')
      await expect
        .poll(() => queries.map((query) => [query.get('province'), query.get('lat')]))
        .toEqual([['', '30.2741']])
    })
  })

  test('the position is stored: the next page uses it without asking the browser', async () => {
    const { page, open, context } = await visit({ geolocation: HANGZHOU, permissions: ['geolocation'] })
    const asked = questions(page)
    await open('/')
    await expect.poll(() => asked.length).toBe(1)
    await context.clearPermissions()
    await open('/')
    await expect.poll(() => asked.map((query) => query.get('lat'))).toEqual(['30.2741', '30.2741'])
  })

  test('without permission the shops of 昌平区 come with the page, the browser is not asked, and 定位 is offered', async () => {
    const { page, open, complaints } = await visit()
    const asked = questions(page)
    await open('/')
    await nearby(page).getByRole('button', { name: '定位' }).waitFor()
    // its district has one shop, its city another: they come first
    expect((await shopNames(page)).slice(0, 2)).toEqual([
      expect.stringContaining('昌平'),
      expect.stringContaining('朝阳'),
    ])
    expect(asked).toEqual([])
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('geolocation failure: a refusal is reported as failed1, and the shops stay', async () => {
      const { page, open } = await visit()
      await open('/')
      await nearby(page).getByText('昌平').first().waitFor()
      await nearby(page).getByRole('button', { name: '定位' }).click()
      const toast = page.getByRole('alert')
      await toast.waitFor()
      expect(await toast.textContent()).toBe('failed1')
      expect(await shopNames(page)).not.toEqual([])
    })
  })

  inSoak(() => {
    test('W0019: a tag tab shows the shops with this tag', async () => {
      const { page, open } = await visit({ geolocation: HANGZHOU, permissions: ['geolocation'] })
      await open('/')
      await expect.poll(async () => (await shopNames(page)).length).toBe(6)
      const tag = nearby(page).getByRole('tab', { name: '咖啡书吧' })
      await tag.click()
      const shown = await shopNames(page)
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.length).toBeLessThan(6)
      expect(shown.every((text) => text.includes('咖啡书吧'))).toBe(true)
      await nearby(page).getByRole('tab', { name: '全部' }).click()
      expect(await shopNames(page)).toHaveLength(6)
    })
  })
})

inSoak(() => {
  describe('coupons', () => {
    test('a visitor who claims a coupon signs in and returns', async () => {
      const { page, open } = await visit()
      await open('/')
      await page.locator('[data-widget="coupons"]').getByRole('button', { name: /领取/ }).first().click()
      await page.waitForURL('**/auth/login**')
      expect(page.url()).toBe(addressOf(`/auth/login?redirectUrl=${encodeURIComponent('/')}`))
    })
  })
})
