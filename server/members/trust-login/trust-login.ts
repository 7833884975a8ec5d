import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { isOwnPage } from '../../platform'
import type { Owner } from '../../core/owner'
import { type Identity, type LoginProvider, loginProviders, requireProvider } from './providers'
import { insertIdentity, memberOfIdentity } from './repo'
import { Sealed } from './sealed'

/** Prevents a sign-in that was begun in one browser from being finished in another. */
export const STATE_COOKIE = 'trust_state'
export const STATE_LIFE_S = 600
const TICKET_LIFE_S = 600
const OVER = '第三方登录已失效，请重试'
const TAKEN = '该第三方账号已绑定其他会员'

/** A proved identity without a member, carried by the browser from signing in to binding. */
type Ticket = Identity & { provider: string; /** Of the signing in that proved it. */ state: string }

/** What a browser returns from a provider. */
interface Brought {
  trustlogin_tag: string
  code?: string | undefined
  state?: string | undefined
}

/** Signing in with an account of a third party. */
export class TrustLogin {
  readonly providers: readonly LoginProvider[]
  readonly #states: Sealed<{ nonce: string }>
  readonly #tickets: Sealed<Ticket>

  constructor(app: Pick<FastifyInstance, 'db' | 'config'>) {
    this.providers = loginProviders(app)
    this.#states = new Sealed(app.db, 'trust-login-state', STATE_LIFE_S)
    this.#tickets = new Sealed(app.db, 'trust-login-ticket', TICKET_LIFE_S)
    this.#db = app.db
  }

  readonly #db: Database

  newState(company_id: string): Promise<string> {
    return this.#states.seal(company_id, { nonce: randomBytes(16).toString('base64url') })
  }

  /**
   * The member who has returned from a provider, or a ticket for binding one.
   * @throws AppError invalid if it was begun in another browser or has expired
   */
  async finish(
    request: FastifyRequest,
    { trustlogin_tag, code = '', state = '' }: Brought,
  ): Promise<{ user_id: string } | { ticket: string }> {
    const { company_id } = request
    const provider = requireProvider(this.providers, trustlogin_tag)
    if (!isBegunHere(request, state) || !(await this.#states.open(company_id, state))) throw over('state')
    const identity = await provider.identify(company_id, code)
    const key = { company_id, provider: provider.tag, subject: identity.subject }
    const user_id = await memberOfIdentity(this.#db, key)
    if (user_id !== undefined) return { user_id }
    return { ticket: await this.#tickets.seal(company_id, { ...identity, provider: provider.tag, state }) }
  }

  /** @throws AppError invalid for a ticket that is unknown, expired or of another browser */
  async openTicket(request: FastifyRequest, ticket: string): Promise<Ticket> {
    const found = await this.#tickets.open(request.company_id, ticket)
    if (!found || !isBegunHere(request, found.state)) throw over('union_id')
    return found
  }

  /** Binds a proved identity. @throws AppError invalid if it belongs to another member */
  bind(owner: Owner, ticket: Ticket): Promise<void> {
    return inTransaction(this.#db, (tx) => this.bindIn(tx, owner, ticket))
  }

  /** The same right after returning from a provider. */
  async bindBrought(request: FastifyRequest, owner: Owner, brought: Brought): Promise<void> {
    const found = await this.finish(request, brought)
    if ('ticket' in found) return this.bind(owner, await this.openTicket(request, found.ticket))
    if (found.user_id !== owner.user_id) throw taken('code')
  }

  async bindIn(tx: Transaction, { company_id, user_id }: Owner, ticket: Ticket): Promise<void> {
    const { provider, subject, nickname } = ticket
    const whose = await insertIdentity(tx, { company_id, provider, subject }, user_id, nickname)
    if (whose !== user_id) throw taken('union_id')
  }
}

/** A browser must have the state in a cookie; other clients need none, since no web page can make them send requests. */
function isBegunHere(request: FastifyRequest, state: string): boolean {
  const begun = request.cookies[STATE_COOKIE]
  if (begun !== undefined) return begun === state
  return !isOwnPage(request)
}

const taken = (field: string) => new AppError('invalid', { message: TAKEN, errors: { [field]: [TAKEN] } })
const over = (field: string) => new AppError('invalid', { message: OVER, errors: { [field]: [OVER] } })
