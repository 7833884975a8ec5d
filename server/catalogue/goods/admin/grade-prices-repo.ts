/** Prices of items for members of a grade, earned or bought; the lowest of all prices is charged (rule price-1). */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import { item_grade_price } from '@server/db/schema'
import type { ItemValue } from './value'

type GradePrices = ItemValue['grade_prices']
/** Cents. */
export type GradePrice = GradePrices[number]

/** By item, in the order of the grades' ids; prices of deleted grades are left out. */
export async function gradePricesOf(
  db: Database | Transaction,
  company_id: string,
  item_ids: readonly string[],
): Promise<Map<string, GradePrices>> {
  const { rows } = await db.execute<{ item_id: string; prices: GradePrices }>(sql`
    select p.item_id, json_agg(json_build_object('grade_id', p.grade_id, 'price', p.price) order by p.grade_id) as prices
      from item_grade_price p
     where p.company_id = ${company_id} and p.item_id = any(${sql.param([...item_ids])}::text[])
       and p.grade_id in (${gradesOf(company_id)})
     group by p.item_id`)
  return new Map(rows.map(({ item_id, prices }) => [item_id, prices]))
}

/** Those of these ids that are not grades of the company. */
export async function unknownGrades(tx: Transaction, company_id: string, ids: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(gradesOf(company_id))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export async function writeGradePrices(
  tx: Transaction,
  company_id: string,
  items: readonly { item_id: string; value: Pick<ItemValue, 'grade_prices'> }[],
): Promise<void> {
  if (items.length === 0) return
  const ids = items.map(({ item_id }) => item_id)
  await tx
    .delete(item_grade_price)
    .where(and(eq(item_grade_price.company_id, company_id), inArray(item_grade_price.item_id, ids)))
  const rows = items.flatMap(({ item_id, value }) => value.grade_prices.map((own) => ({ item_id, ...own })))
  await tx.execute(sql`
    insert into item_grade_price (company_id, item_id, grade_id, price)
    select ${company_id}, p.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as p (item_id text, grade_id text, price int)`)
}

/** All grades, in the order of their ids. */
export async function namedGrades(
  db: Database | Transaction,
  company_id: string,
): Promise<{ grade_id: string; name: string }[]> {
  const { rows } = await db.execute<{ grade_id: string; name: string }>(sql`
    select grade_id, grade_name as name from member_grade where company_id = ${company_id}
    union all select vip_grade_id, grade_name from vip_grade where company_id = ${company_id} order by 1`)
  return rows
}

const gradesOf = (company_id: string) => sql`
  select grade_id as id from member_grade where company_id = ${company_id}
  union select vip_grade_id from vip_grade where company_id = ${company_id}`
