import type { Database } from '../../db/client'
import { companyOf } from '../company/repo'
import { settingOf } from './repo'

/** What the shop is called: as its owner has set it, else as the company was registered. */
export async function shopNameOf(db: Database, company_id: string): Promise<string> {
  const [{ shop_name }, { brand_name }] = await Promise.all([
    settingOf(db, company_id, 'shop_info'),
    companyOf(db, company_id),
  ])
  return shop_name || brand_name
}
