import { useEffect } from 'react'
import { useShop } from '@engine'
import { navigate } from '@storefront/shell/router/navigate'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { finishPath } from '@storefront/shell/routing/pay-paths'
import { useTradeWatch } from '../../use-trade-watch'
import { texts } from '../../texts/pay'
import css from './Render.module.css'
import { useAlipayReturn } from './use-alipay-return'

/** Looks before it is said that nothing is known: about half a minute. */
const LOOKS = 8

/** Asks how the payment ended, then makes way. */
export function Querying({ trade_id }: { trade_id: string }) {
  const { path } = useShop()
  const pathname = path.split('?')[0]
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
