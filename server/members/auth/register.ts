import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { insertAccount, type Account, type NewAccount } from '../members/account-repo'

/** Makes a member. @throws AppError invalid where somebody registered the number meanwhile */
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
