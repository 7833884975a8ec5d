import { sql } from 'drizzle-orm'
import type { GoodsSuggestAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import { shopsNotSelling } from '../../platform'
import { pageKeys } from './page-keys'
import { searchFor } from './search'
import type { Viewer } from './wire'

const THINGS = 4
const GOODS = 6

type Suggested = GoodsSuggestAnswer['list'][number]

/** What somebody who has typed so much may be looking for: categories and brands, then goods, what says it first ahead. */
export async function suggestions(
  db: Database,
  { company_id, member }: Pick<Viewer, 'company_id' | 'member'>,
  keywords: string,
): Promise<GoodsSuggestAnswer> {
  const text = keywords.trim()
  const list =
    text === ''
      ? []
      : (await Promise.all([things(db, company_id, text), goods(db, company_id, member, text)])).flat()
  return { list, count: list.length, total_count: list.length }
}

async function things(db: Database, company_id: string, text: string): Promise<Suggested[]> {
  const like = containing(text)
  const { rows } = await db.execute<Suggested & Record<string, unknown>>(sql`
    select kind, text, id from (
      select 'category' as kind, category_name as text, category_id as id, 0 as rank from category
       where company_id = ${company_id} and not is_main_category and category_name ilike ${like}
      union all
      select 'brand', brand_name, brand_id, 1 from brand
       where company_id = ${company_id} and brand_name ilike ${like}) found
     order by position(lower(${text}) in lower(text)), rank, length(text), id
     limit ${THINGS}`)
  return rows.map(({ kind, text: name, id }) => ({ kind, text: name, id }))
}

async function goods(
  db: Database,
  company_id: string,
  member: Viewer['member'],
  text: string,
): Promise<Suggested[]> {
  const search = await searchFor(db, company_id, text)
  const hidden = await shopsNotSelling(db, company_id, member)
  const keys = await pageKeys(db, { company_id, hidden, search }, 0, { limit: GOODS, offset: 0 })
  const ids = keys.map(({ goods_id }) => goods_id)
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select goods_id as id, item_name as text from goods
     where company_id = ${company_id} and goods_id = any(${sql.param(ids)}::text[])`)
  const names = new Map(rows.map((row) => [row.id, row.text]))
  return ids.map((id) => ({ kind: 'goods', text: names.get(id) ?? '', id }))
}
