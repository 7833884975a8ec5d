import { useEffect } from 'react'
import { ApiError } from '@storefront/shell/api/api-error'
import { call } from '@storefront/shell/api/call'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { queryOf } from '@storefront/shell/routing/query'

/** Who comes back from Alipay brings its signed word along: the server hears it at once. */
export function useAlipayReturn(path: string) {
  useEffect(() => {
    const { out_trade_no, sign, ...rest } = queryOf(path)
    if (out_trade_no === undefined || sign === undefined) return
    const query = { ...rest, out_trade_no, sign }
    call('GET /trade/payment/alipay/result', { query, quiet: true }).then(refreshPage, (error: unknown) => {
      // somebody else's word is not believed; the trade is asked for anyway
      if (!(error instanceof ApiError)) throw error
      console.warn('What came along from Alipay was not taken:', error)
    })
  }, [path])
}
