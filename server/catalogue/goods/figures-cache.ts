import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/client'
import { FIGURES } from '../../config/limits'

/** Age from which a figure is read again. */
const FRESH_MS = FIGURES.goods_figures_seconds * 1000
/** Age from which a figure must not be shown any more. */
const OLDEST_MS = 60_000
const MOST_FIGURES = 2_000

interface ReadContext {
  read: () => Promise<object>
}

type Cache = LRUCache<string, object, ReadContext>

/** A cache for each database: a process of tests has many. */
const caches = new WeakMap<Database, Cache>()

/**
 * Reads a figure once for all concurrent callers and caches it for FIGURES.goods_figures_seconds; the first call after
 * that still gets the old one while it is read again. For figures whose cost grows with the shop and that may be stale.
 * @throws what `read` throws
 */
export async function cached<T extends object>(
  db: Database,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const cache = cacheOf(db)
  const tooOld = cache.getRemainingTTL(key) < FRESH_MS - OLDEST_MS
  const found = await cache.fetch(key, { context: { read }, allowStale: !tooOld })
  if (!found) throw new Error(`Expected ${key} to be read`)
  return found as T
}

/** Reads a figure in the background; a failed read leaves no entry. */
export function prefetch<T extends object>(db: Database, key: string, read: () => Promise<T>): void {
  cached(db, key, read).catch(() => cacheOf(db).delete(key))
}

/** Whether there is a figure that may be shown, fresh or stale. */
export const isCached = (db: Database, key: string): boolean =>
  cacheOf(db).getRemainingTTL(key) > FRESH_MS - OLDEST_MS &&
  cacheOf(db).peek(key, { allowStale: true }) !== undefined

function cacheOf(db: Database): Cache {
  const known = caches.get(db)
  if (known) return known
  const cache: Cache = new LRUCache({
    max: MOST_FIGURES,
    ttl: FRESH_MS,
    noDeleteOnStaleGet: true,
    // looked up at each call: tests replace `performance`
    perf: { now: () => performance.now() },
    fetchMethod: (_key, _stale, { context }) => context.read(),
  })
  caches.set(db, cache)
  return cache
}
