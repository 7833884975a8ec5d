import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { company } from '../../db/schema'

/** @throws Error for a company that does not exist: the request's company was resolved before. */
export async function companyOf(db: Database | Transaction, company_id: string) {
  const [row] = await db.select().from(company).where(eq(company.company_id, company_id))
  if (!row) throw new Error(`Expected company ${company_id} in the database, found none`)
  return row
}

export async function companyIdBySubdomain(db: Database, subdomain: string): Promise<string | undefined> {
  const [row] = await db
    .select({ company_id: company.company_id })
    .from(company)
    .where(eq(company.subdomain, subdomain))
    .orderBy(company.company_id)
    .limit(1)
  return row?.company_id
}

export async function companyExists(db: Database, company_id: string): Promise<boolean> {
  const [row] = await db
    .select({ found: company.company_id })
    .from(company)
    .where(eq(company.company_id, company_id))
  return row !== undefined
}

/** Whether the database holds any company: an empty one is seeded. */
export async function anyCompany(db: Database | Transaction): Promise<boolean> {
  const rows = await db.select({ found: company.company_id }).from(company).limit(1)
  return rows.length > 0
}

/** Every company, by id. */
export const allCompanies = (db: Database) =>
  db
    .select({ company_id: company.company_id, brand_name: company.brand_name })
    .from(company)
    .orderBy(company.company_id)
