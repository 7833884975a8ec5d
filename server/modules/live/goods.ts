import { sql } from 'drizzle-orm'
import type { GoodsTag, LiveGoods } from '@schemas/generated/types'
import type { Database } from '../../db/client'

interface GoodsRow extends Record<string, unknown> {
  asked: string
  goods_id: string
  item_id: string
  item_name: string
  brief: string
  pics: string[]
  price: number
  market_price: number
  store: number
  approve_status: LiveGoods['approve_status']
  tags: GoodsTag[]
}

/**
 * Goods by the ids asked for, which may be of a good or of one of its items: both share one id space (decisions 5).
 * A good shows the price of its default item and the stock of all; an item shows its own. Deleted goods are absent.
 */
export async function liveGoods(
  db: Database,
  company_id: string,
  ids: string[],
): Promise<Record<string, LiveGoods>> {
  if (ids.length === 0) return {}
  const { rows } = await db.execute<GoodsRow>(sql`
    with asked as (select unnest(${sql.param(ids)}::text[]) as id),
    picked as (
      select asked.id, i.goods_id, i.item_id, i.store
        from asked join goods_item i on i.company_id = ${company_id} and i.item_id = asked.id
      union all
      select asked.id, g.goods_id, g.default_item_id,
             (select coalesce(sum(s.store), 0)::int from goods_item s
               where s.company_id = g.company_id and s.goods_id = g.goods_id and s.approve_status in ('onsale', 'only_show'))
        from asked join goods g on g.company_id = ${company_id} and g.goods_id = asked.id
       where not exists (select 1 from goods_item i where i.company_id = g.company_id and i.item_id = asked.id)
    )
    select picked.id as asked, g.goods_id, i.item_id, g.item_name, g.brief, i.price, i.market_price, picked.store,
           case when i.pics = '[]'::jsonb then g.pics else i.pics end as pics,
           case when g.approve_status = 'onsale' then i.approve_status else g.approve_status end as approve_status,
           coalesce((
             select json_agg(json_build_object('tag_id', t.tag_id, 'tag_name', t.tag_name,
                                               'font_color', t.font_color, 'tag_color', t.tag_color) order by t.sort, t.tag_id)
               from goods_tag gt join tag t on t.company_id = gt.company_id and t.tag_id = gt.tag_id
              where gt.company_id = g.company_id and gt.goods_id = g.goods_id), '[]'::json) as tags
      from picked
      join goods_item i on i.company_id = ${company_id} and i.item_id = picked.item_id
      join goods g on g.company_id = ${company_id} and g.goods_id = picked.goods_id
     where g.deleted is null`)
  return Object.fromEntries(rows.map(({ asked, tags, ...row }) => [asked, { ...row, tagList: tags }]))
}
