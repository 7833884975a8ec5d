/** What the page of one product shows besides its row in lists. */
import { sql, type SQL } from 'drizzle-orm'
import type { GoodsDetail, GoodsShop, SpecGroup, SpecItem } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { type ShopViewer, openTo, OPERATOR, sellsTo } from '../../platform'
import { categoryIds, specGroupsOfValues, specText, tagList } from '../fragments-repo'
import type { GoodsRow } from './repo'

/** A product with its preselected item. */
export interface DetailRow
  extends
    Omit<GoodsRow, 'approve_status'>,
    Pick<GoodsDetail, 'intro' | 'limit_num' | 'limit_period' | 'start_num'> {
  approve_status: GoodsDetail['approve_status']
  shop: GoodsShop | null
  /** Its shop is hidden from the viewer. */
  is_hidden: boolean
}

/**
 * `instock` for an item that is off the shelf itself or by its product or shop; items for counters only are not shown.
 * Hidden shops are refused by the caller.
 */
const approveStatus = (company_id: string): SQL => sql`case
  when 'instock' in (g.approve_status, i.approve_status)
    or not ${sellsTo(company_id, OPERATOR, sql`g.distributor_id`)} then 'instock'
  when 'only_show' in (g.approve_status, i.approve_status) then 'only_show'
  else 'onsale' end`

const PICS_OF_GOODS = sql`case when g.pics = '[]'::jsonb then i.pics else g.pics end`

/** Pieces of `i` on the shelf of the shop that sells it: its own where it has one, else the company's warehouse. */
const shelf = (view: ShopView): SQL => sql`coalesce((
  select k.stock - k.reserved from item_stock k
   where k.company_id = ${view.company_id} and k.item_id = i.item_id and k.distributor_id in (${seller(view)}, '0')
   order by k.distributor_id = '0' limit 1), 0)`

/** The viewer and the shop in which products are viewed; a closed or hidden shop counts as '0', the company itself. */
export interface ShopView {
  company_id: string
  looker: ShopViewer
  distributor_id: string
}

/** Who sells `g`: the shop that owns it, else the shop in which it is viewed, else '0'. */
const seller = ({ company_id, looker, distributor_id }: ShopView): SQL => sql`coalesce(g.distributor_id, (
  select o.distributor_id from shop o
   where o.company_id = ${company_id} and o.distributor_id = ${distributor_id}
     and ${sellsTo(company_id, looker, sql`o.distributor_id`)}), '0')`

export interface DetailRequest extends ShopView {
  /** Of a product or one of its items (rule api-10). */
  id: string
  item_type: string
  forStaff: boolean
}

/** `undefined` for what does not exist, is deleted, or is not for this viewer. */
export async function detailRow(
  db: Database,
  { id, item_type, forStaff, ...view }: DetailRequest,
): Promise<DetailRow | undefined> {
  const { company_id, looker } = view
  const { rows } = await db.execute<DetailRow & Record<string, unknown>>(sql`
    with asked as (
      select goods_id, item_id from goods_item where company_id = ${company_id} and item_id = ${id}
      union all
      select goods_id, default_item_id from goods where company_id = ${company_id} and goods_id = ${id}
       limit 1)
    select i.item_id, g.goods_id, g.default_item_id, i.item_id = g.default_item_id as is_default, g.nospec,
           g.item_name, g.brief, i.item_bn, i.barcode, g.item_unit, ${specText(company_id)} as item_spec_desc, i.price, i.market_price,
           (select sum(store)::int from (select ${shelf(view)} as store from goods_item i
             where i.company_id = ${company_id} and i.goods_id = g.goods_id
               and i.approve_status in ('onsale', 'only_show')) s) as store,
           g.sales, ${PICS_OF_GOODS} as pics, g.videos, ${approveStatus(company_id)} as approve_status, g.item_type, i.point,
           g.product_type, g.staff_goods::int as staff_goods, g.is_gift,
           coalesce(g.distributor_id, '0') as distributor_id, coalesce(g.brand_id, '') as brand_id,
           coalesce(b.brand_name, '') as goods_brand, coalesce(g.main_category_id, '') as item_category,
           ${categoryIds(company_id)} as item_cat_id, i.weight, i.volume, ${tagList(company_id)} as "tagList", g.intro, g.limit_num, g.limit_period, g.start_num,
           (select json_build_object('distributor_id', s.distributor_id, 'name', s.name, 'store_name', s.name,
                                     'logo', s.logo, 'address', s.address, 'mobile', s.mobile, 'hour', s.hour)
              from shop s
             where s.company_id = ${company_id} and s.is_valid
               and s.distributor_id = ${seller(view)}) as shop,
           not ${openTo(company_id, looker, sql`g.distributor_id`)} as is_hidden
      from asked
      join goods g on g.company_id = ${company_id} and g.goods_id = asked.goods_id
      join goods_item i on i.company_id = ${company_id} and i.item_id = asked.item_id
      left join brand b on b.company_id = g.company_id and b.brand_id = g.brand_id
     where g.deleted is null and g.item_type = ${item_type}
       and 'offline_sale' not in (g.approve_status, i.approve_status)
       and (${forStaff} or g.product_type = 'normal')`)
  return rows[0]
}

