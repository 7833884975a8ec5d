import { describe, expect, it } from 'vitest'
import { LagMeter } from './lag-meter'

describe('lag of a replica', () => {
  const meter = (...measured: [at: number, written: bigint, replayed: bigint][]) => {
    let now = 0
    let current = measured[0]
    const lags = new LagMeter(
      { written: async () => current?.[1] ?? 0n, replayed: async () => current?.[2] ?? 0n },
      () => now,
    )
    const run = async () => {
      for (const each of measured) {
        current = each
        now = each[0]
        await lags.measure()
      }
      return lags
    }
    return { run, at: (time: number) => (now = time) }
  }

  it('is infinite until the replica has reached a known position', async () => {
    const { run } = meter([0, 100n, 99n])
    expect((await run()).lag).toBe(Number.POSITIVE_INFINITY)
  })

  it('is zero once everything is replayed, whether or not something is written', async () => {
    const { run } = meter([0, 100n, 100n], [1_000, 100n, 100n], [2_000, 300n, 300n])
    expect((await run()).lag).toBe(0)
  })

  it('is the age of the newest position that the replica has reached', async () => {
    const { run } = meter([0, 100n, 100n], [1_000, 200n, 150n], [2_000, 300n, 150n], [3_000, 400n, 250n])
    expect((await run()).lag).toBe(2_000)
  })

  it('grows while nothing is measured, and is infinite once the replica is lost', async () => {
    const { run, at } = meter([0, 100n, 100n])
    const lags = await run()
    at(5_000)
    expect(lags.lag).toBe(5_000)
    lags.lost()
    expect(lags.lag).toBe(Number.POSITIVE_INFINITY)
  })
})
