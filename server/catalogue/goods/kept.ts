import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/client'
import { FIGURES } from '../../config/limits'

/** What was found out about the goods of a large shop is shown for so long before it is found out anew. */
const FRESH_MS = FIGURES.goods_figures_seconds * 1000
/** Nobody is shown anything older. */
const OLDEST_MS = 60_000
const MOST_KEPT = 2_000

interface Work {
  read: () => Promise<object>
}

type Memory = LRUCache<string, object, Work>

/** A memory for each database: a process of tests has many. */
const memories = new WeakMap<Database, Memory>()

/**
 * Reads something once for all who ask at the same time, and keeps it: fresh for a moment (FIGURES.goods_figures_seconds), then shown once more while
 * it is read anew. For figures whose cost grows with the shop and which nobody misses for a moment.
 */
export async function kept<T extends object>(db: Database, key: string, read: () => Promise<T>): Promise<T> {
  const memory = memoryOf(db)
  const tooOld = memory.getRemainingTTL(key) < FRESH_MS - OLDEST_MS
  const found = await memory.fetch(key, { context: { read }, allowStale: !tooOld })
  if (!found) throw new Error(`Expected ${key} to be read`)
  return found as T
}

/**
 * Begins to read what nobody waits for. Where that fails nothing is kept: who asks next is answered as if nobody had
 * asked, and begins again.
 */
export function keepSoon<T extends object>(db: Database, key: string, read: () => Promise<T>): void {
  kept(db, key, read).catch(() => memoryOf(db).delete(key))
}

/** Whether it is known, however old: what is kept need not be judged again. */
export const isKept = (db: Database, key: string): boolean =>
  memoryOf(db).getRemainingTTL(key) > FRESH_MS - OLDEST_MS &&
  memoryOf(db).peek(key, { allowStale: true }) !== undefined

function memoryOf(db: Database): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = new LRUCache({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    noDeleteOnStaleGet: true,
    // asked for when it is needed: a test brings its own
    perf: { now: () => performance.now() },
    fetchMethod: (_key, _stale, { context }) => context.read(),
  })
  memories.set(db, memory)
  return memory
}
