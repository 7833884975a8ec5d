import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe finds wrong with the main part of a page. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).include('main').analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}
