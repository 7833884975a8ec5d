import { sql, type SQLWrapper } from 'drizzle-orm'
import type { RecordFilter } from '@schemas/records'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Database, Transaction } from '../../db/client'

/** Name of the head office among shops; it has no row of its own. */
const HEAD_OFFICE_NAME = '商城自营'

/** Narrows a list or a report to one shop, or to the head office. */
export const SHOP_FILTER: RecordFilter = {
  key: 'shop',
  title: '门店',
  words: { [HEAD_OFFICE]: HEAD_OFFICE_NAME },
  record: 'shop',
}

/** The name of a shop or of the head office, in a query; a shop that is gone is told by its id. */
export const nameOfShop = (company_id: string, id: SQLWrapper) => sql<string>`
  case when ${id} = ${HEAD_OFFICE} then ${HEAD_OFFICE_NAME}
       else coalesce((select s.name from shop s where s.company_id = ${company_id} and s.distributor_id = ${id}),
                     '已删除的门店 ' || ${id}) end`

/** Names of these shops, the head office among them. */
export async function shopNames(
  db: Database | Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select one.id, ${nameOfShop(company_id, sql`one.id`)} as name
      from unnest(${sql.param([...new Set(ids)])}::text[]) as one (id)`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
