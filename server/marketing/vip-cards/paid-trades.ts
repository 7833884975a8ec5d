import type { TradeHandler } from '../../payments'
import { deliverVipGrade, MEMBER_CARD } from './service'

const handler: TradeHandler = {
  order_types: [MEMBER_CARD],
  paid: deliverVipGrade,
  // the money goes back by itself, and nothing was given for it
  late: async () => undefined,
}

export default handler
