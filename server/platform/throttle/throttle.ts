import { createHash } from 'node:crypto'
import { networkOf } from '../http/client-network'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import type { LimitName, Limits } from '../../config/limits'
import { attemptsOf, beginAttempt, countAttempt, forgetAttempts, uncountAttempt } from './repo'

/** Refuses actions that are repeated too often; counts in the database, shared by all servers. */
export class Throttle {
  constructor(
    private readonly db: Database,
    private readonly limits: Limits,
  ) {}

  /**
   * Counts an attempt before its result is known, so that concurrent attempts are counted as well.
   * @param who numbers, names, addresses that are counted together; stored as a hash
   * @throws AppError too_many_requests with the time to wait
   */
  async take(company_id: string, name: LimitName, ...who: string[]): Promise<void> {
    const { most } = this.limits[name]
    const { count, seconds } = await this.#count(company_id, name, who)
    if (count > most) throw new AppError('too_many_requests', { retryAfter: seconds })
  }

  /** Counts an attempt. @returns how many are left after it; negative if there were too many */
  async count(company_id: string, name: LimitName, ...who: string[]): Promise<number> {
    const { count } = await this.#count(company_id, name, who)
    return this.limits[name].most - count
  }

  /** How many attempts are left; counts none. */
  async left(company_id: string, name: LimitName, ...who: string[]): Promise<number> {
    return this.limits[name].most - (await attemptsOf(this.db, company_id, keyOf(name, who)))
  }

  /** Takes an attempt back that turned out to be legitimate. */
  async release(company_id: string, name: LimitName, ...who: string[]): Promise<void> {
    await uncountAttempt(this.db, company_id, keyOf(name, who))
  }

  /** Resets the count. */
  async clear(company_id: string, name: LimitName | 'wait', ...who: string[]): Promise<void> {
    await forgetAttempts(this.db, company_id, keyOf(name, who))
  }

  /**
   * Begins an attempt that is followed by a wait of 1, 2, 4 … 3600 seconds, unless `clear(…, 'wait')` reports
   * success.
   * @throws AppError too_many_requests during the wait after the previous attempt
   */
  async begin(company_id: string, ...who: string[]): Promise<void> {
    const retryAfter = await beginAttempt(this.db, company_id, keyOf('wait', who))
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter })
  }

  #count(company_id: string, name: LimitName, who: string[]) {
    return countAttempt(this.db, company_id, keyOf(name, who), this.limits[name])
  }
}

/**
 * An address counts as its network (`networkOf`). Hashed, so that the table contains no numbers and names of people.
 */
function keyOf(name: LimitName | 'wait', who: string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(who.map(networkOf)))
    .digest('base64url')
  return `${name}:${hash}`
}
