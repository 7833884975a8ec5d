import type {
  line_discount,
  OrderInvoice,
  OrderPickup,
  OrderReceiver,
  order_line,
  orders,
} from '../../db/schema'
import type { Quote, QuoteLine, QuotePart } from '../../checkout'
import { spreadGifts } from './gift-shares'
import { reservationsOf } from './reservations'

type NewOrder = Omit<typeof orders.$inferInsert, 'order_id'>
type NewLine = Omit<typeof order_line.$inferInsert, 'order_id'>
type NewShare = Omit<typeof line_discount.$inferInsert, 'order_id'>

/** The rows of one order before it has a number: as quoted (rules checkout-4 and checkout-9), with the gifts' shares. */
export interface OrderDraft {
  order: NewOrder
  lines: NewLine[]
  shares: NewShare[]
}

/** Where an order goes or is picked up, and its invoice. */
export interface DeliveryPreferences {
  receiver: OrderReceiver
  pickup: OrderPickup | null
  invoice: OrderInvoice | null
}

interface DraftSources {
  company_id: string
  user_id: string
  trade_id: string
  quote: Quote
  part: QuotePart
  preferences: DeliveryPreferences
  now: Date
}

const TITLE_LENGTH = 60

/** The rows of one shop's order. */
export function draftOrder({
  company_id,
  user_id,
  trade_id,
  quote,
  part,
  preferences,
  now,
}: DraftSources): OrderDraft {
  const bought = spreadGifts(part.lines)
  const lines = bought.map((line, sort) => lineRow(company_id, line, sort))
  const order: NewOrder = {
    company_id,
    user_id,
    trade_id,
    distributor_id: part.distributor_id,
    order_type: quote.order_type,
    title: titleOf(part.lines),
    status: 'NOTPAY',
    receipt_type: part.receipt_type,
    ...preferences,
    remark: part.remark,
    item_fee: part.item_fee,
    market_fee: part.market_fee,
    member_discount: part.member_discount,
    promotion_discount: part.promotion_discount,
    coupon_discount: part.coupon_discount,
    point_use: part.point_use,
    point_fee: part.point_fee,
    freight_fee: part.freight_fee,
    freight_point: part.freight_point,
    freight_point_fee: part.freight_point_fee,
    total_fee: part.total_fee,
    discount_info: [...part.discount_info, ...part.price_info],
    get_points: part.get_points,
    holds: reservationsOf(quote, part),
    created: now,
    updated: now,
  }
  const shares = bought.flatMap((line, sort) =>
    line.shares.map(({ source, amount }) => ({ company_id, line_id: lineId(sort), source, amount })),
  )
  return { order, lines, shares }
}

const lineId = (sort: number) => String(sort + 1)

function lineRow(company_id: string, line: QuoteLine, sort: number): NewLine {
  const { stock_distributor_id, item_id, goods_id, item_bn, item_name, item_spec_desc, pic } = line
  const { order_item_type, num, price, market_price, sale_price } = line
  const { item_fee, discount_fee, point_fee, share_points, total_fee } = line
  return {
    company_id,
    line_id: lineId(sort),
    item_id,
    goods_id,
    distributor_id: stock_distributor_id,
    item_bn,
    item_name,
    item_spec_desc,
    pic,
    order_item_type,
    num,
    price,
    market_price,
    sale_price,
    item_fee,
    discount_fee,
    point_fee,
    share_points,
    total_fee,
    left_aftersales_num: num,
    sort,
  }
}

function titleOf([first, ...others]: QuoteLine[]): string {
  const name = first?.item_name ?? ''
  const short = name.length > TITLE_LENGTH ? `${name.slice(0, TITLE_LENGTH)}…` : name
  return others.length > 0 ? `${short}等${others.length + 1}种商品` : short
}
