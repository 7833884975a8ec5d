/**
 * (a) Server rendering: a string and a stream, against hand-written components in the same boxes, against a page without
 * boxes, and against Puck's Render. Processor time.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Row } from '../measure/row'
import type { BenchOptions } from './group'

const SIZES = [10, 50, 200, 1000, 10_000]
/** Larger pages take seconds. */
const OFTEN_DRAWN = 1000

export async function ssr({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of quick ? [10, 200] : SIZES) {
    log(`(a) ${size} 个组件`)
    rows.push(...(await ofSize(size, quick || size > OFTEN_DRAWN ? 7 : 31)))
  }
  return rows
}

/** @throws Error if the process ends without rows; what it has printed says why */
async function ofSize(size: number, rounds: number): Promise<Row[]> {
  const file = fileURLToPath(new URL('ssr-size.js', import.meta.url))
  const child = fork(file, [String(size), String(rounds)])
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`ssr-size ended without rows (exit code ${String(code)}).`)
  })
  const [rows] = (await Promise.race([once(child, 'message'), failed])) as [Row[]]
  await ended
  return rows
}
