import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe looks at, by CSS selectors. */
interface Looked {
  /** The main part, unless something else is named; `html` is all of it. */
  within?: string
  without?: string
}

/** What axe finds wrong. */
export async function violations(page: Page, { within = 'main', without }: Looked = {}): Promise<string[]> {
  // no page holds frames of others, so axe sums up where it looks instead of opening a page for that
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // WCAG 2.2: axe leaves it out unless it is asked for
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .include(within)
  const found = await (without ? axe.exclude(without) : axe).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}
