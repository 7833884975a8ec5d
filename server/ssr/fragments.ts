import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageData, Region } from '@schemas/page-data'
import type { FragmentCache } from '@schemas/storefront-entry'

/**
 * Caches rendered widgets per company, revision, live data and address: everything they depend on. A new price is a
 * new key, so entries are never stale.
 */
export class FragmentStore {
  readonly #kept = new LRUCache<string, FragmentCache>({ max: 300 })

  of(
    company_id: string,
    revisions: Partial<Record<Region, string>>,
    { live, path, answers, regions }: Pick<PageData, 'live' | 'path' | 'answers' | 'regions'>,
  ): Partial<Record<Region, FragmentCache>> {
    const version = createHash('sha1')
      .update(JSON.stringify([live, path, answers]))
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
