import { useEffect, useRef, useState } from 'react'

/** ms between two looks */
export const LOOK_MS = 2_000
/** ms; after that nobody is likely to have his phone in hand. */
export const WAIT_MS = 120_000

/** decisions 16: readable and worthless, another one with every sign-in. */
const mark = () => /(?:^|;\s*)user_session_id=([^;]+)/.exec(document.cookie)?.[1]

interface Wait {
  /** ms since 1970 */
  since: number
  /** The mark of whoever was signed in last. */
  before: string | undefined
}

/** Waits until another window has signed this browser in, for a while. */
export function useSignedIn(onSignedIn: () => void) {
  const [waiting, setWaiting] = useState<Wait>()
  const [isOver, setIsOver] = useState(false)
  const done = useRef(onSignedIn)
  useEffect(() => {
    done.current = onSignedIn
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      const now = mark()
      const signedIn = now !== undefined && now !== waiting.before
      if (!signedIn && Date.now() - waiting.since < WAIT_MS) return
      setWaiting(undefined)
      if (signedIn) done.current()
      else setIsOver(true)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [waiting])
  return {
    waits: waiting !== undefined,
    isOver,
    wait() {
      setIsOver(false)
      setWaiting({ since: Date.now(), before: mark() })
    },
  }
}
