import type { Row } from './row'
import { median, ratioOf, type Samples } from './stats'

export interface Baseline<Name extends string> {
  key: Name
  /** In Chinese. */
  name: string
  limit?: number
  /** At least this ratio. */
  least?: number | undefined
  ifMissed?: string
}

/** Rows of ours against each baseline; `scale` turns samples (ms) into the unit of the rows. */
export function compare<Name extends string>(
  row: Pick<Row, 'group' | 'what' | 'unit'>,
  samples: Samples<Name | 'ours'>,
  baselines: readonly Baseline<Name>[],
  scale = 1,
): Row[] {
  return baselines.map(({ key, name, limit, least, ifMissed }) => ({
    ...row,
    ours: median(samples.ours) * scale,
    base: { name, value: median(samples[key]) * scale, ratio: ratioOf(samples.ours, samples[key]) },
    limit,
    ...(least !== undefined && { least }),
    ifMissed,
  }))
}
