import { sql } from 'drizzle-orm'
import type { RecordOption } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import { SPECS } from '../goods/fragments'
import { COURIERS, MERCHANT } from '../logistics/couriers'
import { REGIONS } from '../regions/tree'
import { needRecord } from './registry'

/** What a form asks for: some that a search finds, or exactly those that are chosen. */
export interface OptionQuery {
  company_id: string
  keyword?: string | undefined
  ids?: string[] | undefined
}

/** A search answers at most so many; who needs another one types more of its name. */
const MOST = 50

/** What a form may choose of a kind. @throws AppError not_found for a kind that does not exist */
export function optionsOf(db: Database, kind: string, query: OptionQuery): Promise<RecordOption[]> {
  if (kind === 'goods') return goodsOptions(db, query)
  if (kind === 'goods_item') return itemOptions(db, query)
  if (kind === 'grade') return gradeOptions(db, query)
  if (kind === 'courier') return Promise.resolve(courierOptions(query))
  if (kind === 'region') return Promise.resolve(regionOptions(query))
  return recordOptions(db, kind, query)
}

async function recordOptions(
  db: Database,
  kind: string,
  { company_id, keyword, ids }: OptionQuery,
): Promise<RecordOption[]> {
  const record = needRecord(kind)
  if (!ids) {
    const { list } = await record.list(db, { company_id, keyword, limit: MOST, offset: 0 })
    return list.map(({ id, title }) => ({ id, title }))
  }
  const found = await Promise.all(ids.map(async (id) => ({ id, row: await record.read(db, company_id, id) })))
  return found.flatMap(({ id, row }) => (row ? [{ id, title: row.title }] : []))
}

async function goodsOptions(db: Database, { company_id, keyword = '', ids }: OptionQuery) {
  const which = ids
    ? sql`g.goods_id = any(${sql.param(ids)}::text[])`
    : sql`g.item_name ilike ${containing(keyword)}`
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select g.goods_id as id, g.item_name as title from goods g
     where g.company_id = ${company_id} and g.deleted is null and ${which}
     order by g.sort, g.goods_id limit ${ids ? ids.length : MOST}`)
  return inOrder(rows, ids)
}

async function itemOptions(db: Database, { company_id, keyword = '', ids }: OptionQuery) {
  const which = ids
    ? sql`i.item_id = any(${sql.param(ids)}::text[])`
    : sql`(g.item_name ilike ${containing(keyword)} or i.item_bn ilike ${containing(keyword)})`
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select i.item_id as id, concat_ws(' ', g.item_name, nullif(${SPECS}, '')) as title
      from goods_item i join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and g.deleted is null and ${which}
     order by g.sort, g.goods_id, i.sort limit ${ids ? ids.length : MOST}`)
  return inOrder(rows, ids)
}

/** Earned grades by what they ask for, then those that are bought. */
async function gradeOptions(db: Database, { company_id, keyword = '', ids }: OptionQuery) {
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select id, title
      from (select grade_id as id, grade_name as title, 0 as bought, total_consumption as place
              from member_grade where company_id = ${company_id}
             union all
            select vip_grade_id, grade_name, 1, 0 from vip_grade where company_id = ${company_id}) grade
     where ${ids ? sql`id = any(${sql.param(ids)}::text[])` : sql`title ilike ${containing(keyword)}`}
     order by bought, place, id limit ${ids ? ids.length : MOST}`)
  return inOrder(rows, ids)
}

function inOrder(rows: RecordOption[], ids: string[] | undefined): RecordOption[] {
  if (!ids) return rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const ALL_COURIERS: RecordOption[] = [...COURIERS, MERCHANT].map(({ corp_code, corp_name }) => ({
  id: corp_code,
  title: corp_name,
}))

const courierOptions = ({ keyword = '', ids }: OptionQuery): RecordOption[] =>
  ids ? inOrder(ALL_COURIERS, ids) : ALL_COURIERS.filter(({ title }) => title.includes(keyword))

const ALL_REGIONS: RecordOption[] = REGIONS.flatMap((province) => [
  { id: province.id, title: province.label },
  ...province.children.flatMap((city) => [
    { id: city.id, title: `${province.label} ${city.label}` },
    ...city.children.map((county) => ({
      id: county.id,
      title: `${province.label} ${city.label} ${county.label}`,
    })),
  ]),
])

function regionOptions({ keyword = '', ids }: OptionQuery): RecordOption[] {
  if (ids) return inOrder(ALL_REGIONS, ids)
  return ALL_REGIONS.filter(({ title }) => title.includes(keyword)).slice(0, MOST)
}
