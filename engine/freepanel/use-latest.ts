import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What was last rendered, for callbacks that stay the same. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
