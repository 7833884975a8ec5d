import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { isSoak } from '../../helpers/soak'

/** Minified: half of what a page otherwise receives and parses. */
const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Its private fields are weak maps, six for each colour: as properties they save a third of its work. */
const SOURCE = `((WeakMap) => {${LIBRARY}
})(class {
  key = Symbol()
  has(owner) { return this.key in owner }
  get(owner) { return owner[this.key] }
  set(owner, value) { owner[this.key] = value; return this }
  delete(owner) { return delete owner[this.key] }
})`

/** Parts examined by axe, as CSS selectors. */
interface Looked {
  /** By default the main part; `html` is the whole page. */
  within?: string
  without?: string
  /**
   * Whether the contrast of colours is judged, two thirds of the work. By default in a soak alone: the walks of all open
   * pages and of the designer's states judge it in every run.
   */
  withContrast?: boolean
}

/** WCAG 2.2: axe checks the size of targets only on request. */
const OPTIONS = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: true } },
  // style sheets are fetched again for an experimental rule alone, which is off
  preload: { assets: ['media'] },
} satisfies axe.RunOptions

/** Items and rows after the second are drawn like those before them: a soak alone examines each. */
const REPEATED = ['li:nth-child(n + 3)', 'tr:nth-child(n + 3)']

const COLOURLESS = { ...OPTIONS, rules: { ...OPTIONS.rules, 'color-contrast': { enabled: false } } }

/** Violations found by axe once finite animations have ended: colours change gradually. */
export async function violations(
  page: Page,
  { within = 'main', without, withContrast = isSoak }: Looked = {},
): Promise<string[]> {
  // a document examined before has it already: half a megabyte less to send and to parse
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const left = [...(without ? [without] : []), ...(isSoak ? [] : REPEATED)].map((selector) => [selector])
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
      // what lies under a bar of a phone's page can be scrolled free, but counts as covered
      const bars = [...document.querySelectorAll<HTMLElement>('[data-tab-bar], [data-own-bar]')]
      for (const bar of bars) bar.style.position = 'static'
      const found = await here.run({ include: [[include]], exclude }, options)
      for (const bar of bars) bar.style.position = ''
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
      )
    },
    [within, left, withContrast ? OPTIONS : COLOURLESS] as const,
  )
}
