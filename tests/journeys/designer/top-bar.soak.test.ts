import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { look } from './kit/look'
import { text, textPage } from './kit/text-page'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** px: a small computer, and the same zoomed to 200 and 300 %. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 427, height: 267 },
]

/** Controls of the bar that are out of the window or covered once they have the focus. */
const unreachable = (page: Page) =>
  page.locator('header').evaluate((bar) =>
    [...bar.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input')].flatMap((control) => {
      control.focus()
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return [`outside: ${name}`]
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      // an input without a look of its own lies under its label
      const part = control.closest('label') ?? control
      const isShown = shown !== null && (part.contains(shown) || shown.contains(part))
      return isShown ? [] : [`covered by ${shown?.className}: ${name}`]
    }),
  )

describe('the bar of the editor, with everything that it can show', () => {
  test.each(WINDOWS)('each of its controls is reachable in $width × $height', async (viewport) => {
    const { page_id } = await textPage(shop(), { a: text('甲') })
    const [one, two] = [await admin('owner'), await admin('editor')]
    const theirs = await two.openEditor(page_id)
    await theirs.select('a')
    await theirs.setField('文本', '乙')
    await theirs.expectSaved()
    await theirs.topBar.getByRole('button', { name: '提交审核' }).click()
    await theirs.dialog.getByRole('button', { name: '提交审核' }).click()
    const mine = await one.openEditor(page_id)
    await mine.topBar.getByRole('button', { name: '审核中，打开审核与批注' }).waitFor()
    await one.page.getByRole('img', { name: '编辑也打开了此页面' }).waitFor({ state: 'attached' })
    await one.page.setViewportSize(viewport)
    await look(one.page, `top-bar-${viewport.width}`)
    expect(await unreachable(one.page)).toEqual([])
    expect(await mine.topBar.getByRole('button', { name: '通过并发布' }).isVisible()).toBe(true)
  })
})
