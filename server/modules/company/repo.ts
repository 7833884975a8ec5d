import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { company } from '../../db/schema'

/** @throws Error for a company that does not exist: the request's company was resolved before. */
export async function companyOf(db: Database, company_id: string) {
  const [row] = await db.select().from(company).where(eq(company.company_id, company_id))
  if (!row) throw new Error(`Expected company ${company_id} in the database, found none`)
  return row
}
