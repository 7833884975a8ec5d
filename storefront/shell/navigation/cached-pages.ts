import type { PageData } from '@schemas/page-data'
import { forgetPositions } from '../router/positions'

/** ms, rule pages-5. */
export const KEPT_MS = 10 * 60 * 1000

/** A page with the name of its instance: the same name, the same state. */
export interface ShownPage {
  key: string
  data: PageData
}

/** The page on screen, and pages that stay mounted behind it. */
export interface Stage extends ShownPage {
  hidden: readonly ShownPage[]
}

interface CachedPage extends ShownPage {
  /** ms since 1970; when it was left. */
  at: number
}

/** Which page of its kind it is: `/items`, `/member/trade`. */
const kindOf = (path: string) => path.split('?')[0] ?? path

export const sameKind = (one: PageData, other: PageData) => kindOf(one.path) === kindOf(other.path)

/**
 * Pages that stay as they were left (rule pages-5): one of each kind, hidden until the shopper comes back. Other
 * addresses of a kind are fetched again and scrolled to where they were left (rule pages-5).
 */
export class CachedPages {
  readonly #pages = new Map<string, CachedPage>()

  keep(page: ShownPage, now = Date.now()) {
    if (page.data.keptAlive) this.#pages.set(kindOf(page.data.path), { ...page, at: now })
  }

  /** The page of this very address, unless it is older than ten minutes. From then on it is not kept. */
  take(path: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(kindOf(path))
    if (page?.data.path !== path) return undefined
    this.drop(path)
    return now - page.at <= KEPT_MS ? page : undefined
  }

  /** One of a kind: what takes its place is shown now. */
  drop(path: string) {
    this.#pages.delete(kindOf(path))
  }

  /** At logout nothing of a member stays. */
  dropAll() {
    this.#pages.clear()
    forgetPositions()
  }

  hidden(now = Date.now()): ShownPage[] {
    return [...this.#pages.values()].filter(({ at }) => now - at <= KEPT_MS)
  }
}

export const cachedPages = new CachedPages()
