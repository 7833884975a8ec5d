import axe from 'axe-core'
import type { Page } from 'playwright'

/** What axe looks at, by CSS selectors. */
interface Looked {
  /** The main part, unless something else is named; `html` is all of it. */
  within?: string
  without?: string
}

/** WCAG 2.2: axe leaves the size of targets out unless it is asked for. */
const OPTIONS = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
} satisfies axe.RunOptions

/** What axe finds wrong once finite animations have ended: colours change gradually. */
export async function violations(page: Page, { within = 'main', without }: Looked = {}): Promise<string[]> {
  // a document that was judged before has it: half a megabyte of script less to send and to read
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, exclude, options]) => {
      // no page holds frames of others
      const { axe: here } = window as unknown as { axe: typeof axe }
      const changing = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
      await Promise.allSettled(changing.map(({ finished }) => finished))
      const found = await here.run(
        { include: [[include]], ...(exclude && { exclude: [[exclude]] }) },
        options,
      )
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
      )
    },
    [within, without, OPTIONS] as const,
  )
}
