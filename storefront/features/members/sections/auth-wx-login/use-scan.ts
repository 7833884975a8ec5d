import { useEffect, useEffectEvent, useState } from 'react'
import type { LoginScanResultAnswer, NewLoginScanAnswer } from '@schemas/generated/api'
import { trackLater } from '@storefront/shell/analytics/track-later'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { poll } from '@storefront/shell/api/poll'

/** ms between two polls while a scan is expected */
const LOOK_MS = 2_000

type State = LoginScanResultAnswer['state'] | 'loading' | 'failed'

interface Scan {
  state: State
  code?: NewLoginScanAnswer
}

/**
 * A code to sign in by, and how it stands; another one with another component.
 * @param signedIn this browser is signed in now
 */
export function useScan(signedIn: () => void): Scan {
  const [scan, setScan] = useState<Scan>({ state: 'loading' })
  const onConfirmed = useEffectEvent(signedIn)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const failed = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (!isGone) setScan({ state: 'failed' })
    }
    const look = async ({ code }: NewLoginScanAnswer, signal: AbortSignal) => {
      const { state } = await call('POST /login/scan/result', { body: { code }, quiet: true, signal })
      if (signal.aborted) return true
      setScan((now) => ({ ...now, state }))
      if (state === 'confirmed') {
        trackLater('login', { way: 'scan' })
        onConfirmed()
      }
      return state !== 'waiting' && state !== 'scanned'
    }
    const begin = async () => {
      const code = await call('POST /login/scan', { quiet: true })
      if (isGone) return
      setScan({ state: 'waiting', code })
      stop = poll({ look: (signal) => look(code, signal), delay: () => LOOK_MS, failed })
    }
    begin().catch(failed)
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return scan
}