export type SpecItemRow = Omit<SpecItem, 'act_price' | 'activity_price' | 'member_price' | 'custom_spec_id'>

/** Every item of a product that is not for counters only, in its order. */
export async function specItems(db: Database, view: ShopView, goods_id: string): Promise<SpecItemRow[]> {
  const { company_id } = view
  const { rows } = await db.execute<SpecItemRow & Record<string, unknown>>(sql`
    select i.item_id, i.item_bn, i.barcode, i.price, i.market_price, i.point, ${shelf(view)} as store,
           i.weight, i.volume, ${approveStatus(company_id)} as approve_status, i.item_id = g.default_item_id as is_default, i.pics,
           ${specText(company_id)} as item_spec_desc,
           coalesce((
             select json_agg(json_build_object('spec_id', gs.spec_id, 'spec_name', s.spec_name,
                                               'spec_value_id', gs.spec_value_id,
                                               'spec_value_name', coalesce(nullif(gs.spec_custom_value_name, ''),
                                                                           v.spec_value_name))
                             order by gs.sort, gs.spec_id)
               from goods_item_spec gs
               join spec s on s.company_id = gs.company_id and s.spec_id = gs.spec_id
               join spec_value v on v.company_id = gs.company_id and v.spec_value_id = gs.spec_value_id
              where gs.company_id = ${company_id} and gs.item_id = i.item_id), '[]'::json) as item_spec
      from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.goods_id = ${goods_id} and i.approve_status <> 'offline_sale'
     order by i.sort, i.item_id`)
  return rows
}

/** The groups of specifications of a product, each with the values that its items have. */
export async function specGroups(db: Database, company_id: string, goods_id: string): Promise<SpecGroup[]> {
  const fields = sql`'spec_value_id', v.spec_value_id,
    'spec_value', coalesce(nullif(value.custom, ''), v.spec_value_name),
    'spec_value_name', v.spec_value_name, 'spec_custom_value_name', value.custom,
    'spec_image_url', v.spec_image_url, 'item_image_url', value.pictures`
  const { rows } = await db.execute<SpecGroup & Record<string, unknown>>(sql`
    with value as (
      select gs.spec_id, gs.spec_value_id, min(gs.sort) as spec_sort, min(i.sort) as sort,
             max(gs.spec_custom_value_name) as custom,
             (array_agg(gs.item_image_url order by gs.item_image_url = '[]'::jsonb, i.sort))[1] as pictures
        from goods_item i
        join goods_item_spec gs on gs.company_id = i.company_id and gs.item_id = i.item_id
       where i.company_id = ${company_id} and i.goods_id = ${goods_id} and i.approve_status <> 'offline_sale'
       group by gs.spec_id, gs.spec_value_id)
    ${specGroupsOfValues(company_id, fields, 'spec_values')}`)
  return rows
}

/** The parameter table. */
export async function paramsOf(
  db: Database | Transaction,
  company_id: string,
  goods_id: string,
): Promise<GoodsDetail['item_params']> {
  const { rows } = await db.execute<GoodsDetail['item_params'][number] & Record<string, unknown>>(sql`
    select attribute_id, attribute_name, attribute_value_id, attribute_value_name from goods_param
     where company_id = ${company_id} and goods_id = ${goods_id} order by sort, attribute_id`)
  return rows
}
