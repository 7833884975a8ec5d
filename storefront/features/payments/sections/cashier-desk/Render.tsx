import { clsx } from 'clsx'
import { Anchor } from '@engine'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { TradeHead } from '../../TradeHead'
import { NoTrade, TradeOver } from '../../TradeOver'
import { texts } from '../../texts/pay'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Orders } from './Orders'
import css from './Render.module.css'
import { Ways } from './Ways'

/** The cashier: what is to be paid, until when, and how. */
export function Render() {
  const { trade: asked, orders, voucher, ...methods } = useAnswers<typeof data>()
  if (!asked) return null
  if (asked.error)
    return (
      <div className={clsx('page-column', css.page)}>
        <NoTrade error={asked.error} />
      </div>
    )
  const trade = asked.data
  const { trade_id, trade_state } = trade
  if (trade_state !== 'NOTPAY')
    return (
      <div className={clsx('page-column', css.page)}>
        <TradeOver trade={trade} />
      </div>
    )
  const check = voucher.data?.check_status
  return (
    <div className={clsx('page-column', css.page)}>
      <TradeHead trade={trade} title={texts.submitted} />
      {(check === 0 || check === 2) && (
        <p className={css.proof}>
          {texts.voucherState[check]}
          <Anchor link={cashierPath(trade_id, 'offline-pay')} className={css.way}>
            {texts.changeVoucher}
          </Anchor>
        </p>
      )}
      <Orders list={orders.data?.list ?? []} />
      <Ways key={trade_id} trade={trade} methods={methods} />
      <p className={css.back}>
        <Anchor link={ORDERS_PATH} className={css.way}>
          {texts.backToOrders}
        </Anchor>
      </p>
    </div>
  )
}
