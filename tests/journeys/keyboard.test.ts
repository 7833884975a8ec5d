import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { focusIsVisible } from './kit/focus'
import { useBrowser } from './kit/visit'

const visit = useBrowser()

/** Presses Tab until `selector` has the focus. */
async function tabTo(page: Page, selector: string, atMost = 40) {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Expected Tab to reach ${selector} within ${atMost} presses`)
}

describe('everything works by keyboard', () => {
  test('the first Tab offers a link to the content', async () => {
    const { page, open } = await visit()
    await open('/article')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '跳到主要内容' })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  test('each of the first forty Tab stops shows the focus', async () => {
    const { page, open } = await visit()
    await open('/')
    const hidden: string[] = []
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      if (!(await focusIsVisible(page)))
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'))
    }
    expect(hidden).toEqual([])
  })

  test('W0008: Enter in the search leads to /items?keywords=', async () => {
    const { page, open } = await visit()
    await open('/article')
    await tabTo(page, 'input[type=search]')
    await page.keyboard.type('平板 电视')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('keywords') === '平板 电视')
    expect(new URL(page.url()).pathname).toBe('/items')
  })

  inSoak(() => {
    test('W0007: the category menu opens on focus, expands by arrow and closes by Escape', async () => {
      const { page, open } = await visit()
      await open('/custompage?pageid=201')
      const menu = page.getByRole('navigation', { name: '全部商品分类' })
      expect(await menu.isVisible()).toBe(false)
      await tabTo(page, 'button[aria-expanded]:not([aria-label])')
      await menu.waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('时尚服饰')
      await menu.getByRole('link', { name: '女装' }).waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
    })

    test('the submenu of the home page’s categories covers the slides beside it', async () => {
      const { page, open } = await visit()
      await open('/')
      const menu = page.locator('[data-widget="hero-categories"]')
      await menu.getByRole('link', { name: '手机数码' }).hover()
      // a click that another element would receive fails
      const click = menu.getByRole('link', { name: '影音' }).first().click({ trial: true, timeout: 5_000 })
      await expect(click).resolves.toBeUndefined()
    })

    test('W0001: arrow keys turn the carousel', async () => {
      const { page, open } = await visit()
      await open('/')
      const slides = page.locator('[data-widget="hero-slides"]')
      const shown = () =>
        slides.locator('[aria-roledescription="幻灯片"]:not([inert])').getAttribute('aria-label')
      await slides.getByRole('button', { name: '第1张' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(shown).toBe('2 / 5')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(shown).toBe('5 / 5')
    })

    test('W0005: arrow keys switch the tabs of a showcase, one Tab leads to its products', async () => {
      const { page, open } = await visit()
      await open('/')
      const showcase = page.locator('[data-widget="showcase"]')
      await showcase.getByRole('tab', { name: '服饰热榜' }).focus()
      await page.keyboard.press('ArrowRight')
      const next = showcase.getByRole('tab', { name: '数码热榜' })
      expect(await next.getAttribute('aria-selected')).toBe('true')
      await showcase.getByRole('tabpanel').getByText('ONex X20 5G手机').waitFor()
      await page.keyboard.press('End')
      await showcase.getByRole('tabpanel', { name: '美味热榜' }).waitFor()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(
        true,
      )
    })
  })
})
