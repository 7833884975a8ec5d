import type { GoodsItem } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import type { ViewingMember } from '../../pricing'
import { shopsNotSelling } from '../../platform'
import { goodsPage } from './repo'
import { onTheWire } from './wire'

/**
 * Items that are shown online, by their item_id; what is not shown is left out. An id of a good stands for its default
 * item (rule api-10).
 */
export async function itemsByIds(
  db: Database,
  company_id: string,
  ids: string[],
  member: ViewingMember | null = null,
): Promise<Map<string, GoodsItem>> {
  if (ids.length === 0) return new Map()
  const filter = {
    company_id,
    hidden: await shopsNotSelling(db, company_id, member),
    ids,
    forStaff: member?.staff ?? false,
  }
  const rows = await goodsPage(db, filter, 0, { limit: ids.length, offset: 0 })
  const list = await onTheWire(db, { company_id, member, now: timeNow() }, rows)
  return new Map(list.map((item) => [item.item_id, item]))
}
