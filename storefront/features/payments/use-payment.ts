import { useEffect, useState } from 'react'
import { useSurroundings } from '@engine'
import type { PaymentStarted } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { withBase } from '@schemas/site-base'
import { call } from '../../shell/api/call'
import { refreshPage } from '../../shell/state/refresh-page'
import { finishPath } from '../../shell/routing/pay-paths'

/** Number of the server's error catalogue: no such way to pay here. */
const UNAVAILABLE = 422023
/** The same: WeChat is not told who pays. */
const UNBOUND = 422024
const CONFLICT = 409

export type StartedPayment =
  | { state: 'starting' }
  | { state: 'ready'; payment: PaymentStarted }
  /** The shop has no account of this kind. */
  | { state: 'unavailable' }
  /** Its dialog opens in WeChat's own browser alone, and this is none. */
  | { state: 'elsewhere' }
  /** The member has bound no account that could pay. */
  | { state: 'unbound'; message: string }
  | { state: 'failed'; message: string }

interface Starting {
  trade_id: string
  pay_type: string
  insideWechat: boolean
}

/** WeChat's own browser, by its name: its bridge may come later. */
const isWechat = () => /\bMicroMessenger\b/i.test(navigator.userAgent)

/** Begins to pay as soon as the page is seen, or goes on with what was begun: the server answers the same payment. */
export function usePayment({ trade_id, pay_type, insideWechat }: Starting): StartedPayment {
  const { base = '' } = useSurroundings()
  const [started, setStarted] = useState<StartedPayment>({ state: 'starting' })
  useEffect(() => {
    const leaving = new AbortController()
    const begin = async (): Promise<StartedPayment> => {
      if (insideWechat && !isWechat()) return { state: 'elsewhere' }
      const body = { order_id: trade_id, pay_type, return_url: withBase(base, finishPath(trade_id)) }
      const payment = await call('POST /payment', { body, signal: leaving.signal, quiet: true })
      return { state: 'ready', payment }
    }
    begin().then(setStarted, (error: unknown) => {
      if (leaving.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setStarted(stateAfter(error))
    })
    return () => leaving.abort()
  }, [trade_id, pay_type, insideWechat, base])
  return started
}

export function stateAfter({ code, status, message }: ApiError): StartedPayment {
  if (code === UNAVAILABLE) return { state: 'unavailable' }
  if (code === UNBOUND) return { state: 'unbound', message }
  // paid, cancelled or over meanwhile: the page says so
  if (status === CONFLICT) refreshPage()
  return { state: 'failed', message }
}
