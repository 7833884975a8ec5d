import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { isMet, type Row } from '../measure/row'
import { chart } from './chart'

const RESULTS = 'tests/bench/results/latest.json'
const CHART = 'docs/bench.svg'

/** Writes a whole run: its figures as JSON, and the chart for the README. */
export function write(rows: readonly Row[]): void {
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    rows: rows.map((row) => ({ ...row, met: isMet(row) })),
  }
  save(RESULTS, `${JSON.stringify(figures, null, 2)}\n`)
  save(CHART, chart(rows))
}

function save(file: string, text: string) {
  const path = join(process.cwd(), file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.error(`Written: ${file}`)
}
