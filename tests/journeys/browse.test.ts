import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak, isSoak } from '@tests/helpers/soak'
import { ask } from './kit/ask'
import { violations } from './kit/violations'
import { complete, useBrowser } from './kit/visit'

const visit = useBrowser()

/** Whether it is not covered by another element over its height; elements that pointers pass through are ignored. */
const isOnTop = (told: Locator) =>
  told.evaluate((element) => {
    element.style.pointerEvents = 'auto'
    const { left, width, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + width / 2, y) === element)
  })

describe('the product list', () => {
  test('a search is filtered, sorted and left for a product, every step in the address', async () => {
    const { page, open, complaints } = await visit()
    await open('/article')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '时尚服饰' }).click()
    await page.waitForURL('**/items?cat_id=10')
    const goods = page.getByRole('list', { name: '商品', exact: true }).getByRole('link')
    await goods.first().waitFor()
    await page.getByRole('main').getByRole('link', { name: '首页' }).waitFor()
    await open('/items')
    expect(await goods.count()).toBe(18)
    // in a window of 1280 × 720 it is above the fold
    expect((await goods.first().boundingBox())?.y).toBeLessThan(720 - 200)
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL(/page=2/)
    await page.getByRole('link', { name: '第2页', exact: true }).and(page.locator('[aria-current]')).waitFor()
    const hot = page.getByRole('region', { name: '筛选' }).getByRole('link', { name: '热卖' })
    await hot.click()
    await hot.and(page.locator('[aria-current]')).waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBeNull()
    await page.getByRole('link', { name: '价格', exact: true }).click()
    await page.waitForURL(/sort=3/)
    await page.getByRole('link', { name: '价格 ↑' }).waitFor()
    if (isSoak) expect(await violations(page)).toEqual([])
    const name = await goods.first().getAttribute('title')
    await goods.first().click()
    await page.waitForURL(/\/items\/\d+/)
    await page.getByRole('heading', { level: 2, name: name ?? '' }).waitFor()
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('an empty result is announced, with other words to try; a price range works without script', async () => {
      const { page, open } = await visit({ javaScriptEnabled: false })
      await open('/items?keywords=nothinglikeit')
      await page.getByText('没有找到与“nothinglikeit”相关的商品').waitFor()
      await page.getByRole('main').getByRole('link', { name: '手机' }).click()
      await page.getByLabel('最低价（元）').fill('1000')
      await page.getByRole('button', { name: '确定' }).click()
      const query = new URL(page.url()).searchParams
      expect([query.get('keywords'), query.get('start_price')]).toEqual(['手机', '1000'])
      expect(
        await page.getByRole('list', { name: '商品', exact: true }).getByRole('link').count(),
      ).toBeGreaterThan(0)
    })
  })
})

