import { sql, and, eq, inArray, asc, desc, gt } from 'drizzle-orm'
import type { LimitPeriod } from '@schemas/cart'
import type { Database, Transaction } from '../../db/client'
import { type ApproveStatus, shop, vip_grade } from '../../db/schema'
import { APPROVE_STATUS, PICS, specText } from '../../catalogue'
import type { LegacyCartItem } from '@schemas/generated/api'
import { openTo } from '../../platform'

/** The current state of an item: everything that its price and its validity depend on. */
export interface LiveItem extends Record<string, unknown> {
  item_id: string
  goods_id: string
  item_bn: string
  item_name: string
  brief: string
  item_spec_desc: string
  pics: string[]
  /** Cents of the shelf. */
  price: number
  market_price: number
  /** Points of an article of the points mall. */
  point: number
  approve_status: ApproveStatus
  item_type: string
  product_type: 'normal' | 'sale' | 'bag'
  is_gift: boolean
  is_deleted: boolean
  /** The only shop that sells it; null: all of them. */
  owner: string | null
  limit_num: number
  limit_period: LimitPeriod
  start_num: number
  templates_id: string | null
  weight: number
  volume: number
  brand_id: string | null
  /** Sales and management categories with all above them. */
  categories: string[]
  tags: string[]
}

/** Items by their id, deleted ones included; unknown ids are absent. */
export async function liveItems(
  db: Database | Transaction,
  company_id: string,
  item_ids: readonly string[],
): Promise<Map<string, LiveItem>> {
  if (item_ids.length === 0) return new Map()
  const { rows } = await db.execute<LiveItem>(sql`
    select i.item_id, g.goods_id, i.item_bn, g.item_name, g.brief, ${specText(company_id)} as item_spec_desc, ${PICS} as pics,
           i.price, i.market_price, i.point, ${APPROVE_STATUS} as approve_status,
           g.item_type, g.product_type, g.is_gift, g.deleted is not null as is_deleted, g.distributor_id as owner,
           g.limit_num, g.limit_period, g.start_num, g.templates_id, i.weight, i.volume, g.brand_id,
           ${categoriesWithAllAbove(company_id)} as categories,
           coalesce((select json_agg(gt.tag_id order by gt.tag_id) from goods_tag gt
                      where gt.company_id = ${company_id} and gt.goods_id = g.goods_id), '[]'::json) as tags
      from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = any(${sql.param([...new Set(item_ids)])}::text[])`)
  return new Map(rows.map((row) => [row.item_id, row]))
}

/** The item that an id means: items and products share one id space, and a product's id means its default item (rule api-10). */
export async function itemIdOf(
  db: Database | Transaction,
  company_id: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ item_id: string }>(sql`
    select item_id from goods_item where company_id = ${company_id} and item_id = ${id}
    union all
    select default_item_id from goods where company_id = ${company_id} and goods_id = ${id}`)
  return rows[0]?.item_id
}

const categoriesWithAllAbove = (company_id: string) => sql`coalesce((
  select json_agg(distinct above.id order by above.id)
    from category k
    cross join lateral unnest(string_to_array(k.path, ',')) as above(id)
   where k.company_id = ${company_id}
     and (k.category_id = g.main_category_id
          or k.category_id in (select gc.category_id from goods_category gc
                                where gc.company_id = ${company_id} and gc.goods_id = g.goods_id))), '[]'::json)`

type SpecInfo = LegacyCartItem['spec_info']

interface SpecRow extends Record<string, unknown> {
  item_id: string
  value: string
  /** A colour: its group is called so, or is shown as pictures. */
  coloured: boolean
}

/**
 * `spec_info` (color, size) of a cart's items, by item_id; items without specifications are absent.
 * The first group of colours or pictures is the colour, all other values are the size.
 */
export async function specInfosOf(
  db: Database,
  company_id: string,
  item_ids: string[],
): Promise<Map<string, SpecInfo>> {
  const { rows } = await db.execute<SpecRow>(sql`
    select gs.item_id, coalesce(nullif(gs.spec_custom_value_name, ''), v.spec_value_name) as value,
           s.is_image or s.spec_name like '%颜色%' as coloured
      from goods_item_spec gs
      join spec s on s.company_id = gs.company_id and s.spec_id = gs.spec_id
      join spec_value v on v.company_id = gs.company_id and v.spec_value_id = gs.spec_value_id
     where gs.company_id = ${company_id} and gs.item_id = any(${sql.param(item_ids)}::text[])
     order by gs.sort, gs.spec_id`)
  const infos = new Map<string, SpecInfo>()
  for (const { item_id, value, coloured } of rows) {
    const { color, size } = infos.get(item_id) ?? { color: '', size: '' }
    if (coloured && color === '') infos.set(item_id, { color: value, size })
    else infos.set(item_id, { color, size: size === '' ? value : `${size} ${value}` })
  }
  return infos
}

export type CartShopRow = Pick<
  typeof shop.$inferSelect,
  | 'distributor_id'
  | 'name'
  | 'mobile'
  | 'province'
  | 'city'
  | 'area'
  | 'address'
  | 'lng'
  | 'lat'
  | 'hour'
  | 'is_ziti'
  | 'is_delivery'
  | 'is_valid'
> & {
  /** It has a whitelist without the viewer. */
  is_hidden: boolean
}

/** Shops by their id; `0`, the company itself, is none. */
export async function shopsById(
  db: Database | Transaction,
  company_id: string,
  ids: readonly string[],
  looker: { user_id: string } | null,
): Promise<Map<string, CartShopRow>> {
  const asked = ids.filter((id) => id !== '0')
  if (asked.length === 0) return new Map()
  const { distributor_id, name, mobile, province, city, area, address } = shop
  const { lng, lat, hour, is_ziti, is_delivery, is_valid } = shop
  const rows = await db
    .select({
      distributor_id,
      name,
      mobile,
      province,
      city,
      area,
      address,
      lng,
      lat,
      hour,
      is_ziti,
      is_delivery,
      is_valid,
      is_hidden: sql<boolean>`not ${openTo(company_id, looker, sql`${distributor_id}`)}`,
    })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), inArray(distributor_id, asked)))
  return new Map(rows.map((row) => [row.distributor_id, row]))
}

/** The VIP grade that is advertised in the cart; undefined if none is sold. */
export async function gradeOnOffer(
  db: Database,
  company_id: string,
): Promise<{ name: string; discount: number; guide: string } | undefined> {
  const [grade] = await db
    .select({ name: vip_grade.grade_name, discount: vip_grade.discount, guide: vip_grade.guide_title })
    .from(vip_grade)
    .where(
      and(eq(vip_grade.company_id, company_id), eq(vip_grade.disabled, false), gt(vip_grade.discount, 0)),
    )
    .orderBy(desc(vip_grade.is_default), asc(vip_grade.vip_grade_id))
    .limit(1)
  return grade
}
