import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client'
import { company, operator } from '../db/schema'
import { inTransaction } from '../db/transaction'
import { hashPassword, insertOperator } from '../back-office'
import { DEMO_ACCOUNTS } from '../config/demo-accounts'
import { companies } from './companies'

/**
 * Adds the demo operators to each demo company without any: newly seeded ones, and those of data directories from
 * before there were operators. Not for deployments.
 */
export async function addDemoOperators(db: Database): Promise<void> {
  const lacking = await inTransaction(db, companiesWithoutOperators)
  if (lacking.length === 0) return
  const accounts = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ password, ...account }) => ({
      ...account,
      password_hash: await hashPassword(password),
    })),
  )
  await inTransaction(db, async (tx) => {
    for (const company_id of await companiesWithoutOperators(tx))
      for (const account of accounts) await insertOperator(tx, { ...account, company_id })
  })
}

async function companiesWithoutOperators(tx: Transaction): Promise<string[]> {
  const lacking: string[] = []
  for (const { company_id, slug } of companies) {
    const demo = and(eq(company.company_id, company_id), eq(company.subdomain, slug))
    const [known] = await tx.select({ company_id: company.company_id }).from(company).where(demo)
    const someone = eq(operator.company_id, company_id)
    const [found] = await tx.select({ id: operator.operator_id }).from(operator).where(someone).limit(1)
    if (known && !found) lacking.push(company_id)
  }
  return lacking
}
