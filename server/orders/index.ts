export { goodsPaid, pointsStillEarned, returnCoupons } from './aftersale-state/effects'
export {
  ENDED,
  WITHDRAWN,
  hasOpenAftersale,
  NOT_GRANTED,
  CASE_OF_LINE,
  caseLinesOf,
  promotionsOfLines,
} from './aftersale-state/repo'
export {
  type Action,
  actionsOf,
  stateAfter,
  awaitsExchange,
  progressOf,
  progressText,
  statesOf,
  statusOf,
} from './aftersale-state/states'
export { receive, daysAfter, updateDeliveryStatus } from './deliveries/receive'
export { byMember, requireOwnOrder } from './deliveries/service'
export { carrierOf, type ParcelInput, ship } from './deliveries/ship'
export { writeInvoiceNumber } from './invoices/service'
export { courierOf, MERCHANT } from './logistics/couriers'
export { provideUnsentRefunds, type UnsentRefunds } from './order-admin/unsent-refunds'
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
  isCancelling,
} from './order-repo'
export { approveCancel, cancelOrder } from './cancellation/service'
export { createOrder } from './creation/create'
export { shelfValue } from './creation/gift-shares'
export { EVENT_TEXTS, statusTextOf } from './orders/status-words'
export { releaseLimits } from './cancellation/release'
export { withOwnPraise } from './reviews/service'
export { replyAsSeller, createRates, replyAsBuyer } from './reviews/write'
