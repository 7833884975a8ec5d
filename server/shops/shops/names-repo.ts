import { sql, type SQLWrapper } from 'drizzle-orm'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { HEAD_OFFICE_NAME } from '../../back-office'
import type { Database, Transaction } from '../../db/client'

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
