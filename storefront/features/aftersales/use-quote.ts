import { useEffect, useState } from 'react'
import type { AftersaleQuoteAnswer } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import type { CaseType } from './application'

/** ms of quiet before the server is asked. */
const QUIET_MS = 200

interface Asked {
  order_id: string
  /** The case that is changed; absent: it is a new one. */
  aftersales_bn: string | undefined
  type: CaseType
  /** As `detailOf` writes it. */
  detail: string
}

export type Quote =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'known'; answer: AftersaleQuoteAnswer }
  | { state: 'refused'; message: string }

interface Kept {
  key: string
  quote: Quote
}

const NONE: Quote = { state: 'none' }
const ASKING: Quote = { state: 'asking' }

/** What an application would bring, asked of the server whenever it changes; only the last one is heard. */
export function useQuote({ order_id, aftersales_bn, type, detail }: Asked): Quote {
  const key = `${type} ${detail}`
  const [kept, keep] = useState<Kept>({ key: '', quote: NONE })
  useEffect(() => {
    if (detail === '') return
    const abort = new AbortController()
    const ask = async () => {
      const which = aftersales_bn === undefined ? { order_id } : { aftersales_bn }
      const query = { ...which, aftersales_type: type, detail }
      try {
        const { signal } = abort
        const answer = await call('GET /aftersales/apply/price', { query, signal, quiet: true })
        keep({ key, quote: { state: 'known', answer } })
      } catch (error) {
        if (abort.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        keep({ key, quote: { state: 'refused', message: error.message } })
      }
    }
    const timer = setTimeout(() => void ask(), QUIET_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, order_id, aftersales_bn, type, detail])
  if (detail === '') return NONE
  return kept.key === key ? kept.quote : ASKING
}
