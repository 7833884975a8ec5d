/** Finished orders of one piece each, with their reviews, written directly: hundreds through the services take minutes. */
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import { member, order_line, orders, review, review_reply, trade } from '../../db/schema'
import { inTransaction } from '../../db/transaction'

export interface Purchase {
  company_id: string
  /** Of its own in the company. */
  number: number
  user_id: string
  /** Prices in cents. */
  item: Pick<
    typeof order_line.$inferInsert,
    'item_id' | 'goods_id' | 'item_bn' | 'item_name' | 'item_spec_desc' | 'pic' | 'price' | 'market_price'
  >
  said: { star: number; content: string; rate_pic: string[] }
  /** The shop's answer. */
  reply: string
  reviewed: Date
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const CHUNK = 300
/** Days before the review. */
const ORDERED = 9
const RECEIVED = 3

/** Old sales that the stock of the shop's opening does not contain any more: no movement of stock or points. */
export async function insertPurchases(
  db: Database,
  buyers: (typeof member.$inferInsert)[],
  purchases: Purchase[],
): Promise<void> {
  const spent = new Map<string, number>()
  for (const { user_id, item } of purchases) spent.set(user_id, (spent.get(user_id) ?? 0) + item.price)
  await inTransaction(db, async (tx) => {
    await tx
      .insert(member)
      .values(buyers.map((row) => ({ ...row, total_consumption: spent.get(row.user_id) ?? 0 })))
      .onConflictDoNothing()
    for (let at = 0; at < purchases.length; at += CHUNK) {
      const rows = purchases.slice(at, at + CHUNK).map(rowsOf)
      await tx.insert(trade).values(rows.map((row) => row.trade))
      await tx.insert(orders).values(rows.map((row) => row.order))
      await tx.insert(order_line).values(rows.map((row) => row.line))
      await tx.insert(review).values(rows.map((row) => row.review))
      await tx.insert(review_reply).values(rows.map((row) => row.reply))
    }
  })
}

function rowsOf({ company_id, number, user_id, item, said, reply, reviewed }: Purchase) {
  const before = (days: number) => new Date(reviewed.getTime() - days * DAY_MS)
  const created = before(ORDERED)
  const id = `${created.toISOString().slice(0, 10).replaceAll('-', '')}${String(number).padStart(9, '0')}`
  const { price: fee, market_price } = item
  const owner = { company_id, user_id }
  const about = { company_id, order_id: id, line_id: '1' }
  const { item_id, goods_id, item_spec_desc } = item
  return {
    trade: {
      ...owner,
      trade_id: id,
      order_type: 'normal',
      total_fee: fee,
      state: 'SUCCESS' as const,
      pay_type: 'test',
      paid: created,
      expires: before(ORDERED - 1),
      created,
    },
    order: {
      ...owner,
      order_id: id,
      trade_id: id,
      distributor_id: '0',
      order_type: 'normal',
      title: item.item_name,
      status: 'DONE' as const,
      delivery_status: 'DONE' as const,
      receipt_type: 'logistics' as const,
      receiver: RECEIVER,
      item_fee: fee,
      market_fee: market_price,
      total_fee: fee,
      points_granted: true,
      pay_type: 'test',
      paid: created,
      shipped: before(ORDERED - 1),
      finished: before(RECEIVED),
      aftersale_until: reviewed,
      is_rate: true,
      created,
    },
    line: {
      ...about,
      ...item,
      distributor_id: '0',
      num: 1,
      sale_price: fee,
      item_fee: fee,
      discount_fee: 0,
      point_fee: 0,
      share_points: 0,
      total_fee: fee,
      shipped_num: 1,
      left_aftersales_num: 1,
      is_rate: true,
      sort: 0,
    },
    review: {
      ...about,
      ...owner,
      ...said,
      rate_id: `demo-${number}`,
      item_id,
      goods_id,
      item_spec_desc,
      answered: true,
      created: reviewed,
    },
    reply: {
      company_id,
      rate_id: `demo-${number}`,
      reply_id: `demo-${number}`,
      role: 'seller' as const,
      username: '商家',
      content: reply,
      noted: true,
      created: new Date(reviewed.getTime() + DAY_MS),
    },
  }
}

const RECEIVER = {
  receiver_name: '禾先生',
  receiver_mobile: '13900000000',
  receiver_state: '浙江省',
  receiver_city: '杭州市',
  receiver_district: '西湖区',
  receiver_address: '文二西路 1 号',
  receiver_zip: '310012',
}
