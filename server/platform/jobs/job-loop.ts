import { timeNow } from '../../db/time'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobContext } from './job'

/** ms between two rounds of a backlog, so that other work reaches the database in between. */
const PAUSE_MS = 50
/** ms within which the first run starts, at random, so that the jobs do not start together. */
const FIRST_MS = 5_000

export interface LoopParts {
  /** ms between two runs over all companies. */
  every: number
  companies(): Promise<string[]>
  /** One batch of one company. @returns how many items were done */
  batch(company_id: string): Promise<number>
  /** Whether jobs may run now; called before each round. */
  mayRun(): Promise<boolean>
  /** Called after a run over all companies. */
  looked(round: { started: number; ms: number; done: number }): void
  /** Called with the number of companies that have a backlog. */
  left(companies: number): void
  failed: JobContext['failed']
  /** Ends the loop; the current batch is finished. */
  signal: AbortSignal
  /** ms until the first run. */
  first?: number
}

/**
 * Runs a job over all companies at an interval. A round does one batch of each company; companies with more work get
 * further rounds until the next run is due, so that no company waits for the backlog of another.
 */
export async function jobLoop(parts: LoopParts): Promise<void> {
  const { every, signal, failed, first = Math.random() * Math.min(every, FIRST_MS) } = parts
  let nextLook = performance.now() + first
  let busy: string[] = []
  let done = 0
  const round = async (companies: string[]) => {
    busy = []
    for (const company_id of companies) {
      if (signal.aborted) return
      const more = await parts.batch(company_id)
      if (more > 0) busy.push(company_id)
      done += more
    }
  }
  while (await waited(busy.length > 0 ? PAUSE_MS : nextLook - performance.now(), signal)) {
    const started = timeNow().getTime()
    const begun = performance.now()
    const all = begun >= nextLook
    if (all) nextLook = begun + every
    try {
      if (!(await parts.mayRun())) {
        busy = []
        continue
      }
      await round(all ? await parts.companies() : busy)
      parts.left(busy.length)
      if (!all) continue
      parts.looked({ started, ms: performance.now() - begun, done })
      done = 0
    } catch (error) {
      busy = []
      failed(error, '')
    }
  }
}

/** @returns whether the loop continues */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false
  await sleep(Math.max(ms, 0), undefined, { signal, ref: false }).catch(() => undefined)
  return !signal.aborted
}
