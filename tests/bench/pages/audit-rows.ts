/** Rows of several Lighthouse runs on one page: medians against their targets. */
import type { BenchOptions } from '../groups/group'
import type { Row } from '../measure/row'
import { median } from '../measure/stats'
import { CATEGORIES, type Category, type Findings } from './lighthouse'

/** Minimum scores. */
export type Scores = Readonly<Record<Category, number>>

const NAMES: Record<Category, string> = {
  performance: '性能',
  accessibility: '无障碍',
  'best-practices': '最佳实践',
  seo: '搜索引擎',
}
const CLS = 0.02
const TBT_MS = 150

interface Subject {
  group: Row['group']
  /** The row's text for a measure. */
  what: (measure: string) => string
}

/** Five runs, one when quick; names each audit that failed. */
export async function audits(
  run: () => Promise<Findings>,
  { quick, log }: BenchOptions,
): Promise<Findings[]> {
  const runs: Findings[] = []
  for (let round = 0; round < (quick ? 1 : 5); round++) runs.push(await run())
  for (const failed of new Set(runs.flatMap((one) => one.failed))) log(`    ${failed}`)
  return runs
}

/** @param known why a score is below its mark, where that is known */
export const scoreRows = (
  { group, what }: Subject,
  runs: readonly Findings[],
  least: Scores,
  known: Partial<Record<Category, string>> = {},
): Row[] =>
  CATEGORIES.map((name) => ({
    group,
    what: what(NAMES[name]),
    unit: '分',
    ours: median(runs.map(({ scores }) => scores[name])),
    least: least[name],
    ...(known[name] !== undefined && { ifMissed: known[name] }),
  }))

/** @param lcp limit in ms */
export const timeRows = ({ group, what }: Subject, runs: readonly Findings[], lcp: number): Row[] => [
  { group, what: what('LCP'), unit: 'ms', ours: median(runs.map((run) => run.lcp)), limit: lcp },
  { group, what: what('TBT'), unit: 'ms', ours: median(runs.map((run) => run.tbt)), limit: TBT_MS },
  { group, what: what('CLS'), unit: '', ours: median(runs.map((run) => run.cls)), limit: CLS },
]
