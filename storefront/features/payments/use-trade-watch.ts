import { useEffect, useEffectEvent } from 'react'
import type { TradeDetail } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import { poll } from '../../shell/api/poll'

interface TradeWatch {
  /** '' watches nothing. */
  trade_id: string
  /** @returns whether that is what was waited for */
  seen(trade: TradeDetail): boolean
  /** Looks at most; for ever without. */
  most?: number
  gaveUp?(): void
}

/** Asks the server for the state of a payment, which asks the provider, until it is final. */
export function useTradeWatch({ trade_id, seen, most, gaveUp }: TradeWatch) {
  const whenSeen = useEffectEvent(seen)
  const whenGivenUp = useEffectEvent(() => gaveUp?.())
  useEffect(() => {
    if (trade_id === '') return
    return poll({
      look: async (signal) =>
        whenSeen(await call('POST /payment/query', { body: { trade_id }, signal, quiet: true })),
      ...(most !== undefined && { most }),
      gaveUp: () => whenGivenUp(),
      failed(error) {
        // a provider that is silent now may speak at the next look
        if (!(error instanceof ApiError)) throw error
        console.warn(`How trade ${trade_id} stands is not known:`, error)
      },
    })
  }, [trade_id, most])
}
