import type { Page } from 'playwright'

/** Whether the focused element, or a box around it, shows a ring or changes its border. */
export const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return false
    const rings = [focused, focused.parentElement ?? focused].map((element) => getComputedStyle(element))
    return rings.some((style) => style.outlineStyle !== 'none' || style.boxShadow !== 'none')
  })
