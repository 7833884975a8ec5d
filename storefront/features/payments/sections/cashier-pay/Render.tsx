import { clsx } from 'clsx'
import { Anchor, useShop } from '@engine'
import type { PayMethod } from '@schemas/generated/api'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { PayHead } from '../../PayHead'
import { cashierNotice, TradeHead } from '../../TradeHead'
import { wayAt, type PayWay } from '../../ways'
import { texts } from '../../texts/pay'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Unavailable } from './Middle'
import { Paying } from './Paying'
import css from './Render.module.css'

/** A sub-page of the cashier: paying by one way, which the address names. */
export function Render() {
  const { trade: asked, methods, accounts, voucher } = useAnswers<typeof data>()
  const { path } = useShop()
  const way = wayAt(path)
  if (!asked || !way) return null
  const notice = cashierNotice(asked)
  if (notice || !asked.data)
    return (
      <>
        <PayHead trade={asked.data} />
        <div className={clsx('page-column', css.page)}>{notice}</div>
      </>
    )
  const trade = asked.data
  const offered = isOffered(way, methods.data)
  return (
    <>
      <PayHead trade={trade} />
      <div className={clsx('page-column', css.page)}>
        <TradeHead trade={trade} title={way.name} way={way} />
        <section className={css.card} aria-label={way.name}>
          {offered ? (
            <Paying
              key={`${trade.trade_id} ${way.segment}`}
              trade={trade}
              way={way}
              accounts={accounts}
              voucher={voucher}
            />
          ) : (
            <Unavailable way={way} trade_id={trade.trade_id} />
          )}
        </section>
        <p className={css.ways}>
          {offered && (
            <Anchor link={cashierPath(trade.trade_id)} className={css.way}>
              {texts.otherWay}
            </Anchor>
          )}
          <Anchor link={ORDERS_PATH} className={css.way}>
            {texts.backToOrders}
          </Anchor>
        </p>
      </div>
    </>
  )
}

/** Where the list could not be had, the server refuses what it does not offer. */
const isOffered = ({ pay_type }: PayWay, methods: readonly PayMethod[] | undefined) =>
  methods?.some(({ pay_type_code }) => pay_type_code === pay_type) ?? true
