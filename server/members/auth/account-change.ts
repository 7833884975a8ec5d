import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Token } from '@schemas/generated/api'
import type { Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { recordAudit } from '../../back-office'
import type { Account } from '../members/account-repo'
import { asActor } from '../../core/owner'
import { endSessionsOf, SmsCodes, Throttle } from '../../platform'
import { tell } from '../messages/repo'
import { Identity } from './identity'
import { reopenSession, type MemberExchange } from './session'

/** A new mobile or e-mail address of an account, both values masked. */
interface ContactChange {
  what: 'mobile' | 'email'
  before: string
  after: string
  /** Writes the new value. */
  write(tx: Transaction): Promise<void>
}

/** The common part of changes of a member's own account. */
export abstract class AccountChange {
  protected readonly codes: SmsCodes
  protected readonly throttle: Throttle
  protected readonly identity: Identity

  constructor(protected readonly app: FastifyInstance) {
    this.codes = new SmsCodes(app)
    this.throttle = new Throttle(app.db, app.config.limits)
    this.identity = new Identity(app)
  }

  /**
   * Writes the change, ends all sessions of the member, and records it as a message and in the audit log, in one
   * transaction.
   * @returns the token of a new session
   */
  protected async saveContact(
    exchange: MemberExchange,
    account: Account,
    { what, before, after, write }: ContactChange,
  ): Promise<Token> {
    await inTransaction(this.app.db, async (tx) => {
      await write(tx)
      await endSessionsOf(tx, account.company_id, account.user_id)
      await tell(tx, account, {
        kind: 'account',
        target_id: '',
        facts: { what, [what]: after },
        cause: `${what}:${randomUUID()}`,
      })
      await recordAudit(tx, {
        ...asActor(account),
        action: `member.${what}`,
        title: after,
        before: { [what]: before },
        after: { [what]: after },
      })
    })
    return { token: await reopenSession(this.app, exchange, account) }
  }
}
