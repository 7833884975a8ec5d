import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { addressOf, complete, useBrowser } from './kit/visit'

const NOT_FOUND = '抱歉！您所访问的页面不存在！'

const visit = useBrowser()

describe('navigation in the browser', () => {
  test('a link to a custom page fetches its data once, changes the title, starts at the top with focus on the heading', async () => {
    const { page, open, complaints } = await visit()
    await open('/')
    const data = addressOf(`/page-data?path=${encodeURIComponent('/custompage?pageid=202')}`)
    const asked: string[] = []
    const documents: string[] = []
    page.on('request', (request) => {
      // the link then under the pointer may be prefetched
      if (request.url() === data) asked.push(request.url())
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.locator('[data-widget="doors"]').getByRole('link', { name: '数码会场' }).click()
    await page.getByRole('heading', { name: '全部数码' }).waitFor()
    expect(asked).toEqual([data])
    expect(documents).toEqual([])
    expect(await page.title()).toBe('数码会场 – 禾岸生活')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('数码会场 – 禾岸生活')
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('back and forward show the page of the address', async () => {
      const { page, open, complaints } = await visit()
      await open('/custompage?pageid=201')
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '数码会场' }).click()
      await page.waitForURL('**/custompage?pageid=202')
      await page.getByRole('heading', { name: '全部数码' }).waitFor()
      await page.goBack()
      await page.getByText('把好物放在离你最近的地方', { exact: true }).waitFor()
      expect(await page.title()).toBe('禾岸故事 – 禾岸生活')
      await page.goForward()
      await page.getByRole('heading', { name: '全部数码' }).waitFor()
      expect(await page.title()).toBe('数码会场 – 禾岸生活')
      expect(complaints).toEqual([])
    })
  })

  test('back directly after a reload, before anything is touched, shows the page of the address', async () => {
    const { page, open, complaints } = await visit()
    await open('/custompage?pageid=201')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '数码会场' }).click()
    await page.getByRole('heading', { name: '全部数码' }).waitFor()
    await page.reload()
    await complete(page)
    await page.goBack()
    await page.getByText('把好物放在离你最近的地方', { exact: true }).waitFor()
    expect(await page.title()).toBe('禾岸故事 – 禾岸生活')
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('a reload keeps the place that the page is scrolled to', async () => {
      const { page, open } = await visit()
      await open('/')
      await page.mouse.wheel(0, 1500)
      await page.waitForFunction(() => window.scrollY === 1500)
      await page.reload()
      await complete(page)
      await page.waitForFunction(() => window.scrollY === 1500)
    })
  })

  test('the router is fetched with the first touch of a page, not for a visitor who only looks', async () => {
    const { page, open } = await visit()
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    const router = () => scripts.filter((path) => /\/router-[^/]+\.js$/.test(path)).length
    // what an idle page fetches
    const rest = page.waitForRequest(/\/Toasts-[^/]+\.js$/)
    await open('/')
    await rest
    await page.waitForLoadState('networkidle')
    expect(router()).toBe(0)
    const fetched = page.waitForRequest(/\/router-[^/]+\.js$/)
    await page.mouse.move(300, 300)
    await fetched
    expect(router()).toBe(1)
  })

  inSoak(() => {
    test('a link with a modifier opens a new tab', async () => {
      const { page, open, context } = await visit()
      await open('/')
      const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '禾岸故事' })
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })])
      await tab.waitForURL('**/custompage?pageid=201')
      expect(new URL(page.url()).pathname).toBe('/')
    })
  })
})

describe('404', () => {
  test('an unknown address answers 404 with the text and a link home', async () => {
    const { page, open, read, complaints } = await visit()
    for (const path of ['/home/x', '/custompage?pageid=999', '/custompage']) {
      const answer = await read(path)
      expect([path, answer.status()]).toEqual([path, 404])
      expect(await answer.text()).toMatch(new RegExp(`${NOT_FOUND}.*点击返回首页。`, 's'))
    }
    const response = await open('/nowhere')
    expect(response.status()).toBe(404)
    await page.getByRole('heading', { name: NOT_FOUND }).waitFor()
    await page.getByRole('link', { name: '点击返回首页。' }).click()
    await page.locator('[data-widget="hero"]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })
})
