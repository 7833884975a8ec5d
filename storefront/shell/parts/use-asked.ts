import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@schemas/api/api-error'

export interface Asked<T> {
  /** null until it is answered. */
  value: T | null
  failed: boolean
  again(): void
}

/** What a part of a page needs and asks for itself once it is shown. @param ask always the same function */
export function useAsked<T>(ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [value, setValue] = useState<T | null>(null)
  const [failed, fail] = useState(false)
  const start = useCallback(
    (signal: AbortSignal) => {
      ask(signal).then(setValue, (error: unknown) => {
        if (signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        fail(true)
      })
    },
    [ask],
  )
  useEffect(() => {
    const leaving = new AbortController()
    start(leaving.signal)
    return () => leaving.abort()
  }, [start])
  const again = () => {
    fail(false)
    start(new AbortController().signal)
  }
  return { value, failed, again }
}
