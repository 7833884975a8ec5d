/** Whether a line of a cart can be bought, and why not, in words for the shopper (rule cart-4). */
import { leastMessage, shortageMessage } from '@schemas/cart'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { ERRORS } from '../../core/errors'
import { startOfPeriod } from '../../core/shanghai'
import { groupBy, limitOfPrice, type PricedMember } from '../../pricing'
import type { LiveLine, Notice } from './live-line'
import { limitMessage, type PurchaseLimit } from './purchase-repo'

type Judged = Omit<LiveLine, 'invalid' | 'notice'>

/** Why it can be bought by nobody like this, whatever the number; null: it can. */
export function whyInvalid(line: Omit<Judged, 'limit'>, viewer: PricedMember | null): string | null {
  const { row, item, shop, prices, store } = line
  if (!item || item.is_deleted || !prices) return '商品已失效'
  if (shop?.is_hidden) return ERRORS.not_whitelisted.message
  if (item.approve_status === 'only_show') return '仅供展示'
  if (item.approve_status !== 'onsale') return '已下架'
  if (item.is_gift) return '赠品不可购买'
  if ((item.item_type === 'pointsmall') !== (row.shop_type === 'pointsmall')) return '商品不能这样购买'
  if (item.product_type !== 'normal' && !viewer?.staff) return '仅限员工购买'
  if (item.product_type !== 'normal' && (!prices.staff || prices.staff.invalid)) return '活动已结束'
  const isElsewhere = item.owner !== null && item.owner !== row.distributor_id
  if (isElsewhere || (row.distributor_id !== HEAD_OFFICE && !shop)) return '该店铺不销售此商品'
  if (shop && !shop.is_valid) return '店铺已停止营业'
  if (store === 0) return '已售罄'
  return null
}

/** The limit that a line counts towards: of the staff activity that sets its price, else of its good. */
export function limitOf(
  { row, item, prices, charged }: Pick<Judged, 'row' | 'item' | 'prices' | 'charged'>,
  now: Date,
): PurchaseLimit | null {
  if (!item) return null
  const { num } = row
  const title = item.item_name
  const most = prices ? limitOfPrice(prices, charged) : 0
  if (most > 0) return { key: `staff:${charged.id}:${item.item_id}`, num, most, period: 'all', title }
  const { goods_id, limit_num, limit_period: period } = item
  if (limit_num === 0) return null
  const begins = period === 'all' ? '' : `:${period}:${startOfPeriod(period, now)}`
  return { key: `goods:${goods_id}${begins}`, num, most: limit_num, period, title }
}

/** Why lines cannot be bought in their number, by cart_id. Only checked ones take from what others may have. */
export function noticesOf(lines: readonly Judged[]): Map<string, Notice> {
  const notices = new Map<string, Notice>()
  const note = (group: readonly Judged[], error: Notice['error'], message: string) => {
    for (const { row } of group) notices.set(row.cart_id, { error, message })
  }
  for (const line of lines) {
    const least = line.item?.start_num ?? 1
    if (line.row.line_type === 'normal' && line.row.num < least)
      note([line], 'unbuyable', leastMessage(least))
  }
  for (const group of sharing(lines, ({ limit }) => limit?.key ?? null)) {
    const { limit } = group[0] ?? {}
    if (limit && piecesOf(group) > limit.most - limit.bought)
      note(group, 'purchase_limit', limitMessage(limit))
  }
  for (const group of sharing(
    lines,
    ({ row, stock_distributor_id }) => `${stock_distributor_id}/${row.item_id}`,
  )) {
    const { store = 0 } = group[0] ?? {}
    if (piecesOf(group) > store) note(group, 'out_of_stock', shortageMessage(store))
  }
  return notices
}

/** Checked lines that share something; an unchecked one stands for itself alone. */
function sharing(lines: readonly Judged[], keyOf: (line: Judged) => string | null): Judged[][] {
  const meant = lines.filter((line) => keyOf(line) !== null)
  const checked = groupBy(
    meant.filter(({ row }) => row.is_checked),
    keyOf,
  )
  return [...checked.values(), ...meant.filter(({ row }) => !row.is_checked).map((line) => [line])]
}

const piecesOf = (lines: readonly Judged[]): number => lines.reduce((sum, { row }) => sum + row.num, 0)
