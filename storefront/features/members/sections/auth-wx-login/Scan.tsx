import { useState, useEffect, useEffectEvent } from 'react'
import { Anchor } from '@engine'
import type { LoginScanResultAnswer, NewLoginScanAnswer } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { Button } from '@storefront/shell/parts/Button'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { trackLater } from '@storefront/shell/analytics/track-later'
import { call } from '@storefront/shell/api/call'
import { poll } from '@storefront/shell/api/poll'
import { ThirdParties } from '../../account/ThirdParties'
import { texts } from '../../texts/auth'
import type data from './data'
import css from './Scan.module.css'

/** px */
const SIDE = 240

/** What covers a code that is not to be scanned any more. */
const WORDS = {
  scanned: texts.scanned,
  confirmed: texts.loginUnderWay,
  expired: texts.scanExpired,
  cancelled: texts.scanCancelled,
  failed: texts.failedToLoad,
} as const

/** After these there is another code to be had. */
const OVER: ReadonlySet<string> = new Set(['expired', 'cancelled', 'failed'])

/** The code that a phone scans, and other ways in. */
export function Scan() {
  const { providers } = useAnswers<typeof data>()
  const target = useReturn()
  const [times, again] = useState(0)
  const ways = providers?.data ?? []
  return (
    <div className={css.scan}>
      <Code key={times} signedIn={() => goOn(target)} refresh={() => again(times + 1)} />
      <p className={css.hint}>{texts.scanHint}</p>
      <ul className={css.others} aria-label={texts.otherWays}>
        <li>
          <Anchor className={css.other} link={withReturn('/auth/login', target)}>
            {texts.byPassword}
          </Anchor>
        </li>
        {ways.length > 0 && (
          <li>
            <ThirdParties providers={ways} target={target} />
          </li>
        )}
      </ul>
    </div>
  )
}

interface CodeProps {
  signedIn(): void
  refresh(): void
}

/** The code itself, while it waits for what is said on a phone. */
function Code({ signedIn, refresh }: CodeProps) {
  const { state, code } = useScan(signedIn)
  const word = state in WORDS ? WORDS[state as keyof typeof WORDS] : undefined
  return (
    <>
      <div className={css.code} aria-busy={state === 'loading'}>
        {code && <img src={code.qrcode_url} alt={texts.scanCode} width={SIDE} height={SIDE} />}
        {word !== undefined && (
          <div className={css.veil}>
            <p className={css.word}>{word}</p>
            {OVER.has(state) && <Button onClick={refresh}>{texts.scanRefresh}</Button>}
          </div>
        )}
      </div>
      <output className="screen-reader-only">{word}</output>
    </>
  )
}

/** ms between two polls while a scan is expected */
const LOOK_MS = 2_000

type State = LoginScanResultAnswer['state'] | 'loading' | 'failed'

interface ScanState {
  state: State
  code?: NewLoginScanAnswer
}

/**
 * A code to sign in by, and its state; another component has another code.
 * @param signedIn this browser is signed in now
 */
function useScan(signedIn: () => void): ScanState {
  const [scan, setScan] = useState<ScanState>({ state: 'loading' })
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
