import { and, eq } from 'drizzle-orm'
import type { JsonObject } from '@schemas/page'
import { fillSetting } from '@schemas/site-settings'
import type { Database, Transaction } from '../../db/client'
import { company, setting } from '../../db/schema'

/** What the shop is called: as its owner has set it, else as the company was registered. */
export async function shopNameOf(db: Database | Transaction, company_id: string): Promise<string> {
  const [row] = await db
    .select({ brand_name: company.brand_name, shop_info: setting.value })
    .from(company)
    .leftJoin(setting, and(eq(setting.company_id, company.company_id), eq(setting.name, 'shop_info')))
    .where(eq(company.company_id, company_id))
  if (!row) throw new Error(`Expected company ${company_id} in the database, found none`)
  const { shop_name } = fillSetting('shop_info', (row.shop_info as JsonObject | null) ?? {})
  return shop_name || row.brand_name
}
