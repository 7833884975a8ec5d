/** Paid orders for tests, inserted directly, with reserved stock, ready to be shipped. */
import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '@server/db/client'
import { goods_item, line_discount, order_line, orders, payment, trade } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { receive, reserve } from '@server/catalogue/stock/service'

export interface LineOptions {
  /** Default: an item of the demo. */
  item_id?: string
  num?: number
  /** Cents per piece. */
  price?: number
  /** Cents per piece on the shelf; default: none is stored. */
  sale_price?: number
  /** Cents by source, as stored in `line_discount`. */
  discounts?: Record<string, number>
  /** Points that pay a part of the line, and their value in cents. */
  points?: { use: number; fee: number }
  order_item_type?: 'normal' | 'gift' | 'plus_buy'
}

export interface OrderOptions {
  company_id?: string
  user_id: string
  lines?: LineOptions[]
  freight_fee?: number
  /** Points that pay a part of the freight, and their value in cents. */
  freight_points?: { use: number; fee: number }
  /** Columns of the order, overriding all others. */
  row?: Partial<typeof orders.$inferInsert>
  /** Adds it to an existing trade. */
  trade_id?: string
}

export interface PaidOrder {
  order_id: string
  trade_id: string
  user_id: string
  total_fee: number
  lines: (typeof order_line.$inferInsert)[]
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Inserts a paid order of a member: trade, payment, lines with their shares, reserved stock. */
export async function paidOrder(app: Pick<FastifyInstance, 'db'>, options: OrderOptions): Promise<PaidOrder> {
  const { company_id = '1', user_id, freight_fee = 0, row = {} } = options
  const freightPoints = options.freight_points ?? { use: 0, fee: 0 }
  const [order_id, trade_id] = [`1${digits(16)}`, options.trade_id ?? `T${digits(16)}`]
  const distributor_id = row.distributor_id ?? '0'
  const items = await app.db.select().from(goods_item).where(eq(goods_item.company_id, company_id)).limit(20)
  const lines = (options.lines ?? [{}]).map((line, sort) => {
    const item_id = line.item_id ?? items[sort]?.item_id ?? ''
    const goods_id = items.find((item) => item.item_id === item_id)?.goods_id ?? item_id
    return lineRow({ company_id, order_id, distributor_id, item_id, goods_id, sort }, line)
  })
  const sum = (column: 'item_fee' | 'discount_fee' | 'point_fee' | 'share_points' | 'total_fee') =>
    lines.reduce((total, line) => total + line[column], 0)
  const total_fee = sum('total_fee') + freight_fee - freightPoints.fee
  const paid = new Date()
  const payment_id = randomUUID()
  const held = lines.map(({ item_id, num }) => ({ distributor_id, item_id, num }))
  await inTransaction(app.db, async (tx) => {
    if (options.trade_id === undefined) {
      const expires = new Date(paid.getTime() + 1_800_000)
      const rest = {
        order_type: 'normal',
        total_fee,
        state: 'SUCCESS' as const,
        pay_type: 'test',
        paid,
        expires,
      }
      await tx.insert(trade).values({ company_id, trade_id, user_id, payment_id, ...rest })
      const transaction_id = randomUUID()
      const how = { pay_type: 'test', pay_fee: total_fee, state: 'SUCCESS' as const, transaction_id, paid }
      await tx.insert(payment).values({ company_id, trade_id, payment_id, ...how })
    } else await addToTrade(tx, { company_id, trade_id, total_fee })
    await tx.insert(orders).values({
      company_id,
      order_id,
      trade_id,
      user_id,
      distributor_id,
      order_type: 'normal',
      title: '测试商品',
      status: 'PAYED',
      receipt_type: 'logistics',
      receiver: RECEIVER,
      item_fee: sum('item_fee'),
      market_fee: sum('item_fee'),
      promotion_discount: sum('discount_fee'),
      point_use: sum('share_points') + freightPoints.use,
      point_fee: sum('point_fee') + freightPoints.fee,
      freight_fee,
      freight_point: freightPoints.use,
      freight_point_fee: freightPoints.fee,
      total_fee,
      pay_type: 'test',
      paid,
      ...row,
    })
    await tx.insert(order_line).values(lines)
    const shares = lines.flatMap(({ line_id }, i) =>
      Object.entries(options.lines?.[i]?.discounts ?? {}).map(([source, amount]) => {
        return { company_id, order_id, line_id, source, amount }
      }),
    )
    if (shares.length > 0) await tx.insert(line_discount).values(shares)
    await receive(tx, company_id, held, `test:${order_id}`)
    await reserve(tx, company_id, held, `order:${order_id}:reserve`)
  })
  return { order_id, trade_id, user_id, total_fee, lines }
}

/** The payment of a trade is the sum of its orders. */
async function addToTrade(
  tx: Transaction,
  { company_id, trade_id, total_fee }: { company_id: string; trade_id: string; total_fee: number },
) {
  await tx
    .update(trade)
    .set({ total_fee: sql`${trade.total_fee} + ${total_fee}::int` })
    .where(and(eq(trade.company_id, company_id), eq(trade.trade_id, trade_id)))
  await tx
    .update(payment)
    .set({ pay_fee: sql`${payment.pay_fee} + ${total_fee}::int` })
    .where(and(eq(payment.company_id, company_id), eq(payment.trade_id, trade_id)))
}

const RECEIVER = {
  receiver_name: '李明',
  receiver_mobile: '13900000001',
  receiver_state: '北京市',
  receiver_city: '北京市',
  receiver_district: '昌平区',
  receiver_address: '回龙观 1 号',
  receiver_zip: '',
}

type LineKey = Pick<
  typeof order_line.$inferInsert,
  'company_id' | 'order_id' | 'distributor_id' | 'item_id' | 'goods_id' | 'sort'
>

function lineRow(key: LineKey, line: LineOptions) {
  const { num = 1, price = 10_000, discounts = {}, points = { use: 0, fee: 0 } } = line
  const discount_fee = Object.values(discounts).reduce((sum, amount) => sum + amount, 0)
  return {
    ...key,
    line_id: String(key.sort + 1),
    item_bn: `BN${key.item_id}`,
    item_name: `商品${key.sort + 1}`,
    item_spec_desc: '',
    pic: '',
    order_item_type: line.order_item_type ?? ('normal' as const),
    num,
    price,
    market_price: price,
    sale_price: line.sale_price ?? 0,
    item_fee: price * num,
    discount_fee,
    point_fee: points.fee,
    share_points: points.use,
    total_fee: price * num - discount_fee - points.fee,
    left_aftersales_num: num,
  }
}
