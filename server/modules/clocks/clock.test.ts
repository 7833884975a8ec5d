import { testApp } from '@tests/helpers/app'
import { describeDatabases } from '@tests/helpers/database'
import { expect, it, vi } from 'vitest'
import { readConfig } from '../../config'
import { company } from '../../db/schema'
import { JOBS } from './clock'
import { forEach } from './job'

describeDatabases('issue 4 clocks that stop', (open) => {
  it('finish what they are at and begin nothing further', async () => {
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

  it('tell /metrics when they last ran, how long, what they did and what failed', async () => {
    await open().db.insert(company).values({ company_id: 'c', subdomain: 'c', brand_name: '店' })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const run = vi.spyOn(JOBS[0]!, 'run')
    try {
      run.mockResolvedValueOnce(3)
      const ran = new Promise<void>((resolve) => {
        run.mockImplementationOnce(async () => {
          resolve()
          return 0
        })
      })
      const app = await testApp(open(), { config: readConfig({ LOG_LEVEL: 'silent' }) })
      await app.ready()
      await vi.advanceTimersByTimeAsync(5_000)
      await ran
      // waits for the round under way, which ends between two jobs
      await app.close()
      expect(app.stopping.signal.aborted).toBe(true)
      const text = await app.metrics.registry.metrics()
      const { name } = JOBS[0]!
      expect(run).toHaveBeenCalledTimes(2)
      expect(text).toContain(`pumian_job_done_total{job="${name}"} 3`)
      expect(text).toContain(`pumian_job_failures_total{job="${name}"} 0`)
      expect(text).toMatch(new RegExp(`pumian_job_last_run_timestamp_seconds\\{job="${name}"\\} 1\\.?\\d+`))
    } finally {
      run.mockRestore()
      vi.useRealTimers()
    }
  })
})
