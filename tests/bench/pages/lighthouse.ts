/** Runs Lighthouse in a separate process on a page, with a named connection. */
import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const CLI = join(process.cwd(), 'tests/bench/lighthouse/node_modules/lighthouse/cli/index.js')
const run = promisify(execFile)

export interface Connection {
  name: string
  /** ms */
  rtt: number
  /** kbit/s */
  throughput: number
  /** Slowdown relative to this machine. */
  cpu: number
}

/** Simulated throttling with named presets. */
export const CABLE: Connection = { name: '宽带 28 ms / 5 Mbit', rtt: 28, throughput: 5_000, cpu: 1 }
export const SLOW_4G: Connection = {
  name: '慢 4G 150 ms / 1.6 Mbit / CPU × 4',
  rtt: 150,
  throughput: 1_600,
  cpu: 4,
}

export interface Findings {
  /** 0 to 100 */
  scores: Record<Category, number>
  /** ms */
  lcp: number
  tbt: number
  cls: number
  /** Failed audits of the categories that must be perfect: id and title. */
  failed: string[]
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  runtimeError?: { code: string; message: string }
}

/** Lighthouse's error for an unusable browser trace, which says nothing about the page. */
const ASK_AGAIN = /Please run Lighthouse again/
const TRIES = 3

/**
 * @param device what Lighthouse emulates: its window of a computer, or its phone
 * @throws Error if Lighthouse could not evaluate the page
 */
export async function runAudits(
  url: string,
  { rtt, throughput, cpu }: Connection,
  device: 'desktop' | 'phone' = 'desktop',
): Promise<Findings> {
  const out = join(tmpdir(), `pumian-lighthouse-${process.pid}.json`)
  await runLighthouse([
    CLI,
    url,
    device === 'desktop' ? '--preset=desktop' : '--form-factor=mobile',
    '--quiet',
    '--output=json',
    `--output-path=${out}`,
    `--only-categories=${CATEGORIES.join()}`,
    '--throttling-method=simulate',
    `--throttling.rttMs=${rtt}`,
    `--throttling.throughputKbps=${throughput}`,
    `--throttling.cpuSlowdownMultiplier=${cpu}`,
    `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
  ])
  const report = JSON.parse(await readFile(out, 'utf8')) as Report
  await rm(out)
  if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const whole = CATEGORIES.slice(1).flatMap((name) => report.categories[name].auditRefs)
  return {
    scores: scoresOf(report),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: whole.flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      return weight > 0 && audit?.score != null && audit.score < 1 ? [`${id}: ${audit.title}`] : []
    }),
  }
}

async function runLighthouse(args: string[], tries = TRIES): Promise<void> {
  try {
    await run(process.execPath, args)
  } catch (error) {
    if (tries <= 1 || !ASK_AGAIN.test(String(error))) throw error
    await runLighthouse(args, tries - 1)
  }
}

const scoresOf = ({ categories }: Report): Findings['scores'] => {
  const score = (name: Category) => Math.round((categories[name].score ?? Number.NaN) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}
