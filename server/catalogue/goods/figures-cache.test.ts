import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as schema from '../../db/schema'
import { ShopPool } from '../../db/shop-pool'
import { cached, isCached, prefetch } from './figures-cache'

describe('cached figures', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    // a process has run for a while before anything is cached
    vi.advanceTimersByTime(1_000)
  })
  afterEach(() => vi.useRealTimers())
  /** Never connected to: only the key of a cache. */
  const database = () => drizzle(new ShopPool('postgres://none@127.0.0.1:1/none', {}), { schema })
  const counter = () => {
    let read = 0
    return async () => ({ read: ++read })
  }

  it('are read once for all concurrent callers', async () => {
    const [db, read] = [database(), counter()]
    const answers = await Promise.all([1, 2, 3].map(() => cached(db, 'a', read)))
    expect(answers).toEqual([{ read: 1 }, { read: 1 }, { read: 1 }])
    expect([isCached(db, 'a'), isCached(db, 'b'), isCached(database(), 'a')]).toEqual([true, false, false])
  })

  it('are fresh for five seconds, then shown once more while they are read again', async () => {
    const [db, read] = [database(), counter()]
    await cached(db, 'a', read)
    vi.advanceTimersByTime(4_900)
    expect(await cached(db, 'a', read)).toEqual({ read: 1 })
    vi.advanceTimersByTime(200)
    expect(await cached(db, 'a', read)).toEqual({ read: 1 })
    expect(await cached(db, 'a', read)).toEqual({ read: 2 })
  })

  it('are never older than a minute', async () => {
    const [db, read] = [database(), counter()]
    await cached(db, 'a', read)
    vi.advanceTimersByTime(60_100)
    expect(isCached(db, 'a')).toBe(false)
    expect(await cached(db, 'a', read)).toEqual({ read: 2 })
  })

  it('a failed read is thrown to its callers, and tried again', async () => {
    const db = database()
    await expect(cached(db, 'a', () => Promise.reject(new Error('database is away')))).rejects.toThrow('away')
    expect(await cached(db, 'a', counter())).toEqual({ read: 1 })
  })

  it('a prefetched figure is cached; a failed prefetch leaves no entry', async () => {
    const [db, read] = [database(), counter()]
    prefetch(db, 'a', () => Promise.reject(new Error('database is away')))
    await expect(cached(db, 'a', read)).rejects.toThrow('away')
    prefetch(db, 'a', read)
    await cached(db, 'a', read)
    expect(isCached(db, 'a')).toBe(true)
    expect(await cached(db, 'a', read)).toEqual({ read: 1 })
  })
})
