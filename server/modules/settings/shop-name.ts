import type { Database, Transaction } from '../../db/client'
import { companyOf } from '../company/repo'
import { settingOf } from './repo'

/** What the shop is called: as its owner has set it, else as the company was registered. */
export async function shopNameOf(db: Database | Transaction, company_id: string): Promise<string> {
  const { shop_name } = await settingOf(db, company_id, 'shop_info')
  return shop_name || (await companyOf(db, company_id)).brand_name
}
