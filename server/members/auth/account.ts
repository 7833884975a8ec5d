import { randomUUID } from 'node:crypto'
import { passwordProblem } from '@schemas/account'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { type Account, insertAccount, type NewAccount, setPassword } from '../members/account-repo'
import type { Owner } from '../../core/owner'
import { endSessionsOf } from '../../platform'
import { tell } from '../messages/repo'
import { hashPassword } from '../../back-office'

/** Creates a member. @throws AppError invalid if the number was registered meanwhile */
export const register = (db: Database, account: NewAccount): Promise<Account> =>
  inTransaction(db, (tx) => registerIn(tx, account))

export async function registerIn(tx: Transaction, account: NewAccount): Promise<Account> {
  const made = await insertAccount(tx, account)
  if (!made) throw mobileTaken('mobile')
  return made
}

export const mobileTaken = (field: string) =>
  new AppError('invalid', { message: TAKEN, errors: { [field]: [TAKEN] } })

const TAKEN = '该手机号码已注册'

/** @throws AppError invalid, with the message of the form (rule members-8) */
export function refuseWeakPassword(password: string, field = 'password'): void {
  const problem = passwordProblem(password)
  if (problem !== undefined)
    throw new AppError('invalid', { message: problem, errors: { [field]: [problem] } })
}

/** Sets a validated password and ends all sessions of the member (rule members-3). */
export async function replacePassword(db: Database, owner: Owner, password: string): Promise<string> {
  const password_hash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    await setPassword(tx, owner, password_hash)
    await endSessionsOf(tx, owner.company_id, owner.user_id)
    const facts = { what: 'password' }
    await tell(tx, owner, { kind: 'account', target_id: '', facts, cause: `password:${randomUUID()}` })
  })
  return password_hash
}
