import type { Page } from 'playwright'
import { expect } from 'vitest'
import { englishTexts, READ } from '../../../helpers/english-texts'
import { isSoak } from '../../../helpers/soak'
import { violations as violationsOf } from '../../kit/violations'

/**
 * Violations found by axe on the screen, except in the page on the canvas: that is inert here, and the shop's own
 * journeys test it.
 * @param within CSS selector of the examined part, if the rest has not changed
 * @param withContrast as in the shop's journeys
 */
export async function violations(page: Page, within = 'html', withContrast = isSoak): Promise<string[]> {
  await shown(page)
  const found = await violationsOf(page, { within, without: '[data-canvas-region]', withContrast })
  return [...found, ...(await page.evaluate(englishTexts, [within, READ] as const))]
}

/**
 * Waits until everything is loaded and shown: axe skips dialogs and menus that are still transparent, and a list of
 * choices stays visible for a moment after its field has closed it.
 */
export async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const open = document.querySelector('[role=combobox][aria-expanded=true]') !== null
    return (
      document.querySelector('.ant-skeleton') === null &&
      [...document.querySelectorAll('.ant-modal, .ant-dropdown, .ant-popover')].every(
        (layer) => getComputedStyle(layer).opacity === '1',
      ) &&
      [...document.querySelectorAll('.ant-select-dropdown')].every((list) => open || !list.checkVisibility())
    )
  })
}

/** Asserts that axe finds no violations. @param within as in `violations` */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  expect(await violations(page, within), `axe: ${state}`).toEqual([])
}
