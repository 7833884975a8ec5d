import type { Database } from '../../db/client'
import {
  type Breakdown,
  breakdownOf,
  groupBy,
  priceCheckout,
  type PricedCheckout,
  type PricedShop,
  type PricingPromotion,
  type RunningLine,
} from '../../pricing'
import { type LiveLine, type CartContext, pricingLineOf, promotionsOf } from './line'
import { liveLines } from './live-lines'
import { type CartLineRow, cartLines, type CartRef } from './repo'
import type { CartCheckAnswer } from '@schemas/generated/api'

/** A line with its price in this cart. */
export interface PricedLine {
  line: LiveLine
  /** Cents a piece. */
  price: number
  sums: Pick<Breakdown, 'discount_fee' | 'total_fee' | 'discount_info'>
}

export interface ShopCart {
  distributor_id: string
  lines: PricedLine[]
  /** Of the checked lines. */
  sums: Breakdown
  activities: PricedShop['activities']
  gifts: PricedShop['gifts']
  offers: PricedShop['offers']
  /** The checked lines as they were priced. */
  running: RunningLine[]
}

export interface CartOverview {
  shops: ShopCart[]
  invalid: { line: LiveLine; reason: string }[]
  promotions: PricingPromotion[]
}

/** Lines of a cart by shop, priced as far as a cart can be: without coupons, points and freight. */
export async function overviewOf(
  db: Database,
  rows: readonly CartLineRow[],
  context: CartContext,
): Promise<CartOverview> {
  const lines = await liveLines(db, rows, context)
  const valid = lines.filter(({ invalid }) => invalid === null)
  const inPoints = rows[0]?.shop_type === 'pointsmall'
  const promotions = inPoints ? [] : await promotionsOf(db, valid.map(pricingLineOf), context)
  const checked = priced(
    valid.filter(({ row }) => row.is_checked),
    promotions,
  )
  const idle = priced(
    valid.filter(({ row }) => !row.is_checked && row.line_type === 'normal'),
    [],
  )
  const offered = new Map(
    checked.shops.flatMap(({ distributor_id, offers }) =>
      offers.map(({ promotion, item_id, price }) => [
        `${distributor_id}/${promotion.promotion_id}/${item_id}`,
        price,
      ]),
    ),
  )
  const figures = new Map<string, RunningLine>()
  for (const { lines: running } of [...checked.shops, ...idle.shops])
    for (const one of running) figures.set(one.line.key, one)

  const shops: ShopCart[] = []
  const invalid = lines.flatMap((line) => (line.invalid === null ? [] : [{ line, reason: line.invalid }]))
  const refused = new Map(
    checked.shops.flatMap((shop) => shop.refused.map(({ key, reason }) => [key, reason])),
  )
  for (const [distributor_id, own] of groupBy(valid, ({ row }) => row.distributor_id)) {
    const shop = checked.shops.find((one) => one.distributor_id === distributor_id)
    const shown: PricedLine[] = []
    for (const line of own) {
      const { row } = line
      const running = figures.get(row.cart_id)
      const offer = offered.get(`${distributor_id}/${row.activity_id}/${row.item_id}`)
      if (running) shown.push(pricedLine(line, running, checked))
      else if (row.line_type === 'plus_buy' && !row.is_checked && offer !== undefined)
        shown.push({ line, price: offer, sums: plain(offer * row.num) })
      else invalid.push({ line, reason: refused.get(row.cart_id) ?? NOT_EARNED })
    }
    if (shown.length === 0) continue
    const { activities = [], gifts = [], offers = [] } = shop ?? {}
    const sums = breakdownOf(shop?.lines ?? [], checked)
    shops.push({ distributor_id, lines: shown, sums, activities, gifts, offers, running: shop?.lines ?? [] })
  }
  return { shops, invalid, promotions }
}

const NOT_EARNED = '未满足换购条件'

function priced(lines: readonly LiveLine[], promotions: readonly PricingPromotion[]): PricedCheckout {
  return priceCheckout({
    lines: lines.map(pricingLineOf),
    promotions,
    coupons: { coupons: [], shops: new Map(), platform: 'none' },
    points: null,
    templates: new Map(),
    regions: new Map(),
  })
}

const pricedLine = (line: LiveLine, running: RunningLine, checked: PricedCheckout): PricedLine => ({
  line,
  price: running.price,
  sums: line.row.is_checked ? breakdownOf([running], checked) : plain(running.left),
})

const plain = (total_fee: number): PricedLine['sums'] => ({ discount_fee: 0, total_fee, discount_info: [] })

/** The checked lines that cannot be bought, with their reasons; it never throws for them (rule cart-2). */
export async function checkCart(
  db: Database,
  place: CartRef,
  context: CartContext,
  distributor_id?: string,
): Promise<CartCheckAnswer> {
  const shop = distributor_id === undefined ? undefined : distributor_id || '0'
  const rows = await cartLines(db, place)
  const checked = rows.filter((row) => row.is_checked && (shop === undefined || row.distributor_id === shop))
  const { shops, invalid } = await overviewOf(db, checked, context)
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
