import { createHash } from 'node:crypto'
import { networkOf } from '../http/client-network'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import type { LimitName, Limits } from '../../config/limits'
import { attemptsOf, beginAttempt, countAttempt, forgetAttempts, uncountAttempt } from './repo'

/** Refuses what is done too often; counted in the database, so that all servers count together. */
export class Throttle {
  constructor(
    private readonly db: Database,
    private readonly limits: Limits,
  ) {}

  /**
   * Counts one more before it is known how it ends, so that many at once are many.
   * @param who numbers, names, addresses that are counted together; kept as a hash
   * @throws AppError too_many_requests with the time to wait
   */
  async take(company_id: string, name: LimitName, ...who: string[]): Promise<void> {
    const { most } = this.limits[name]
    const { count, seconds } = await this.#count(company_id, name, who)
    if (count > most) throw new AppError('too_many_requests', { retryAfter: seconds })
  }

  /** Counts one more; how many are left after it, below zero where it was too many. */
  async count(company_id: string, name: LimitName, ...who: string[]): Promise<number> {
    const { count } = await this.#count(company_id, name, who)
    return this.limits[name].most - count
  }

  /** How many are left, counting none. */
  async left(company_id: string, name: LimitName, ...who: string[]): Promise<number> {
    return this.limits[name].most - (await attemptsOf(this.db, company_id, keyOf(name, who)))
  }

  /** Takes back what was counted and turned out to be right. */
  async release(company_id: string, name: LimitName, ...who: string[]): Promise<void> {
    await uncountAttempt(this.db, company_id, keyOf(name, who))
  }

  /** Forgets what was counted before. */
  async clear(company_id: string, name: LimitName | 'wait', ...who: string[]): Promise<void> {
    await forgetAttempts(this.db, company_id, keyOf(name, who))
  }

  /**
   * Begins an attempt after which one must wait 1, 2, 4 … 3600 seconds, unless `clear(…, 'wait')` says that it succeeded.
   * @throws AppError too_many_requests while the wait after the last one lasts
   */
  async begin(company_id: string, ...who: string[]): Promise<void> {
    const retryAfter = await beginAttempt(this.db, company_id, keyOf('wait', who))
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter })
  }

  #count(company_id: string, name: LimitName, who: string[]) {
    return countAttempt(this.db, company_id, keyOf(name, who), this.limits[name])
  }
}

/** An address counts with its network (`networkOf`). Numbers and names of people are not to be read in a table of failures. */
function keyOf(name: LimitName | 'wait', who: string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(who.map(networkOf)))
    .digest('base64url')
  return `${name}:${hash}`
}
