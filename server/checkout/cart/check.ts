import type { CartCheckAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { Looking } from './live-line'
import { linesIn, type CartPlace } from './line-repo'
import { overviewOf } from './overview'

/** What of the checked lines cannot be bought; nothing is refused here (rule cart-2). */
export async function checkCart(
  db: Database,
  place: CartPlace,
  looking: Looking,
  distributor_id?: string,
): Promise<CartCheckAnswer> {
  const shop = distributor_id === undefined ? undefined : distributor_id || '0'
  const rows = await linesIn(db, place)
  const checked = rows.filter((row) => row.is_checked && (shop === undefined || row.distributor_id === shop))
  const { shops, invalid } = await overviewOf(db, checked, looking)
  const noticed = shops
    .flatMap(({ lines }) => lines)
    .flatMap(({ line }) => (line.notice ? [{ line, reason: line.notice.message }] : []))
  const lines = [...invalid, ...noticed].map(({ line: { row, item }, reason }) => ({
    cart_id: row.cart_id,
    item_id: row.item_id,
    item_name: item?.item_name ?? '',
    reason,
  }))
  return { status: checked.length > 0 && lines.length === 0, lines }
}
