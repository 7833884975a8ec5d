import type { TradeHandler } from '../../payments'
import { boughtGrade, deliverVipGrade, MEMBER_CARD } from './service'

const handler: TradeHandler = {
  order_types: [MEMBER_CARD],
  paid: deliverVipGrade,
  product: boughtGrade,
  // the payment is refunded, and nothing was delivered
  late: async () => undefined,
}

export default handler
