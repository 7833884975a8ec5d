import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageData, Region } from '@schemas/page-data'

/** Rendered widgets of one region; the storefront's renderer fills and reads it. */
export type Fragments = Map<string, { html: string; preloads: string[] }>

/**
 * Caches rendered widgets per company, revision, live data and address: everything they depend on. A new price is a
 * new key, so entries are never stale.
 */
export class FragmentStore {
  readonly #kept = new LRUCache<string, Fragments>({ max: 300 })

  of(
    company_id: string,
    revisions: Partial<Record<Region, string>>,
    { live, path, answers }: Pick<PageData, 'live' | 'path' | 'answers'>,
  ): Partial<Record<Region, Fragments>> {
    const version = createHash('sha1')
      .update(JSON.stringify([live, path, answers]))
      .digest('base64url')
    return Object.fromEntries(
      Object.entries(revisions).map(([region, revision]) => {
        // the body's page settings (theme, width) affect header and footer too
        const key = `${company_id} ${revision} ${revisions.body ?? ''} ${version}`
        let fragments = this.#kept.get(key)
        if (!fragments) this.#kept.set(key, (fragments = new Map()))
        return [region, fragments]
      }),
    )
  }
}