describe('the product list of a phone', () => {
  test('is filtered in a sheet, goes on by itself, and is found again as it was left', async () => {
    const { page, open, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await open('/h5/items')
    const goods = page.getByRole('list', { name: '商品', exact: true }).getByRole('listitem')
    // the desktop's header stays there
    expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(0)
    await page.getByRole('link', { name: '筛选' }).tap()
    const sheet = page.getByRole('dialog', { name: '筛选' })
    await sheet.getByRole('link', { name: /^热卖/ }).tap()
    await page.waitForURL(/\/h5\/items\?tag=/)
    await sheet.getByRole('link', { name: /^热卖/ }).and(page.locator('[aria-current]')).waitFor()
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: /^查看 \d+ 件商品$/ }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('list', { name: '已选' }).getByRole('link', { name: '热卖' }).waitFor()
    await page.getByText('加载中…').scrollIntoViewIfNeeded()
    await expect.poll(() => goods.count()).toBeGreaterThan(18)
    // the top of the screen says which page it is
    await goods.nth(20).evaluate((card) => card.scrollIntoView())
    await page.waitForURL(/page=2/)
    const [count, y] = [await goods.count(), await page.evaluate(() => window.scrollY)]
    await goods.nth(20).getByRole('link').tap()
    await page.waitForURL(/\/h5\/items\/\d+/)
    await page.goBack()
    await page.waitForURL(/page=2/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    expect(await goods.count()).toBe(count)
    expect(complaints).toEqual([])
  })
})

inSoak(() => {
  describe('the search', () => {
    test('suggests words while typing and remembers earlier searches', async () => {
      const { page, open, complaints } = await visit()
      await open('/')
      const field = page.getByRole('search').locator('input')
      await field.fill('短袖')
      const rows = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
      await rows.first().waitFor()
      expect(await violations(page)).toEqual([])
      await field.press('Enter')
      await page.waitForURL(/\/items\?keywords=/)
      await page.getByRole('list', { name: '商品', exact: true }).waitFor()
      await field.fill('')
      await page.getByRole('listbox', { name: '搜索历史' }).getByRole('option', { name: '短袖' }).waitFor()
      await field.fill('短袖')
      // elements that overflow their box are clicked at a visible point
      await rows.last().click()
      await page.getByRole('button', { name: '立即购买' }).waitFor()
      await field.fill('nothinglikeit')
      await field.press('Enter')
      // five products per row
      const strip = page.getByRole('region', { name: '推荐商品' }).getByRole('listitem')
      // the product page, which has such a strip too, stays until the list arrives
      const shape = async () => {
        const tops = await strip.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
        return [tops.length, new Set(tops).size]
      }
      await expect.poll(shape).toEqual([5, 1])
      expect(complaints).toEqual([])
    })
  })
})

inSoak(() => {
  describe('the kept-alive list', () => {
    test('back and forward restore each of its pages and scroll positions', async () => {
      const { page, open } = await visit()
      await open('/items')
      const y = () => page.evaluate(() => Math.round(window.scrollY))
      const scroll = (to: number) => page.evaluate((top) => window.scrollTo(0, top), to)
      await scroll(900)
      const second = page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第2页' })
      // Playwright's own click would scroll the link into view first
      await second.evaluate((link: HTMLElement) => link.click())
      await page.waitForURL('**/items?page=2')
      await page.locator('[aria-current][aria-label=第2页]').waitFor()
      await expect.poll(y).toBe(0)
      await scroll(500)
      await page.goBack()
      await page.locator('[aria-current][aria-label=第1页]').waitFor()
      await expect.poll(y).toBe(900)
      await page.goForward()
      await page.locator('[aria-current][aria-label=第2页]').waitFor()
      await expect.poll(y).toBe(500)
    })
  })
})

describe('the product page', () => {
  test('a specification is chosen, the quantity set, and a visitor adds to the guest cart', async () => {
    const { page, open, complaints } = await visit()
    await open('/items/104')
    const value = page.locator('fieldset').first().getByRole('button')
    const chosen = () => page.locator('fieldset button[aria-pressed=true]').count()
    const groups = await page.locator('fieldset').count()
    expect(await chosen()).toBe(groups)
    await value.and(page.locator('[aria-pressed=true]')).click()
    expect(await chosen()).toBe(groups - 1)
    await page.getByRole('button', { name: '加入购物车', exact: true }).click()
    await page.getByText('请选择规格').waitFor()
    await value.and(page.locator(':enabled')).last().click()
    await page.getByRole('button', { name: '增加' }).click()
    const address = page.url()
    expect(address).toMatch(/\/items\/104\d\d$/)
    await page.getByRole('button', { name: '加入购物车', exact: true }).click()
    await page.getByText('成功加入购物车').waitFor()
    expect(await isOnTop(page.getByText('成功加入购物车'))).toBe(true)
    await page.getByRole('button', { name: '购物车 共2件商品' }).waitFor()
    if (isSoak) expect(await violations(page)).toEqual([])
    const picked = await page.locator('fieldset button[aria-pressed=true]').allTextContents()
    await page.reload()
    await complete(page)
    await page.getByRole('button', { name: '购物车 共2件商品' }).waitFor()
    expect(page.url()).toBe(address)
    expect(await page.locator('fieldset button[aria-pressed=true]').allTextContents()).toEqual(picked)
    // below the buttons, what is chosen is bought from the bar with the tabs
    await page
      .getByRole('link', { name: /商品评价/ })
      .first()
      .click()
    await page.getByRole('button', { name: '立即购买' }).nth(1).waitFor()
    await page.locator('a[aria-current=location]').waitFor()
    expect(complaints).toEqual([])
  })

  test('the picture under the pointer is magnified beside it', async () => {
    const { page, open } = await visit()
    await open('/items/104')
    await page.locator('main img').first().hover()
    const lens = page.locator('[class*=lens]')
    await lens.waitFor()
    expect(await lens.evaluate((element) => element.clientWidth + 2)).toBe(168)
    await page.mouse.move(5, 5)
    await lens.waitFor({ state: 'detached' })
  })

  inSoak(() => {
    test('a product shows its video, which the keyboard starts and pauses', async () => {
      const { page, open, complaints } = await visit()
      await open('/items/301')
      const film = page.locator('video')
      expect(await film.count()).toBe(0)
      await page.getByRole('button', { name: '商品视频' }).press('Enter')
      await expect
        .poll(() => film.evaluate((shown: HTMLVideoElement) => shown.currentTime))
        .toBeGreaterThan(0)
      const facts = await film.evaluate(({ duration, videoWidth, poster, controls }: HTMLVideoElement) => {
        return { duration, videoWidth, poster: new URL(poster).pathname, controls }
      })
      expect(facts).toEqual({
        duration: 6,
        videoWidth: 480,
        poster: '/media/hean/goods/301-1-l.webp',
        controls: true,
      })
      expect(await violations(page)).toEqual([])
      await film.focus()
      await page.keyboard.press('Space')
      await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
      await page.getByRole('button', { name: /^1 \/ / }).click()
      await film.waitFor({ state: 'detached' })
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('share data are requested once, when the pointer is over the button', async () => {
      const { page, open, complaints } = await visit()
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/goods\/share\/items\/\d+(\?|$)/.test(request.url())) asked.push(request.url())
      })
      await open('/items/104')
      expect(asked).toEqual([])
      const share = page.getByRole('group', { name: '分享到' })
      await share.getByRole('button', { name: '微信' }).hover()
      await share.getByText('可下载图片或者复制链接分享至第三方平台').waitFor()
      expect(await share.getByRole('textbox', { name: '分享链接' }).inputValue()).toMatch(/\/items\/104/)
      await share.getByRole('link', { name: '下载' }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.mouse.move(5, 5)
      await share.getByRole('link', { name: '下载' }).waitFor({ state: 'detached' })
      await page.context().route('https://service.weibo.com/**', (route) => route.fulfill({ body: 'weibo' }))
      const opened = page.context().waitForEvent('page')
      await share.getByRole('button', { name: '微博' }).click()
      expect(new URL((await opened).url()).searchParams.get('url')).toMatch(/\/items\/104/)
      expect(asked).toHaveLength(1)
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('到货通知 is shown for a sold-out item, and asks visitors to sign in', async () => {
      const { page, open } = await visit()
      await open('/items/814')
      await page.getByRole('button', { name: '到货通知' }).click()
      await page.waitForURL(/\/auth\/login\?redirectUrl=/)
    })
  })

  test('an unknown product is the 404 page', async () => {
    const { status, text } = await ask('/items/nothing')
    expect([status, text]).toEqual([404, expect.stringContaining('抱歉！您所访问的页面不存在！')])
  })
})
