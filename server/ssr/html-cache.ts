import { LRUCache } from 'lru-cache'
import type { PageBytes } from './page-bytes'

export const FRESH_MS = 1_000
export const STALE_MS = 9_000

interface Entry {
  html: PageBytes
  at: number
}

/**
 * Whole pages for anonymous visitors: fresh for one second, then served stale for nine while one request renders
 * anew (decisions 15). Requests for the same page share one rendering.
 */
export class HtmlCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ html }) => html.identity.length * 2 + 1,
  })
  readonly #running = new Map<string, Promise<PageBytes>>()

  /** @param failed hears of a renewal that failed while the stale page was served */
  constructor(
    private readonly failed: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param render called at most once at a time for a key; its failure reaches everyone who waits for it */
  async get(key: string, render: () => Promise<PageBytes>): Promise<PageBytes> {
    const entry = this.#entries.get(key)
    const age = entry ? this.now() - entry.at : Infinity
    if (entry && age < FRESH_MS) return entry.html
    const next = this.#running.get(key) ?? this.#render(key, render)
    if (!entry || age >= FRESH_MS + STALE_MS) return next
    next.catch(this.failed)
    return entry.html
  }

  #render(key: string, render: () => Promise<PageBytes>): Promise<PageBytes> {
    const running = render()
      .then((html) => {
        this.#entries.set(key, { html, at: this.now() })
        return html
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }
}
