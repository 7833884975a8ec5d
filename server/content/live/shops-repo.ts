import { sql } from 'drizzle-orm'
import type { LiveShop, ShopTag } from '@schemas/generated/types'
import type { Database } from '../../db/client'
import { type ShopViewer, sellsTo } from '../../platform'

interface ShopRow extends Record<string, unknown> {
  distributor_id: string
  name: string
  logo: string
  banner: string
  address: string
  tags: ShopTag[]
}

/** Shops that sell to the viewer, with their tags. */
export async function liveShops(
  db: Database,
  company_id: string,
  ids: string[],
  looker: ShopViewer = null,
): Promise<Record<string, LiveShop>> {
  if (ids.length === 0) return {}
  const { rows } = await db.execute<ShopRow>(sql`
    select s.distributor_id, s.name, s.logo, s.banner, s.address,
           coalesce((
             select json_agg(json_build_object('tag_id', t.tag_id, 'tag_name', t.tag_name) order by t.sort, t.tag_id)
               from shop_tag st join tag t on t.company_id = st.company_id and t.tag_id = st.tag_id
              where st.company_id = ${company_id} and st.distributor_id = s.distributor_id), '[]'::json) as tags
      from shop s
     where s.company_id = ${company_id} and s.distributor_id = any(${sql.param(ids)}::text[])
       and ${sellsTo(company_id, looker, sql`s.distributor_id`)}`)
  return Object.fromEntries(rows.map(({ tags, ...row }) => [row.distributor_id, { ...row, tagList: tags }]))
}
