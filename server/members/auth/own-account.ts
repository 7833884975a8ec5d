import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import type { CurrentMember } from '../../platform'
import { accountOf, type Account } from '../members/account-repo'
import { openSession, type Exchange } from './open-session'

/** A request of a signed-in member about his own account. */
export type MemberExchange = Exchange & { company_id: string; member: CurrentMember }

/** @throws AppError unauthenticated for an account that is gone */
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
