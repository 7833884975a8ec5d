import type { Transaction } from '../../db/client'
import { countPurchases, type Quote } from '../../checkout'
import { lockCoupons, takePieces, type Ticket } from '../../marketing'
import { JOURNAL, spendPoints } from '../../members'
import { usePromotions } from '../../pricing'
import type { PlacedOrder } from './repo'

interface Consumption {
  company_id: string
  user_id: string
  trade_id: string
  quote: Quote
  placed: PlacedOrder[]
  /** The ticket of a seckill with its text. */
  ticket: { ticket: Ticket; text: string } | undefined
  now: Date
}

/** Takes coupons, points, limits and pieces of a seckill for new orders. @throws AppError for the first that is not available */
export async function consumeForOrders(tx: Transaction, takings: Consumption): Promise<void> {
  const { company_id, user_id, trade_id, quote, placed, ticket, now } = takings
  const orderOf = (distributor_id: string) =>
    placed.find(({ order }) => order.distributor_id === distributor_id)?.order_id
  await lockCoupons(
    tx,
    { company_id, user_id },
    // a platform coupon belongs to the trade and is released with its last order
    quote.coupons.map(({ code, distributor_ids }) => {
      const isPlatform = code === quote.platform_coupon?.code
      return { code, order_id: (isPlatform ? undefined : orderOf(distributor_ids[0] ?? '')) ?? trade_id }
    }),
    now,
  )
  for (const { order_id, order } of placed)
    if (order.point_use)
      await spendPoints(tx, {
        company_id,
        user_id,
        order_id,
        point: order.point_use,
        journal_type: JOURNAL.order,
        point_desc: '下单抵扣',
        cause: `order:${order_id}:spend`,
      })
  await usePromotions(tx, company_id, user_id, promotionsIn(quote))
  await countPurchases(tx, company_id, user_id, quote.limits)
  const [first] = placed
  if (ticket && first) await takePieces(tx, company_id, { ...ticket, order_id: first.order_id }, now)
}

/** Each promotion once, even if several shops' parts use it. */
function promotionsIn({ parts }: Quote) {
  const used = parts.flatMap(({ promotions }) => promotions)
  return [...new Map(used.map((promotion) => [promotion.promotion_id, promotion])).values()]
}
