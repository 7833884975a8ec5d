import type { Database } from '../../db/client'
import { companyOf } from '../company/repo'

/** What the shop is called. */
export async function shopNameOf(db: Database, company_id: string): Promise<string> {
  return (await companyOf(db, company_id)).brand_name
}
