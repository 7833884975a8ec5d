import { sql, type SQL } from 'drizzle-orm'
import type { Entity } from '@schemas/generated/kinds'
import { byEntity } from '@schemas/entities'
import type { DeadLink, TargetState } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { couponsOf, EXPIRED, ofShops } from '../../pricing'
import { SHOWN_ONLINE } from '../../catalogue'
import { inPages, inShops } from '../../db/shops'
import { operatorViewer, type Reach, sellsTo } from '../../platform'

/** Why shoppers cannot reach something. */
export type Gone = Exclude<DeadLink['reason'], 'nothing'>

/** The state of something that exists. */
interface Condition {
  title: string
  /** Why shoppers cannot reach it; absent if they can. */
  reason?: Gone | undefined
  /** What else an operator should know who chooses it. */
  note?: TargetState['reason'] | undefined
}

/** By entity and id; absent for what does not exist. */
export type Conditions = Record<Entity, ReadonlyMap<string, Condition>>

interface Row extends Record<string, unknown> {
  id: string
  title: string
  reason: Gone | null
  note?: TargetState['reason'] | null
  /** Of a shop and page that the operator is given; absent: it has neither. */
  own?: boolean
}

/**
 * The states of these entities, in one query for each kind. Widgets, which are rows of no table, are absent; so is what
 * belongs to other shops and pages than the operator's, unless every visitor can reach it (rules office-9, office-10).
 */
export async function conditionsOf(
  db: Database,
  company_id: string,
  named: readonly { entity: Entity; id: string }[],
  reach: Reach,
): Promise<Conditions> {
  const read = async (entity: Entity) => {
    const ids = new Set(named.filter((one) => one.entity === entity).map(({ id }) => id))
    if (ids.size === 0 || entity === 'widget') return NOTHING
    return query(db, QUERIES[entity](company_id, [...ids], reach))
  }
  const reads = byEntity((entity) => read(entity))
  const found = new Map(
    await Promise.all(
      Object.entries(reads).map(async ([entity, rows]) => [entity as Entity, await rows] as const),
    ),
  )
  return byEntity((entity) => found.get(entity) ?? NOTHING)
}

const NOTHING: ReadonlyMap<string, Condition> = new Map()

async function query(db: Database, text: SQL): Promise<Map<string, Condition>> {
  const { rows } = await db.execute<Row>(text)
  return new Map(
    rows.flatMap(({ id, title, reason, note, own = true }) =>
      own || !(reason || note === 'upcoming')
        ? [[id, { title, reason: reason ?? undefined, note: note ?? undefined }] as const]
        : [],
    ),
  )
}

type Query = (company_id: string, ids: string[], reach: Reach) => SQL

/** Of a promotion or seckill, which run from a time to a time. */
const TIMED = sql`case when end_time <= now() then 'ended' when disabled then 'disabled' end as reason,
  case when begin_time > now() then 'upcoming' end as note`

const QUERIES: Record<Exclude<Entity, 'widget'>, Query> = {
  // ids of products or items (rule api-10)
  goods: (company_id, ids, { shops }) => sql`
    with asked as (select unnest(${sql.param(ids)}::text[]) as id),
    picked as (
      select asked.id, i.goods_id, i.item_id
        from asked join goods_item i on i.company_id = ${company_id} and i.item_id = asked.id
      union all
      select asked.id, g.goods_id, g.default_item_id
        from asked join goods g on g.company_id = ${company_id} and g.goods_id = asked.id
       where not exists (select 1 from goods_item i where i.company_id = ${company_id} and i.item_id = asked.id))
    select picked.id, g.item_name as title,
           case when g.deleted is not null then 'vanished' when not ${SHOWN_ONLINE}
                  or not ${sellsTo(company_id, operatorViewer({ shops }), sql`g.distributor_id`)} then 'off_shelf' end as reason,
           ${inShops(sql`g.distributor_id`, shops)} as own
      from picked
      join goods g on g.company_id = ${company_id} and g.goods_id = picked.goods_id
      join goods_item i on i.company_id = ${company_id} and i.item_id = picked.item_id`,
  // a coupon that can be claimed later is not a dead link
  coupon: (company_id, ids, { shops }) => sql`
    select card_id as id, title,
           case when ${EXPIRED} then 'ended' when kq_status <> 0 or not receive
                  or not ${ofShops(sellsTo, company_id, operatorViewer({ shops }))} then 'disabled' end as reason,
           case when send_begin_time > now() then 'upcoming' when get_num >= quantity then 'used_up' end as note,
           ${couponsOf(company_id, shops)} as own
      from coupon where company_id = ${company_id} and card_id = any(${sql.param(ids)}::text[])`,
  shop: (company_id, ids, { shops }) => sql`
    select distributor_id as id, name as title,
           case when not ${sellsTo(company_id, operatorViewer({ shops }), sql`shop.distributor_id`)} then 'disabled' end as reason,
           ${inShops(sql`distributor_id`, shops)} as own
      from shop where company_id = ${company_id} and distributor_id = any(${sql.param(ids)}::text[])`,
  category: (company_id, ids) => sql`
    select category_id as id, category_name as title, null as reason
      from category where company_id = ${company_id} and category_id = any(${sql.param(ids)}::text[])`,
  page: (company_id, ids, { pages }) => sql`
    select theme_pc_template_id as id, title,
           case when deleted is not null then 'vanished' when not enabled then 'disabled'
                when published_revision is null then 'unpublished' end as reason,
           ${inPages(sql`page_id`, pages)} as own
      from page where company_id = ${company_id} and page_type = 'custom'
       and theme_pc_template_id = any(${sql.param(ids)}::text[])`,
  brand: (company_id, ids) => sql`
    select brand_id as id, brand_name as title, null as reason
      from brand where company_id = ${company_id} and brand_id = any(${sql.param(ids)}::text[])`,
  tag: (company_id, ids) => sql`
    select tag_id as id, tag_name as title, null as reason
      from tag where company_id = ${company_id} and kind = 'goods' and tag_id = any(${sql.param(ids)}::text[])`,
  // one that appears later is not a dead link
  article: (company_id, ids) => sql`
    select article_id as id, title, case when not visible then 'unpublished' end as reason,
           case when published > now() then 'upcoming' end as note
      from article where company_id = ${company_id} and article_id = any(${sql.param(ids)}::text[])`,
  promotion: (company_id, ids, { shops }) => sql`
    select promotion_id as id, marketing_name as title, ${TIMED}, ${inShops(sql`distributor_id`, shops)} as own
      from promotion where company_id = ${company_id} and promotion_id = any(${sql.param(ids)}::text[])`,
  seckill: (company_id, ids) => sql`
    select seckill_id as id, activity_name as title, ${TIMED}
      from seckill where company_id = ${company_id} and seckill_id = any(${sql.param(ids)}::text[])`,
}
