import { useEffect, useRef } from 'react'
import { refreshPage } from '../state/refresh-page'

/** A cached page that is shown again is fetched again: what it lists may have changed meanwhile. */
export function useFreshOnReturn() {
  const seen = useRef(false)
  // the effects of a hidden page end, and begin again when it is shown
  useEffect(() => {
    if (seen.current) refreshPage()
    seen.current = true
  }, [])
}
