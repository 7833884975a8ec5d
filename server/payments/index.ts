export {
  provideHandlers,
  type RefundHandler,
  type RefundRow,
  tradeHandler,
  type TradeHandler,
} from './trades/handlers'
export { payFreeTrade, payByHand } from './payments/settle'
export { closeReadyPayments } from './payments/repo'
export { PaymentProviders } from './providers/providers'
export { refundsTable } from './refunds/refund-view'
export { refundByCause } from './refunds/repo'
export { startRefund } from './refunds/service'
export { chooseTransfer } from './payments/start-payment'
export { cashierOrder } from './payments/cashier'
export { bankAccounts, cancelVoucher, CHECK, putVoucher, repriceVoucher } from './trades/voucher-repo'
export { decideVoucher, EMPTY_TRANSFER } from './transfers/service'
export { withNumber } from './trades/order-number'
export { requireOwnTrade, type TradeOwner } from './trades/own-trade'
export {
  changeTrade,
  expiredTrades,
  insertTrade,
  lockTrade,
  lockTradeOfMember,
  orderIdsOfTrade,
  tradeOf,
  type TradeRow,
} from './trades/repo'
