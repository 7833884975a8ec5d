/** Accounts of the demo. Not for deployments: their passwords are public. */
import { hashPassword, insertOperator } from '../back-office'
import { DEMO_ACCOUNTS, DEMO_MEMBERS } from '../config/demo-accounts'
import type { Database } from '../db/client'
import { member, operator } from '../db/schema'
import { inTransaction } from '../db/transaction'
import { demoCompaniesWithout, insertMembers } from './demo-repo'
import type { DemoCompany } from './model'
import { gradeRows, memberRows } from './rows/member-rows'

/**
 * Adds the demo operators to each demo company without any: newly seeded ones, and those of data directories from
 * before there were operators.
 */
export async function addDemoOperators(db: Database): Promise<void> {
  if (!(await anyWithout(db, operator))) return
  const accounts = await withHashes(DEMO_ACCOUNTS)
  await inTransaction(db, async (tx) => {
    for (const { company_id, shops } of await demoCompaniesWithout(tx, operator))
      for (const { branch, ...account } of accounts)
        await insertOperator(tx, { ...account, company_id, shops: branch ? [branchOf(shops)] : [] })
  })
}

/** The shop of the demo's branch manager: the first with pickup, which members of the demo buy from. */
function branchOf(shops: DemoCompany['shops']): string {
  const branch = shops.find(({ pickup }) => pickup) ?? shops[0]
  if (!branch) throw new Error('Expected a demo company with shops, found none')
  return branch.id
}

/** Adds the demo members to each demo company without any, with their starting levels. */
export async function addDemoMembers(db: Database): Promise<void> {
  if (!(await anyWithout(db, member))) return
  const accounts = await withHashes(DEMO_MEMBERS)
  await inTransaction(db, async (tx) => {
    for (const demo of await demoCompaniesWithout(tx, member))
      await insertMembers(tx, gradeRows(demo).member_grade, memberRows(demo.company_id, accounts))
  })
}

/** Asked before the hashes, which take a moment each. */
async function anyWithout(db: Database, table: typeof member | typeof operator): Promise<boolean> {
  return (await inTransaction(db, (tx) => demoCompaniesWithout(tx, table))).length > 0
}

const withHashes = <T extends { password: string }>(accounts: readonly T[]) =>
  Promise.all(
    accounts.map(async ({ password, ...account }) => ({
      ...account,
      password_hash: await hashPassword(password),
    })),
  )
