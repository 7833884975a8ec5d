import { testApp } from '@tests/helpers/app'
import { describeDatabase } from '@tests/helpers/database'
import { expect, it, vi } from 'vitest'
import { company } from '../../db/schema'
import { databaseTime } from '../../db/time'
import { runJobs } from './scheduler'
import { forEach, type Job } from './job'

describeDatabase('jobs of a server', (open) => {
  it('finish their current item and begin no other', async () => {
    const stopping = new AbortController()
    const done: string[] = []
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    const count = await forEach(ids, { failed: () => {}, signal: stopping.signal }, async (id) => {
      if (id === '5') stopping.abort()
      await Promise.resolve()
      done.push(id)
      return true
    })
    expect(done.length).toBe(count)
    expect(done).toContain('5')
    expect(count).toBeLessThan(10)
  })

  it('report their last run, duration, results and failures to /metrics', async () => {
    await open().db.insert(company).values({ company_id: 'c', subdomain: 'c', brand_name: '店' })
    const job = jobOf({ name: 'counted', every: 0.1, results: [3] })
    const app = await testApp(open())
    runJobs(app, [job])
    await app.ready()
    await vi.waitFor(() => expect(job.runs.length).toBeGreaterThan(2), 5_000)
    // waits for the running batch
    await app.close()
    expect(app.stopping.signal.aborted).toBe(true)
    const text = await app.metrics.registry.metrics()
    expect(text).toContain(`pumian_job_done_total{job="counted"} 3`)
    expect(text).toContain(`pumian_job_failures_total{job="counted"} 0`)
    expect(text).toMatch(/pumian_job_last_run_timestamp_seconds\{job="counted"\} 1\.?\d+/)
  })

  it('continue while another job waits for a response that does not come', async () => {
    const hanging = jobOf({ name: 'hanging', every: 0.1, work: (signal) => aborted(signal) })
    const other = jobOf({ name: 'other', every: 0.1 })
    const app = await testApp(open())
    runJobs(app, [hanging, other])
    await app.ready()
    await vi.waitFor(() => expect(other.runs.length).toBeGreaterThan(2), 5_000)
    expect(hanging.runs).toHaveLength(1)
    await app.close()
  })

  it('get the database’s time and end a batch when its time is used up', async () => {
    let ms = 0
    const job = jobOf({
      name: 'long',
      every: 60,
      work: async (signal) => {
        const begun = performance.now()
        await aborted(signal)
        ms = performance.now() - begun
      },
    })
    const app = await testApp(open())
    runJobs(app, [job])
    await app.ready()
    await vi.waitFor(() => expect(ms).toBeGreaterThan(0), 15_000)
    expect(ms).toBeLessThan(4_000)
    expect(Math.abs((await databaseTime(open().db)).getTime() - (job.runs[0]?.getTime() ?? 0))).toBeLessThan(
      10_000,
    )
    await app.close()
  })

  it('are paused while the server’s clock is wrong, which is reported and leaves it ready, and resume afterwards', async () => {
    const job = jobOf({ name: 'careful', every: 0.1 })
    const lines: string[] = []
    const config = { ...(await testApp(open())).config, logLevel: 'info' as const }
    const app = await testApp(open(), { config, logTo: { write: (line) => void lines.push(line) } })
    let ahead = 360_000
    const { now } = Date
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
    try {
      runJobs(app, [job])
      await app.ready()
      await vi.waitFor(() => expect(lines.join('')).toContain('it runs no jobs'), 5_000)
      const answer = await app.inject('/readyz')
      expect([answer.statusCode, answer.json().data.clock]).toEqual([200, { offset: 360, wrong: true }])
      expect(await app.metrics.registry.metrics()).toMatch(/pumian_clock_offset_seconds 3(59|60)/)
      expect(job.runs).toHaveLength(0)
      ahead = 0
      await vi.waitFor(() => expect(job.runs.length).toBeGreaterThan(0), 5_000)
      expect(lines.join('')).toContain('agrees with the database')
    } finally {
      clock.mockRestore()
      await app.close()
    }
  })
})

/** A job that notes when it ran. */
function jobOf({ name, every, results = [], work }: JobParts): Job & { runs: Date[] } {
  const runs: Date[] = []
  return {
    name,
    every,
    runs,
    async run({ now, signal }) {
      runs.push(now)
      if (signal) await work?.(signal)
      return results.shift() ?? 0
    },
  }
}

interface JobParts {
  name: string
  every: number
  /** Results of its first batches. */
  results?: number[]
  work?(signal: AbortSignal): Promise<void>
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
