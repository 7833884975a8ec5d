import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client'
import { company, member, member_grade } from '../db/schema'
import { inTransaction } from '../db/transaction'
import { hashPassword } from '../back-office'
import { DEMO_MEMBERS } from '../config/demo-accounts'
import { companies } from './companies'
import { gradeRows } from './rows/grade-rows'
import { memberRows } from './rows/member-rows'

/**
 * Adds the demo members to each demo company without any, with their starting levels. Not for deployments: their
 * passwords are public.
 */
export async function addDemoMembers(db: Database): Promise<void> {
  if ((await inTransaction(db, companiesWithoutMembers)).length === 0) return
  const accounts = await Promise.all(
    DEMO_MEMBERS.map(async ({ password, ...account }) => ({
      ...account,
      password_hash: await hashPassword(password),
    })),
  )
  await inTransaction(db, async (tx) => {
    for (const demo of await companiesWithoutMembers(tx)) {
      await tx.insert(member_grade).values(gradeRows(demo).member_grade).onConflictDoNothing()
      await tx.insert(member).values(memberRows(demo.company_id, accounts)).onConflictDoNothing()
    }
  })
}

async function companiesWithoutMembers(tx: Transaction) {
  const ids = companies.map(({ company_id }) => company_id)
  const known = await tx
    .select({ company_id: company.company_id, subdomain: company.subdomain })
    .from(company)
    .where(inArray(company.company_id, ids))
  const settled = await tx
    .selectDistinct({ company_id: member.company_id })
    .from(member)
    .where(inArray(member.company_id, ids))
  return companies.filter(
    ({ company_id, slug }) =>
      known.some((row) => row.company_id === company_id && row.subdomain === slug) &&
      !settled.some((row) => row.company_id === company_id),
  )
}
