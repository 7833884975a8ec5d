import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import type { PageData, Region } from '@schemas/page-data'
import type { FragmentCache } from '@schemas/storefront-entry'
import type { PageBytes } from './page-bytes'

const FRESH_MS = 1_000
const STALE_MS = 9_000

interface CachedPage {
  html: PageBytes
  at: number
}

/**
 * Caches whole pages for anonymous visitors, as HTML and as data: fresh for one second, then served stale for nine while
 * one request renders again. Requests for the same page share one rendering. A page is not served past the moment at
 * which it changes, nor after a change announced to this server.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, CachedPage>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ html }) => html.identity.length * 2 + 1,
  })
  readonly #running = new Map<string, Promise<PageBytes>>()

  /** @param failed called when a renewal failed while the stale page was served */
  constructor(
    private readonly failed: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param render called at most once at a time for a key; its error reaches all waiting requests */
  async get(key: string, render: () => Promise<PageBytes>): Promise<PageBytes> {
    const entry = this.#entries.get(key)
    const now = this.now()
    const age = entry && now < entry.html.until ? now - entry.at : Infinity
    if (entry && age < FRESH_MS) return entry.html
    const next = this.#running.get(key) ?? this.#render(key, render)
    if (entry && age < FRESH_MS + STALE_MS) {
      next.catch(this.failed)
      return entry.html
    }
    const html = await next
    // the shared rendering expired before it was complete
    return now < html.until ? html : this.get(key, render)
  }

  /** Removes every page whose key has the prefix, running renderings too; later requests render again. */
  drop(prefix: string): void {
    for (const pages of [this.#entries, this.#running])
      for (const key of pages.keys()) if (key.startsWith(prefix)) pages.delete(key)
  }

  #render(key: string, render: () => Promise<PageBytes>): Promise<PageBytes> {
    const running = render()
      .then((html) => {
        if (this.#running.get(key) === running) this.#entries.set(key, { html, at: this.now() })
        return html
      })
      .finally(() => {
        if (this.#running.get(key) === running) this.#running.delete(key)
      })
    this.#running.set(key, running)
    return running
  }
}

type FragmentPage = Pick<PageData, 'live' | 'base' | 'viewport' | 'path' | 'answers' | 'page' | 'regions'>

/**
 * Caches rendered widgets per company, revision, page settings, live data and address: everything they depend on. A new price is a
 * new key, so entries are never stale.
 */
export class FragmentStore {
  readonly #kept = new LRUCache<string, FragmentCache>({ max: 300 })

  of(
    company_id: string,
    revisions: Partial<Record<Region, string>>,
    { live, base, viewport, path, answers, page, regions }: FragmentPage,
  ): Partial<Record<Region, FragmentCache>> {
    const version = createHash('sha1')
      .update(JSON.stringify([live, base, viewport, path, answers, page]))
      .digest('base64url')
    const body = regions.body ? (revisions.body ?? '') : ''
    return Object.fromEntries(
      Object.entries(revisions).map(([region, revision]) => {
        // the body's page settings (theme, width) affect header and footer too
        const key = `${company_id} ${revision} ${body} ${version}`
        let fragments = this.#kept.get(key)
        if (!fragments) this.#kept.set(key, (fragments = new Map()))
        return [region, fragments]
      }),
    )
  }
}
