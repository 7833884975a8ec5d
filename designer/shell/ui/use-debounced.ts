import { useEffect, useState } from 'react'

/** ms between the last key and the search (rule panel-2). */
const SEARCH_DELAY = 200

/** A value as it was once it has stood still for `delay` ms. */
export function useDebounced<T>(value: T, delay = SEARCH_DELAY): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
