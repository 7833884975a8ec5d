/** Brands, articles, promotions and seckills that links may name, with what tells them apart. */
import { inShops } from '../../db/shops'
import { sql, type SQL } from 'drizzle-orm'
import seckillSchema from '@schemas/records/seckill.schema.json'
import promotionSchema from '@schemas/records/promotion.schema.json'
import type { PickedTarget, PickTargetsQuery } from '@schemas/generated/api'
import { containing } from '../../db/search'
import type { Database } from '../../db/client'
import { definePicker } from './picker-repo'

const { enum: kinds, 'x-enum': kindNames } = promotionSchema.properties.props.properties.kind

/** Rows as `id, title, note, picture, begins, ends, shown, node, place, shop`; `place` is their order. */
const ROWS: Record<PickTargetsQuery['kind'], (company_id: string) => SQL> = {
  brand: (company_id) => sql`select brand_id as id, brand_name as title, '' as note, image_url as picture,
    null::timestamptz as begins, null::timestamptz as ends, true as shown, null as node, sort::float8 as place, null as shop
    from brand where company_id = ${company_id}`,
  article: (company_id) => sql`select a.article_id as id, a.title, n.name as note, a.image_url as picture,
    a.published as begins, null::timestamptz as ends, a.visible as shown, a.node_id as node, -extract(epoch from a.published)::float8 as place, null as shop
    from article a join article_node n on n.company_id = a.company_id and n.node_id = a.node_id
   where a.company_id = ${company_id}`,
  promotion: (
    company_id,
  ) => sql`select promotion_id as id, marketing_name as title, kind as note, '' as picture,
    begin_time as begins, end_time as ends, not disabled as shown, null as node, -extract(epoch from begin_time)::float8 as place, distributor_id as shop
    from promotion where company_id = ${company_id}`,
  seckill: (
    company_id,
  ) => sql`select seckill_id as id, activity_name as title, 'seckill' as note, '' as picture,
    begin_time as begins, end_time as ends, not disabled as shown, null as node, -extract(epoch from begin_time)::float8 as place, null as shop
    from seckill where company_id = ${company_id}`,
}

interface TargetRow extends Omit<PickedTarget, 'from' | 'to'>, Record<string, unknown> {
  begins: string | Date | null
  ends: string | Date | null
}

/** Whether shoppers can reach them or not; the dialog marks those that they cannot. */
export const pickTargets = definePicker({
  id: sql`t.id`,
  found: (_db, company_id, { kind, keyword = '', node_id, open }: TargetsQuery, { shops }) =>
    sql`from (${ROWS[kind](company_id)}) t where t.title ilike ${containing(keyword.trim())}
      and ${inShops(sql`t.shop`, shops)}
      and ${node_id === undefined ? sql`true` : sql`t.node = ${node_id}`}
      and ${open === undefined ? sql`true` : sql`(${OPEN}) = ${open}`}`,
  sorts: () => ({}),
  order: sql`t.place, t.id`,
  async rows(db: Database, company_id, ids, { kind }, { shops }): Promise<Record<string, PickedTarget>> {
    const { rows } = await db.execute<TargetRow>(sql`
      select t.id, t.title, t.note, t.picture, t.begins, t.ends from (${ROWS[kind](company_id)}) t
       where t.id = any(${sql.param(ids)}::text[])
         and (${inShops(sql`t.shop`, shops)} or ${OPEN})`)
    return Object.fromEntries(
      rows.map(({ id, title, note, picture, begins, ends }) => [
        id,
        { id, title, note: nameOfKind(note), picture, from: isoOf(begins), to: isoOf(ends) },
      ]),
    )
  },
})

/** Shoppers can see it, or take part. */
const OPEN = sql`t.shown and coalesce(t.begins <= now(), true) and coalesce(t.ends > now(), true)`

/** It has one order only. */
type TargetsQuery = PickTargetsQuery & { sort?: never; order: 'asc' }

const NAMES = new Map([
  ...kinds.map((kind, index) => [kind, kindNames[index] ?? kind] as const),
  ['seckill', seckillSchema.title],
])
const nameOfKind = (note: string) => NAMES.get(note) ?? note

const isoOf = (moment: string | Date | null) => (moment === null ? '' : new Date(moment).toISOString())
