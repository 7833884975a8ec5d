import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { shop } from '../../db/schema'

/** An open shop that items can be returned at; `undefined` for the head office and closed shops. */
export async function shopOf(db: Database | Transaction, company_id: string, distributor_id: string) {
  const [row] = await db
    .select()
    .from(shop)
    .where(
      and(eq(shop.company_id, company_id), eq(shop.distributor_id, distributor_id), eq(shop.is_valid, true)),
    )
  if (!row) return undefined
  const { name, mobile, province, city, area } = row
  const address = [...new Set([province, city, area]), row.address].join('')
  return { distributor_id, name, mobile, address }
}

/** The company's default shop, if it is open. */
export async function defaultShopId(tx: Transaction, company_id: string): Promise<string | undefined> {
  const [main] = await tx
    .select({ distributor_id: shop.distributor_id })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), eq(shop.is_default, true), eq(shop.is_valid, true)))
  return main?.distributor_id
}
