/**
 * (a) Server rendering: a string and a stream, against hand-written components in the same boxes, against a page without
 * boxes, and against Puck's Render. Processor time.
 */
import { forked } from '../measure/forked'
import type { Row } from '../measure/row'
import type { BenchOptions } from './group'

const SIZES = [10, 50, 200, 1000, 10_000]
/** Larger pages take seconds. */
const OFTEN_DRAWN = 1000

export async function ssr({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of quick ? [10, 200] : SIZES) {
    log(`(a) ${size} 个组件`)
    const rounds = quick || size > OFTEN_DRAWN ? 7 : 31
    const own = { PUMIAN_BENCH_WIDGETS: String(size), PUMIAN_BENCH_ROUNDS: String(rounds) }
    rows.push(...(await forked('ssr-size.js', own, async (ofSize: Row[]) => ofSize)))
  }
  return rows
}
