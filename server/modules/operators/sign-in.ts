import type { Operator } from '@schemas/generated/api'
import type { SignInLimits } from '../../config'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../errors'
import { AttemptLimit } from './attempt-limit'
import { isPassword } from './passwords'
import { operatorByUsername, operatorForSession } from './repo'
import { insertSession } from './session-repo'
import { hashOf, newToken, type SessionToken } from './session-token'

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
  readonly #perAccount: AttemptLimit
  readonly #perAddress: AttemptLimit

  /** @param refused passwords that nobody may sign in with */
  constructor(
    private readonly db: Database,
    limits: SignInLimits,
    private readonly refused: ReadonlySet<string> = new Set(),
  ) {
    this.#perAccount = new AttemptLimit(limits.attempts, limits.windowSeconds)
    this.#perAddress = new AttemptLimit(limits.attemptsPerAddress, limits.windowSeconds)
  }

  /**
   * Opens a session. An unknown account is refused in the same words as a wrong password, after the same work
   * (decisions 31); that an account is disabled learns only who knows its password.
   * @throws AppError too_many_requests, wrong_credentials, account_disabled
   */
  async run({ company_id, password, address, user_agent, ...request }: SignInRequest): Promise<SignedIn> {
    const username = request.username.trim().toLowerCase()
    const account = JSON.stringify([company_id, username, address])
    if (!this.#perAddress.take(address) || !this.#perAccount.take(account))
      throw new AppError('too_many_requests')
    const found = await operatorByUsername(this.db, company_id, username)
    const matches = await isPassword(found?.password_hash, password)
    if (!found || !matches || this.refused.has(password)) throw new AppError('wrong_credentials')
    this.#perAddress.giveBack(address)
    this.#perAccount.clear(account)
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
