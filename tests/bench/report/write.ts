import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { isMet, type Row } from '../measure/row'
import type { Chosen } from '../options'
import { capacityTable } from './capacity'
import { chart } from './chart'
import { merge, type Figures } from './merge'

const RESULTS = 'tests/bench/results/latest.json'
const CHART = 'docs/bench.svg'
const CAPACITY = 'docs/capacity.md'

/** Writes the measured groups and keeps the earlier rows of the others; also writes the chart for the README and the capacity plan. */
export function write(measured: readonly Chosen[], rows: readonly Row[]): void {
  const run = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  }
  const withMet = rows.map((row) => ({ ...row, met: isMet(row) }))
  const figures = merge(written(), measured, run, withMet)
  save(RESULTS, `${JSON.stringify(figures, null, 2)}\n`)
  save(CHART, chart(figures.rows))
  const plan = readFileSync(join(process.cwd(), CAPACITY), 'utf8')
  save(CAPACITY, plan.replace(between(plan, 'capacity'), capacityTable(figures.rows)))
}

/** The text between the marks `<!-- name -->` and `<!-- /name -->` of a document. */
export function between(document: string, name: string): string {
  const [, text] = new RegExp(`<!-- ${name} -->\\n\\n([^]*?)\\n?\\n<!-- /${name} -->`).exec(document) ?? []
  if (text === undefined) throw new Error(`Expected the marks of ${name} in the document, found none`)
  return text
}

function written(): Figures {
  const path = join(process.cwd(), RESULTS)
  if (!existsSync(path)) return { groups: {}, rows: [] }
  return JSON.parse(readFileSync(path, 'utf8')) as Figures
}

function save(file: string, text: string) {
  const path = join(process.cwd(), file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.error(`Written: ${file}`)
}
