import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What axe finds on the screen now, beside the page on the canvas: that is inert here, and the shop's own journeys see it. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).exclude('[data-canvas-region]').analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}

/** decisions 13: axe finds nothing. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violations(page), `axe: ${state}`).toEqual([])
}
