import { clsx } from 'clsx'
import { Anchor, encodePart } from '@engine'
import type { OrderInfo, TradeDetail } from '@schemas/generated/api'
import type { AskError } from '@schemas/page-plan'
import { Price } from '@widgets/shared/Price'
import { CheckoutHead } from '@storefront/shell/layout/CheckoutHead'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Mark } from '@storefront/shell/parts/Mark'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { Articles, Balance } from '../../points/Articles'
import { texts } from '../../texts/points'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** Rule pages-3: an exchange is done, and what else there is. */
export function Render() {
  const { trade: asked, orders, points, lovely } = useAnswers<typeof data>()
  if (!asked) return null
  const at = asked.data?.trade_state === 'NOTPAY' ? 'pay' : 'done'
  return (
    <>
      <CheckoutHead title={texts.result} at={asked.data && at} exchange />
      <div className={clsx('page-column', css.page)}>
        {asked.error ? (
          <NoExchange error={asked.error} />
        ) : (
          <section className={css.card}>
            <Done trade={asked.data} orders={orders.data?.list ?? []} />
            <Balance asked={points} />
          </section>
        )}
        <Articles title={texts.lovely} list={lovely.data?.list ?? []} />
      </div>
    </>
  )
}

/** Which exchange is meant is not said, or cannot be asked for now. */
function NoExchange({ error }: { error: AskError }) {
  const toMall = <Anchor link="/pointitems">{texts.backToMall}</Anchor>
  if (error.status >= 500) return <AskFailed error={error}>{toMall}</AskFailed>
  return (
    <Notice drawing="gifts" text={texts.nothingRedeemed}>
      {toMall}
    </Notice>
  )
}

function Done({ trade, orders }: { trade: TradeDetail; orders: readonly OrderInfo[] }) {
  const { order_id, trade_id, total_fee, trade_state } = trade
  const isOpen = trade_state === 'NOTPAY'
  const used = orders.reduce((sum, { point_use }) => sum + point_use, 0)
  return (
    <>
      <Mark kind={isOpen ? 'pending' : 'success'} />
      <h2 className={css.said}>{isOpen ? texts.toPay : texts.done}</h2>
      <p className={css.hint}>{isOpen ? texts.unpaidHint : texts.doneHint}</p>
      <dl className={css.facts}>
        <dt>{texts.usedPoints}</dt>
        <dd>{texts.some(used)}</dd>
        {total_fee > 0 && (
          <>
            <dt>{isOpen ? texts.toPay : texts.paidFee}</dt>
            <dd>
              <Price cents={total_fee} />
            </dd>
          </>
        )}
      </dl>
      <p className={css.ways}>
        {isOpen && (
          <ButtonLink kind="primary" href={cashierPath(trade_id)}>
            {texts.payRest}
          </ButtonLink>
        )}
        <ButtonLink href={`${ORDERS_PATH}/${encodePart(order_id)}`}>{texts.seeOrder}</ButtonLink>
        <ButtonLink href="/pointitems">{texts.goOn}</ButtonLink>
      </p>
    </>
  )
}
