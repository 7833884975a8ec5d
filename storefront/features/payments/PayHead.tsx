import type { TradeDetail } from '@schemas/generated/api'
import { CheckoutHead } from '../../shell/layout/CheckoutHead'
import { texts } from './texts/pay'

/** Above a page of the cashier; what is no purchase of goods has no steps. */
export function PayHead({ trade }: { trade: TradeDetail | undefined }) {
  const isExchange = trade?.order_type === 'normal_pointsmall'
  return <CheckoutHead title={texts.cashier} at={trade?.product ? undefined : 'pay'} exchange={isExchange} />
}
