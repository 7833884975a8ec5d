import type { TradeDetail } from '@schemas/generated/api'
import { CheckoutHead } from '../../shell/layout/CheckoutHead'
import { texts } from './texts/pay'

interface PayHeadProps {
  trade: TradeDetail | undefined
  title?: string
  /** It is paid. */
  done?: boolean
}

/** Above a page of the cashier and of how a payment ended; what is no purchase of goods has no steps. */
export function PayHead({ trade, title = texts.cashier, done = false }: PayHeadProps) {
  const isExchange = trade?.order_type === 'normal_pointsmall'
  const at = done ? 'done' : 'pay'
  return <CheckoutHead title={title} at={trade?.product ? undefined : at} exchange={isExchange} />
}
