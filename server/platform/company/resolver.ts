import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/client'
import { unstorableAt } from '../http/storable'
import { companyExists, companyIdBySubdomain } from './repo'

/** Used when a request names no company (rule api-4). */
export const DEFAULT_COMPANY = '1'
/** A company that is added or renamed is known to every server within this time. */
const REMEMBERED_MS = 5_000

/** The parts of a request that can name its company. */
export interface CompanyHints {
  /** Host without port. */
  host: string
  cookie: string | undefined
  parameter: string | undefined
}

/** Finds the company of a request: sub-domain → cookie → parameter → 1 (rule api-4). */
export class CompanyResolver {
  readonly #bySubdomain: LRUCache<string, { id: string | undefined }>
  readonly #existing: LRUCache<string, { exists: boolean }>

  constructor(
    db: Database,
    private readonly baseDomain: string,
  ) {
    const memory = { max: 1_000, ttl: REMEMBERED_MS }
    this.#bySubdomain = new LRUCache({
      ...memory,
      fetchMethod: async (subdomain) => ({ id: await companyIdBySubdomain(db, subdomain) }),
    })
    this.#existing = new LRUCache({
      ...memory,
      fetchMethod: async (id) => ({ exists: await companyExists(db, id) }),
    })
  }

  /** @returns undefined if a sub-domain or parameter names an unknown company: never a different one */
  async resolve(hints: CompanyHints): Promise<string | undefined> {
    const named = await this.named(hints)
    if (named !== null) return named
    return (await this.#exists(DEFAULT_COMPANY)) ? DEFAULT_COMPANY : undefined
  }

  /** The same without the default: `null` if no hint names a company. */
  async named({ host, cookie, parameter }: CompanyHints): Promise<string | null | undefined> {
    const subdomain = this.#subdomainOf(host)
    if (subdomain !== undefined) return (await this.#bySubdomain.fetch(subdomain))?.id
    // a cookie outlives its company, so an unknown one is ignored
    if (cookie !== undefined && (await this.#exists(cookie))) return cookie
    if (parameter === undefined) return null
    return (await this.#exists(parameter)) ? parameter : undefined
  }

  /** The company of the first of these hosts (with or without port) that is a company's sub-domain. */
  async firstOfDomains(domains: readonly string[]): Promise<string | undefined> {
    for (const domain of domains) {
      const subdomain = this.#subdomainOf(domain.replace(/:\d+$/, ''))
      if (subdomain === undefined || unstorableAt(subdomain) !== undefined) continue
      const id = (await this.#bySubdomain.fetch(subdomain))?.id
      if (id !== undefined) return id
    }
    return undefined
  }

  #subdomainOf(host: string): string | undefined {
    const ending = `.${this.baseDomain}`
    const name = host.toLowerCase()
    return name.endsWith(ending) ? name.slice(0, -ending.length) : undefined
  }

  async #exists(id: string): Promise<boolean> {
    // PostgreSQL rejects parameters that contain NUL
    return unstorableAt(id) === undefined && ((await this.#existing.fetch(id))?.exists ?? false)
  }
}
