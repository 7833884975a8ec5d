import type { GoodsItem } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { activePrices, type ActivePrices, type PricedMember, type ViewingMember } from '../../pricing'
import { pricedActivities, promotionsOfGoods } from './promotion-tags'
import type { GoodsRow } from './repo'
import { shownPrices } from './shown-prices'

/** Whose prices are shown, and when. */
interface PriceViewer {
  company_id: string
  /** null: a visitor. */
  member: PricedMember | null
  now: Date
}

/** Whose prices and claims are shown, and when. */
export interface Viewer extends PriceViewer {
  member: ViewingMember | null
}

/**
 * Rows of goods as the wire has them: with their activities, and the prices that hold for who looks.
 * @param known the prices, where they have been read
 */
export async function onTheWire(
  db: Database,
  { company_id, member, now }: PriceViewer,
  rows: GoodsRow[],
  known?: Map<string, ActivePrices>,
): Promise<GoodsItem[]> {
  if (rows.length === 0) return []
  const [prices, promotions] = await Promise.all([
    known ??
      activePrices(
        db,
        company_id,
        rows.map(({ item_id }) => item_id),
        member,
        now,
      ),
    promotionsOfGoods(db, company_id, [...new Set(rows.map(({ goods_id }) => goods_id))], member, now),
  ])
  return rows.map((row) => {
    const own = prices.get(row.item_id)
    const promotion_activity = [
      ...(own ? pricedActivities(own) : []),
      ...(promotions.get(row.goods_id) ?? []),
    ]
    const [first] = promotion_activity
    return {
      ...row,
      itemId: row.item_id,
      itemName: row.item_name,
      title: row.item_name,
      sub_title: row.brief,
      bn: row.item_bn,
      image_default_id: row.pics[0] ?? '',
      is_point: row.item_type === 'pointsmall',
      valid_lucky: own?.staff?.invalid ? 1 : 0,
      ...(own && shownPrices(own)),
      promotion_activity,
      promotion_tag: first?.promotion_tag ?? '',
      promotion_name: first?.marketing_name ?? '',
    }
  })
}

/** Who asks, at the moment of asking. */
export const viewerOf = ({ company_id, member }: Omit<Viewer, 'now'>): Viewer => ({
  company_id,
  member,
  now: timeNow(),
})
