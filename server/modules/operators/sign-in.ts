import type { Operator } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
import type { Limits } from '../../limits'
import { Throttle } from '../throttle/throttle'
import { isPassword } from './passwords'
import { operatorByUsername, operatorForSession } from './repo'
import { insertSession } from './session-repo'
import { hashOf, newToken, type SessionToken } from '../sessions/token'

export interface SignInRequest {
  company_id: string
  username: string
  password: string
  /** Where it comes from, for the limit. */
  address: string
  user_agent: string
}

export interface SignedIn {
  operator: Operator
  token: SessionToken
}

const LONGEST_USER_AGENT = 300

/** Signs operators in, at a pace that makes guessing passwords hopeless. */
export class SignIn {
  readonly #throttle: Throttle

  /** @param refused passwords that nobody may sign in with */
  constructor(
    private readonly db: Database,
    limits: Limits,
    private readonly refused: ReadonlySet<string> = new Set(),
  ) {
    this.#throttle = new Throttle(db, limits)
  }

  /**
   * Opens a session. An unknown account is refused in the same words as a wrong password, after the same work
   * (decisions 31); that an account is disabled learns only who knows its password.
   * @throws AppError too_many_requests, wrong_credentials, account_disabled
   */
  async run({ company_id, password, address, user_agent, ...request }: SignInRequest): Promise<SignedIn> {
    const username = request.username.trim().toLowerCase()
    await this.#throttle.take(company_id, 'operator_address', address)
    await this.#throttle.take(company_id, 'operator', username, address)
    const found = await operatorByUsername(this.db, company_id, username)
    const matches = await isPassword(found?.password_hash, password)
    if (!found || !matches || this.refused.has(password)) throw new AppError('wrong_credentials')
    await this.#throttle.giveBack(company_id, 'operator_address', address)
    await this.#throttle.clear(company_id, 'operator', username, address)
    if (found.disabled) throw new AppError('account_disabled')

    const token = newToken(company_id)
    const { operator_id } = found
    const operator = await inTransaction(this.db, async (tx) => {
      // whose password was changed or who was disabled meanwhile gets no session
      const current = await operatorForSession(tx, found)
      if (current)
        await insertSession(tx, {
          company_id,
          operator_id,
          session_id: hashOf(token),
          user_agent: user_agent.slice(0, LONGEST_USER_AGENT),
        })
      return current
    })
    if (!operator) throw new AppError('wrong_credentials')
    return { operator, token }
  }
}
