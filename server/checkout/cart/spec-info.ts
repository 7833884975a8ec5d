import { sql } from 'drizzle-orm'
import type { LegacyCartItem } from '@schemas/generated/api'
import type { Database } from '../../db/client'

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
