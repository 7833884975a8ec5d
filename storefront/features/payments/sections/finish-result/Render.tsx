import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useShop } from '@engine'
import { navigate } from '@storefront/shell/router/navigate'
import { Recommended } from '@storefront/features/catalogue'
import { finishPath, cashierPath } from '@storefront/shell/routing/pay-paths'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { Mark } from '@storefront/shell/parts/Mark'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { pathnameOf, queryOf } from '@storefront/shell/routing/query'
import { outcomeOf, endAt, endShown } from './end'
import { texts } from '../../texts/pay'
import { PayHead } from '../../PayHead'
import { useTradeWatch } from '../../use-trade-watch'
import type data from './data'
import { Pending } from './Pending'
import { Succeeded } from './Succeeded'
import css from './Render.module.css'

/**
 * How a payment ended: `/finish` asks and then makes way for the page of the end. What an address claims is
 * shown only if the trade confirms it; without a trade nothing counts as paid.
 */
export function Render() {
  const { trade: asked, orders, voucher, recommended } = useAnswers<typeof data>()
  const { path } = useShop()
  const trade = asked?.data
  const proof = voucher?.data ?? {}
  const claimed = endAt(path)
  const shown = trade ? endShown(claimed, outcomeOf(trade, proof)) : 'result'
  const trade_id = trade?.trade_id ?? ''
  useEffect(() => {
    if (trade_id !== '' && shown !== claimed && shown !== undefined)
      navigate(finishPath(trade_id, shown), { replace: true })
  }, [trade_id, shown, claimed])
  if (!asked) return null
  return (
    <>
      <PayHead trade={trade} title={texts.resultTitle} done={shown === 'success'} />
      <div className={clsx('page-column', css.page)}>
        <section className={css.card}>
          {shown === undefined && <Querying trade_id={trade_id} />}
          {shown === 'success' && <Succeeded trade={trade} orders={orders?.data?.list ?? []} />}
          {shown === 'fail' && <Failed trade_id={trade_id} />}
          {shown === 'result' && <Pending trade={trade} proof={proof} />}
        </section>
        {shown !== undefined && <Recommended list={recommended.data?.list ?? []} beside="" />}
      </div>
    </>
  )
}

/** It is not paid, and can be paid again. */
function Failed({ trade_id }: { trade_id: string }) {
  return (
    <div className={css.end}>
      <Mark kind="fail" />
      <h2 className={css.said}>{texts.payFailed}</h2>
      <p className={css.ways}>
        <ButtonLink kind="primary" size="large" href={trade_id === '' ? ORDERS_PATH : cashierPath(trade_id)}>
          {texts.payAgain}
        </ButtonLink>
        <ButtonLink size="large" href={ORDERS_PATH}>
          {texts.backToOrders}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Looks before it is said that nothing is known: about half a minute. */
const LOOKS = 8

/** Asks how the payment ended, then makes way. */
function Querying({ trade_id }: { trade_id: string }) {
  const { path } = useShop()
  const pathname = pathnameOf(path)
  useAlipayReturn(path)
  useEffect(() => {
    // an end was claimed that is none yet
    if (pathname !== '/finish') navigate(finishPath(trade_id), { replace: true })
  }, [pathname, trade_id])
  useTradeWatch({
    trade_id,
    most: LOOKS,
    seen({ trade_state, paying }) {
      if (trade_state === 'NOTPAY' && paying) return false
      refreshPage()
      return true
    },
    gaveUp: () => navigate(finishPath(trade_id, 'result'), { replace: true }),
  })
  return (
    <div className={css.end} aria-busy>
      <span className={css.spinner} aria-hidden="true" />
      <output className={css.said}>{texts.querying}</output>
    </div>
  )
}

/** A return from Alipay has its signed result in the address: it is sent to the server at once. */
function useAlipayReturn(path: string) {
  useEffect(() => {
    const { out_trade_no, sign, ...rest } = queryOf(path)
    if (out_trade_no === undefined || sign === undefined) return
    const query = { ...rest, out_trade_no, sign }
    call('GET /trade/payment/alipay/result', { query, quiet: true }).then(refreshPage, (error: unknown) => {
      // the other site's parameters are not trusted; the trade is read anyway
      if (!(error instanceof ApiError)) throw error
      console.warn('What came along from Alipay was not taken:', error)
    })
  }, [path])
}
