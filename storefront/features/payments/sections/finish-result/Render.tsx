import { useEffect } from 'react'
import { useShop } from '@engine'
import { navigate } from '@storefront/shell/router/navigate'
import { Recommended } from '@storefront/features/catalogue'
import { outcomeOf } from '../../outcome'
import { finishPath } from '@storefront/shell/routing/pay-paths'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { endAt, endShown } from './end'
import { Failed } from './Failed'
import { Pending } from './Pending'
import { Querying } from './Querying'
import css from './Render.module.css'
import { Succeeded } from './Succeeded'

/**
 * How a payment ended: `/finish` asks and then makes way for the page of the end. What an address claims is
 * shown only if the trade confirms it; without a trade nothing counts as paid.
 */
export function Render() {
  const { trade: asked, voucher, recommended } = useAnswers<typeof data>()
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
    <div className={css.page}>
      <section className={css.card}>
        {shown === undefined && <Querying trade_id={trade_id} />}
        {shown === 'success' && <Succeeded trade={trade} />}
        {shown === 'fail' && <Failed trade_id={trade_id} />}
        {shown === 'result' && <Pending trade={trade} proof={proof} />}
      </section>
      {shown !== undefined && <Recommended list={recommended.data?.list ?? []} />}
    </div>
  )
}
