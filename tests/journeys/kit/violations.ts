import axe from 'axe-core'
import type { Page } from 'playwright'

/** Parts examined by axe, as CSS selectors. */
interface Looked {
  /** By default the main part; `html` is the whole page. */
  within?: string
  without?: string
}

/** WCAG 2.2: axe checks the size of targets only on request. */
const OPTIONS = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
} satisfies axe.RunOptions

/** Violations found by axe once finite animations have ended: colours change gradually. */
export async function violations(page: Page, { within = 'main', without }: Looked = {}): Promise<string[]> {
  // a document examined before has it already: half a megabyte less to send and to parse
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([include, exclude, options]) => {
      // pages contain no frames
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
