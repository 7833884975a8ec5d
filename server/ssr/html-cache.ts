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
 * anew (decisions 15). Requests for the same page share one rendering. Nobody gets a page past the moment at which it
 * becomes another one, nor one from before a change that this server knows of.
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
    const now = this.now()
    const age = entry && now < entry.html.until ? now - entry.at : Infinity
    if (entry && age < FRESH_MS) return entry.html
    const next = this.#running.get(key) ?? this.#render(key, render)
    if (entry && age < FRESH_MS + STALE_MS) {
      next.catch(this.failed)
      return entry.html
    }
    const html = await next
    // the rendering that this request joined was overtaken by a border
    return now < html.until ? html : this.get(key, render)
  }

  /** Forgets every page whose key begins so, running renderings too; who asks from now on gets a new one. */
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
