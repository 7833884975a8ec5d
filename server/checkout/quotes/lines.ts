/** Which lines of the member's cart a checkout buys. */
import { shortageMessage } from '@schemas/cart'
import type { CheckoutBody } from '@schemas/generated/api'
import { memberOwner } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { cartLines, type CartLineRow } from '../cart/repo'
import type { LiveLine } from '../cart/line'
import { requestedShops } from './request'

/** A line that cannot be bought, as `details.lines` of `unbuyable`. */
interface UnbuyableLine {
  cart_id: string
  item_id: string
  distributor_id: string
  item_name: string
  reason: string
}

/**
 * Checked lines of the cart, or the line of the fast purchase, of the requested shops.
 * @throws AppError unbuyable if there are none
 */
export async function linesToBuy(
  db: Database | Transaction,
  { company_id, user_id }: { company_id: string; user_id: string },
  body: CheckoutBody,
): Promise<CartLineRow[]> {
  const { cart_type = 'cart', order_type = 'normal' } = body
  const shop_type = order_type === 'normal_pointsmall' ? 'pointsmall' : 'distributor'
  const rows = await cartLines(db, { company_id, owner: memberOwner(user_id), cart_type, shop_type })
  const shops = requestedShops(body)
  const meant = rows.filter(
    ({ is_checked, distributor_id }) => is_checked && (!shops || shops.has(distributor_id)),
  )
  if (meant.length === 0)
    throw new AppError('unbuyable', {
      message: cart_type === 'fastbuy' ? '购买已超时，请重新下单' : '请选择要结算的商品',
      details: { lines: [] },
    })
  return meant
}

/** @throws AppError unbuyable with every line that cannot be bought and its reason (rule checkout-6) */
export function requireBuyable(lines: readonly LiveLine[], seckill_id?: string): void {
  const reasonOf = (line: LiveLine) => line.invalid ?? line.notice?.message ?? seckillReason(line, seckill_id)
  throwUnbuyable(
    lines.flatMap((line) => {
      const reason = reasonOf(line)
      return reason === null ? [] : [{ line, reason }]
    }),
  )
}

export function throwUnbuyable(refused: readonly { line: LiveLine; reason: string }[]): void {
  if (refused.length === 0) return
  const lines: UnbuyableLine[] = refused.map(({ line: { row, item }, reason }) => ({
    cart_id: row.cart_id,
    item_id: row.item_id,
    distributor_id: row.distributor_id,
    item_name: item?.item_name ?? '',
    reason,
  }))
  const message = lines
    .map(({ item_name, reason }) => [item_name, reason].filter(Boolean).join('：'))
    .join('；')
  throw new AppError('unbuyable', { message, details: { lines } })
}

function seckillReason({ prices, row }: LiveLine, seckill_id: string | undefined): string | null {
  if (seckill_id === undefined) return null
  const seckill = prices?.seckill
  if (seckill?.id !== seckill_id) return '活动未在进行'
  const left = seckill.activity_store - seckill.sold
  return row.num > left ? shortageMessage(Math.max(left, 0)) : null
}
