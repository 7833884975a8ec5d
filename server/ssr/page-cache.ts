import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import type { PageData, Region } from '@schemas/page-data'
import type { FragmentCache } from '@schemas/storefront-entry'

const FRESH_MS = 1_000
/** For visitors, after that. */
export const STALE_MS = 9_000
/** For members, who must not see what is stale. */
export const AHEAD_MS = 400

/** Bytes of each cache; texts are estimated by their length. */
const MOST_BYTES = 64 * 1024 * 1024

interface CachedPage<Page> {
  page: Page
  at: number
}

interface PageCacheOptions<Page> {
  /** ms for which a page is served after it was fresh, while one request makes it again; default: none. */
  staleMs?: number
  /** ms before its end at which a fresh page is made again, so that nothing has to wait for it; default: none. */
  aheadMs?: number
  /** Bytes that a page takes, about. */
  sizeOf(page: Page): number
  /** Called when a renewal failed while the stale page was served. */
  failed(error: unknown): void
  now?: () => number
}

/**
 * Caches pages: fresh for one second, then served stale for a while if that is allowed. Requests for the same page share
 * one making. A page is not served past the moment at which it changes, nor after a change announced to this server.
 */
export class PageCache<Page extends { until: number }> {
  readonly #entries: LRUCache<string, CachedPage<Page>>
  readonly #running = new Map<string, Promise<Page>>()
  readonly #staleMs: number
  readonly #aheadMs: number
  readonly #now: () => number
  readonly #failed: (error: unknown) => void

  constructor({ staleMs = 0, aheadMs = 0, sizeOf, failed, now = Date.now }: PageCacheOptions<Page>) {
    this.#staleMs = staleMs
    this.#aheadMs = aheadMs
    this.#now = now
    this.#failed = failed
    this.#entries = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ page }) => sizeOf(page) + 1 })
  }

  /** What it holds, about; bytes. */
  get size(): number {
    return this.#entries.calculatedSize
  }

  /**
   * @param make called at most once at a time for a key, with the page that it replaces, if there still is one; its
   * error reaches all waiting requests
   */
  async get(key: string, make: (former: Page | undefined) => Promise<Page>): Promise<Page> {
    const entry = this.#entries.get(key)
    const now = this.#now()
    const age = entry && now < entry.page.until ? now - entry.at : Infinity
    if (entry && age < FRESH_MS - this.#aheadMs) return entry.page
    const next = this.#running.get(key) ?? this.#make(key, make)
    if (entry && age < FRESH_MS + this.#staleMs) {
      next.catch(this.#failed)
      return entry.page
    }
    const page = await next
    // the shared page expired before it was complete
    return now < page.until ? page : this.get(key, make)
  }

  /** Removes every page whose key has the prefix, running makings too; later requests make them again. */
  drop(prefix: string): void {
    for (const pages of [this.#entries, this.#running])
      for (const key of pages.keys()) if (key.startsWith(prefix)) pages.delete(key)
  }

  #make(key: string, make: (former: Page | undefined) => Promise<Page>): Promise<Page> {
    const began = this.#now()
    const running = make(this.#entries.peek(key)?.page)
      .then((page) => {
        // its data was read at the beginning
        if (this.#running.get(key) === running) this.#entries.set(key, { page, at: began })
        return page
      })
      .finally(() => {
        if (this.#running.get(key) === running) this.#running.delete(key)
      })
    this.#running.set(key, running)
    return running
  }
}

type FragmentPage = Pick<PageData, 'live' | 'base' | 'viewport' | 'path' | 'answers' | 'page' | 'regions'>

interface FragmentScope {
  company_id: string
  /** Shoppers who get the same goods at the same prices. */
  kind: string
  revisions: Partial<Record<Region, string>>
  /** The answers are the shopper's own, so nothing that was drawn from them is kept. */
  ownAnswers: boolean
}

type Variants = NonNullable<ReturnType<FragmentCache['get']>>

/**
 * Caches rendered widgets per company, revision, kind of shopper, page settings, live data and address: everything they
 * depend on besides what they read of one shopper. A new price is a new key, so entries are never stale.
 */
export class FragmentStore {
  readonly #kept = new LRUCache<string, Variants>({
    maxSize: MOST_BYTES,
    sizeCalculation: (variants) => variants.reduce((sum, { text }) => sum + 2 * text.length, 1),
  })

  /** What it holds, about; bytes. */
  get size(): number {
    return this.#kept.calculatedSize
  }

  of(
    { company_id, kind, revisions, ownAnswers }: FragmentScope,
    { live, base, viewport, path, answers, page, regions }: FragmentPage,
  ): Partial<Record<Region, FragmentCache>> {
    const version = createHash('sha1')
      .update(JSON.stringify([kind, live, base, viewport, path, ownAnswers || answers, page]))
      .digest('base64url')
    const body = regions.body ? (revisions.body ?? '') : ''
    return Object.fromEntries(
      Object.entries(revisions).map(([region, revision]) => {
        // the body's page settings (theme, width) affect header and footer too
        const key = `${company_id} ${revision} ${body} ${version} `
        return [region, this.#under(key)]
      }),
    )
  }

  #under(key: string): FragmentCache {
    return {
      get: (uuid) => this.#kept.get(key + uuid),
      set: (uuid, variants) => this.#kept.set(key + uuid, variants),
    }
  }
}
