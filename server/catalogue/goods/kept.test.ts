import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as schema from '../../db/schema'
import { isKept, keepSoon, kept } from './kept'

describe('figures that are kept', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    // a process has run for a while before anything is kept
    vi.advanceTimersByTime(1_000)
  })
  afterEach(() => vi.useRealTimers())
  /** Never connected to: a name for a memory. */
  const memory = () => drizzle('postgres://nobody@127.0.0.1:1/none', { schema })
  const counter = () => {
    let read = 0
    return async () => ({ read: ++read })
  }

  it('are read once for all who ask at the same time', async () => {
    const [db, read] = [memory(), counter()]
    const answers = await Promise.all([1, 2, 3].map(() => kept(db, 'a', read)))
    expect(answers).toEqual([{ read: 1 }, { read: 1 }, { read: 1 }])
    expect([isKept(db, 'a'), isKept(db, 'b'), isKept(memory(), 'a')]).toEqual([true, false, false])
  })

  it('are fresh for five seconds, then shown once more while they are read anew', async () => {
    const [db, read] = [memory(), counter()]
    await kept(db, 'a', read)
    vi.advanceTimersByTime(4_900)
    expect(await kept(db, 'a', read)).toEqual({ read: 1 })
    vi.advanceTimersByTime(200)
    expect(await kept(db, 'a', read)).toEqual({ read: 1 })
    expect(await kept(db, 'a', read)).toEqual({ read: 2 })
  })

  it('are never older than a minute', async () => {
    const [db, read] = [memory(), counter()]
    await kept(db, 'a', read)
    vi.advanceTimersByTime(60_100)
    expect(isKept(db, 'a')).toBe(false)
    expect(await kept(db, 'a', read)).toEqual({ read: 2 })
  })

  it('a reading that fails is told to who waits for it, and tried again', async () => {
    const db = memory()
    await expect(kept(db, 'a', () => Promise.reject(new Error('database is away')))).rejects.toThrow('away')
    expect(await kept(db, 'a', counter())).toEqual({ read: 1 })
  })

  it('what is read while nobody waits is kept; where it fails, the next reading is', async () => {
    const [db, read] = [memory(), counter()]
    keepSoon(db, 'a', () => Promise.reject(new Error('database is away')))
    await expect(kept(db, 'a', read)).rejects.toThrow('away')
    keepSoon(db, 'a', read)
    await kept(db, 'a', read)
    expect(isKept(db, 'a')).toBe(true)
    expect(await kept(db, 'a', read)).toEqual({ read: 1 })
  })
})
