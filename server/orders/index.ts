export { goodsPaid, pointsStillEarned } from './aftersale-state/earned'
export {
  ENDED,
  GIVEN_UP,
  hasOpenAftersale,
  NOT_GRANTED,
  SHEET_OF_LINE,
  sheetLinesOf,
} from './aftersale-state/open-repo'
export { returnCoupons } from './aftersale-state/return-coupons'
export { promotionsOfLines } from './aftersale-state/sources-repo'
export {
  type Action,
  actionsOf,
  after,
  awaitsExchange,
  progressOf,
  progressText,
  statesOf,
  statusOf,
} from './aftersale-state/states'
export { receive } from './deliveries/receive'
export { byMember, needOwn } from './deliveries/service'
export { daysAfter, settleDelivery } from './deliveries/settle'
export { carrierOf, type ParcelInput, ship } from './deliveries/ship'
export { writeInvoiceNumber } from './invoices/service'
export { courierOf, MERCHANT } from './logistics/couriers'
export { provideUnsentRefunds, type UnsentRefunds } from './order-desk/unsent-refunds'
export {
  addEvent,
  type EventRow,
  eventsOf,
  type LineRow,
  linesOf,
  linesOfOrders,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './order-repo'
export { approveCancel, cancelOrder } from './orders/cancel'
export { createOrder } from './orders/create'
export { shelfValue } from './orders/gift-shares'
export { isCancelling } from './orders/open'
export { EVENT_WORDS, statusWords } from './orders/status-words'
export { freeLimits } from './orders/takings'
export { replyAsSeller } from './reviews/judge'
export { createRates, replyAsBuyer } from './reviews/write'
