import { and, eq, inArray } from 'drizzle-orm'
import type { RecordFilter } from '@schemas/records'
import type { Database, Transaction } from '../../db/client'
import { shop } from '../../db/schema'

/** Orders that no shop sells; it has no row of its own. */
export const HEAD_OFFICE = { distributor_id: '0', name: '商城自营' } as const

/** Narrows a list or a report to one shop, or to the head office. */
export const SHOP_FILTER: RecordFilter = {
  key: 'shop',
  title: '门店',
  words: { [HEAD_OFFICE.distributor_id]: HEAD_OFFICE.name },
  record: 'shop',
}

/** Names of these shops, the head office among them; one that is gone is named by its id. */
export async function shopNames(
  db: Database | Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)]
  const rows = await db
    .select({ id: shop.distributor_id, name: shop.name })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), inArray(shop.distributor_id, wanted)))
  const known = new Map<string, string>([
    [HEAD_OFFICE.distributor_id, HEAD_OFFICE.name],
    ...rows.map(({ id, name }): [string, string] => [id, name]),
  ])
  return new Map(wanted.map((id) => [id, known.get(id) ?? id]))
}
