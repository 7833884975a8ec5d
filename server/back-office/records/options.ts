import { sql } from 'drizzle-orm'
import type { RecordOption } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import type { OperatorRole } from '../../db/schema'
import { ITEM_TITLE } from '../../catalogue/goods/fragments'
import { fixedOptions } from './fixed-options'
import { namesOf } from './names'
import { needRecord } from './registry'

/** What a form asks for: some that a search finds, or exactly those that are chosen. */
export interface OptionQuery {
  company_id: string
  /** Of who asks, see `seesWholeNumbers`. */
  role: OperatorRole
  keyword?: string | undefined
  ids?: string[] | undefined
}

/** A search answers at most so many; who needs another one types more of its name. */
const MOST = 50

/** What a form may choose of a kind. @throws AppError not_found for a kind that does not exist */
export async function optionsOf(db: Database, kind: string, query: OptionQuery): Promise<RecordOption[]> {
  const fixed = Object.hasOwn(fixedOptions, kind) ? fixedOptions[kind] : undefined
  if (fixed) return optionsAmong(fixed, query)
  if (kind === 'goods') return goodsOptions(db, query)
  if (kind === 'goods_item') return itemOptions(db, query)
  if (kind === 'grade') return gradeOptions(db, query)
  return recordOptions(db, kind, query)
}

function optionsAmong(all: readonly RecordOption[], { keyword = '', ids }: OptionQuery): RecordOption[] {
  if (ids) return inOrder(all, ids)
  return all.filter(({ title }) => title.includes(keyword)).slice(0, MOST)
}

async function recordOptions(
  db: Database,
  kind: string,
  { company_id, role, keyword, ids }: OptionQuery,
): Promise<RecordOption[]> {
  const record = needRecord(kind)
  if (!ids) {
    const { list } = await record.list(db, { company_id, role, keyword, limit: MOST, offset: 0 })
    return list.map(({ id, title }) => ({ id, title }))
  }
  if (record.named) return namedOptions(db, company_id, kind, ids)
  const found = await Promise.all(ids.map(async (id) => ({ id, row: await record.read(db, company_id, id) })))
  return found.flatMap(({ id, row }) => (row ? [{ id, title: row.title }] : []))
}

async function namedOptions(db: Database, company_id: string, kind: string, ids: string[]) {
  const names = new Map(Object.entries((await namesOf(db, company_id, new Map([[kind, ids]])))[kind] ?? {}))
  return ids.flatMap((id) => {
    const title = names.get(id)
    return title === undefined ? [] : [{ id, title }]
  })
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
    select i.item_id as id, ${ITEM_TITLE} as title
      from goods_item i join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and g.deleted is null and ${which}
     order by g.sort, g.goods_id, i.sort limit ${ids ? ids.length : MOST}`)
  return inOrder(rows, ids)
}

/** Earned grades by what they ask for, then those that are bought. */
async function gradeOptions(db: Database, { company_id, keyword = '', ids }: OptionQuery) {
  if (ids) return namedOptions(db, company_id, 'grade', ids)
  const { rows } = await db.execute<RecordOption & Record<string, unknown>>(sql`
    select id, title
      from (select grade_id as id, grade_name as title, 0 as bought, total_consumption as place
              from member_grade where company_id = ${company_id}
             union all
            select vip_grade_id, grade_name, 1, 0 from vip_grade where company_id = ${company_id}) grade
     where title ilike ${containing(keyword)}
     order by bought, place, id limit ${MOST}`)
  return rows
}

function inOrder(rows: readonly RecordOption[], ids: string[] | undefined): RecordOption[] {
  if (!ids) return [...rows]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
