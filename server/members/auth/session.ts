import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../db/client'
import { member_session } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import {
  type CurrentMember,
  endSession,
  hashOf,
  insertMemberSession,
  isOwnPage,
  memberCookie,
  memberMark,
  memberToken,
  newToken,
  writeToken,
} from '../../platform'
import { type Account, accountForSession, accountOf } from '../members/account-repo'
import { maskedAddress } from '../../core/masked-address'
import type { Owner } from '../../core/owner'
import { recordConsents } from '../protocols/repo'

/**
 * Further effects of a sign-in, provided by contexts above members: the default export of
 * `server/<context>/<module>/sign-in.handler.ts`, found by its name.
 */
export interface SignInHandler {
  /** In the transaction of the sign-in. */
  signedIn(tx: Transaction, request: FastifyRequest, user_id: string): Promise<void>
  /** After the commit. */
  afterwards(request: FastifyRequest, reply: FastifyReply): void
}

let handlers: readonly SignInHandler[] = []

/** Called once, at start. */
export function provideSignInHandlers(found: readonly SignInHandler[]): void {
  handlers = found
}

const signInHandlers = (): readonly SignInHandler[] => handlers

const LONGEST_USER_AGENT = 300
/** Signing in accepts the protocols linked beside the button (rule members-7). */
const AGREED = ['member_register', 'privacy'] as const

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

interface SessionOwner extends Owner {
  /** Signed in as an employee. */
  staff?: boolean
  /** The password that the sign-in was checked with: if it has changed since, no session is opened. */
  password_hash?: string | null
}

/**
 * Signs a member in: a new session replaces the one of the request, so that a session planted by an attacker becomes
 * void (rule members-3). Our own pages get it in an HttpOnly cookie, together with a readable mark that only says
 * that a member is signed in; other clients get a bearer token (rule api-5). The visitor's cart becomes the member's
 * (rule cart-1).
 * @returns the response's `token`: the bearer token, or the mark
 * @throws AppError wrong_login if the account was disabled, deleted or got another password meanwhile
 */
export async function openSession(
  { db }: FastifyInstance,
  { request, reply }: Exchange,
  who: SessionOwner,
): Promise<string> {
  const { company_id, user_id, staff = false } = who
  const isOwn = isOwnPage(request)
  const before = memberToken(request)
  const token = newToken(company_id)
  await inTransaction(db, async (tx) => {
    if (!isStill(await accountForSession(tx, who), who)) throw new AppError('wrong_login')
    if (before?.company_id === company_id) await endSession(tx, member_session, company_id, hashOf(before))
    await insertMemberSession(tx, {
      company_id,
      user_id,
      staff,
      session_id: hashOf(token),
      carrier: isOwn ? 'cookie' : 'bearer',
      user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
      address: maskedAddress(request.ip),
    })
    await recordConsents(tx, who, AGREED)
    for (const handler of signInHandlers()) await handler.signedIn(tx, request, user_id)
  })
  for (const handler of signInHandlers()) handler.afterwards(request, reply)
  if (!isOwn) return writeToken(token)
  const mark = randomBytes(16).toString('hex')
  memberCookie.give(request, reply, token)
  memberMark.give(request, reply, mark)
  return mark
}

/** Ends the session of the request, in the database and in the browser. */
export async function closeSession({ db }: FastifyInstance, { request, reply }: Exchange): Promise<void> {
  const token = memberToken(request)
  if (token) await endSession(db, member_session, token.company_id, hashOf(token))
  memberCookie.take(request, reply)
  memberMark.take(request, reply)
}

const isStill = (account: Account | undefined, { password_hash }: SessionOwner) =>
  account !== undefined && (password_hash === undefined || account.password_hash === password_hash)

/** A request of a signed-in member about their own account. */
export type MemberExchange = Exchange & { company_id: string; member: CurrentMember }

/** @throws AppError unauthenticated for a deleted account */
export async function accountOfMember(
  { db }: Pick<FastifyInstance, 'db'>,
  { company_id, member }: MemberExchange,
): Promise<Account> {
  const account = await accountOf(db, { company_id, user_id: member.user_id })
  if (!account) throw new AppError('unauthenticated')
  return account
}

/** Replaces a session that was ended by a change of the account. @throws as openSession */
export const reopenSession = (
  app: FastifyInstance,
  exchange: MemberExchange,
  { company_id, user_id, password_hash }: Account,
): Promise<string> =>
  openSession(app, exchange, { company_id, user_id, staff: exchange.member.staff, password_hash })
