import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export const FRESH_MS = 1_000
export const STALE_MS = 9_000

/** One page as bytes, compressed once for everybody. */
export interface CachedHtml {
  status: number
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

interface Entry {
  html: CachedHtml
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
  readonly #running = new Map<string, Promise<CachedHtml>>()

  /** @param failed hears of a renewal that failed while the stale page was served */
  constructor(
    private readonly failed: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param render called at most once at a time for a key; its failure reaches everyone who waits for it */
  async get(key: string, render: () => Promise<{ status: number; html: string }>): Promise<CachedHtml> {
    const entry = this.#entries.get(key)
    const age = entry ? this.now() - entry.at : Infinity
    if (entry && age < FRESH_MS) return entry.html
    const next = this.#running.get(key) ?? this.#render(key, render)
    if (!entry || age >= FRESH_MS + STALE_MS) return next
    next.catch(this.failed)
    return entry.html
  }

  #render(key: string, render: () => Promise<{ status: number; html: string }>): Promise<CachedHtml> {
    const running = render()
      .then(compress)
      .then((html) => {
        this.#entries.set(key, { html, at: this.now() })
        return html
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }
}

/** The bytes of a page in every encoding, with a strong tag of its text. */
export async function compress({ status, html }: { status: number; html: string }): Promise<CachedHtml> {
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    deflate(identity, { level: 6 }),
  ])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { status, etag, identity, br, gzip: zipped }
}
