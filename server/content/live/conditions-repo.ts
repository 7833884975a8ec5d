import { sql, type SQL } from 'drizzle-orm'
import type { Entity } from '@schemas/dialect/keywords'
import type { DeadLink } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { EXPIRED, ofShops } from '../../pricing'
import { SHOWN_ONLINE } from '../../catalogue'
import { OPERATOR, sellsTo } from '../../platform'

/** The state of something that exists. */
interface Condition {
  title: string
  /** Why shoppers cannot reach it; absent if they can. */
  reason?: DeadLink['reason'] | undefined
}

/** By entity and id; absent for what does not exist. */
export type Conditions = Record<Entity, Map<string, Condition>>

interface Row extends Record<string, unknown> {
  id: string
  title: string
  reason: DeadLink['reason'] | null
}

/** The states of these entities, in one query for each kind. */
export async function conditionsOf(
  db: Database,
  company_id: string,
  named: readonly { entity: Entity; id: string }[],
): Promise<Conditions> {
  const read = async (entity: Entity) => {
    const ids = new Set(named.filter((one) => one.entity === entity).map(({ id }) => id))
    return ids.size === 0 ? new Map() : await query(db, QUERIES[entity](company_id, [...ids]))
  }
  const [goods, coupon, shop, category, page] = await Promise.all([
    read('goods'),
    read('coupon'),
    read('shop'),
    read('category'),
    read('page'),
  ])
  return { goods, coupon, shop, category, page }
}

async function query(db: Database, text: SQL): Promise<Map<string, Condition>> {
  const { rows } = await db.execute<Row>(text)
  return new Map(rows.map(({ id, title, reason }) => [id, { title, reason: reason ?? undefined }]))
}

type Query = (company_id: string, ids: string[]) => SQL

const QUERIES: Record<Entity, Query> = {
  // ids of products or items (rule api-10)
  goods: (company_id, ids) => sql`
    with asked as (select unnest(${sql.param(ids)}::text[]) as id),
    picked as (
      select asked.id, i.goods_id, i.item_id
        from asked join goods_item i on i.company_id = ${company_id} and i.item_id = asked.id
      union all
      select asked.id, g.goods_id, g.default_item_id
        from asked join goods g on g.company_id = ${company_id} and g.goods_id = asked.id
       where not exists (select 1 from goods_item i where i.company_id = g.company_id and i.item_id = asked.id))
    select picked.id, g.item_name as title,
           case when g.deleted is not null then 'vanished' when not ${SHOWN_ONLINE}
                  or not ${sellsTo(company_id, OPERATOR, sql`g.distributor_id`)} then 'off_shelf' end as reason
      from picked
      join goods g on g.company_id = ${company_id} and g.goods_id = picked.goods_id
      join goods_item i on i.company_id = ${company_id} and i.item_id = picked.item_id`,
  // a coupon that can be claimed later is not a dead link
  coupon: (company_id, ids) => sql`
    select card_id as id, title,
           case when ${EXPIRED} then 'ended' when kq_status <> 0 or not receive
                  or not ${ofShops(sellsTo, company_id, OPERATOR)} then 'disabled' end as reason
      from coupon where company_id = ${company_id} and card_id = any(${sql.param(ids)}::text[])`,
  shop: (company_id, ids) => sql`
    select distributor_id as id, name as title, case when not is_valid then 'disabled' end as reason
      from shop where company_id = ${company_id} and distributor_id = any(${sql.param(ids)}::text[])`,
  category: (company_id, ids) => sql`
    select category_id as id, category_name as title, null as reason
      from category where company_id = ${company_id} and category_id = any(${sql.param(ids)}::text[])`,
  page: (company_id, ids) => sql`
    select theme_pc_template_id as id, title,
           case when deleted is not null then 'vanished'
                when not enabled or published_revision is null then 'disabled' end as reason
      from page where company_id = ${company_id} and page_type = 'custom'
       and theme_pc_template_id = any(${sql.param(ids)}::text[])`,
}
