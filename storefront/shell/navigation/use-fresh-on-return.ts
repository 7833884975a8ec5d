import { useEffect, useRef } from 'react'
import { refreshPage } from '../state/refresh-page'

/** A page that was kept and is shown again is asked for anew: what it lists may have changed while it was away. */
export function useFreshOnReturn() {
  const seen = useRef(false)
  // the effects of a hidden page end, and begin again when it is shown
  useEffect(() => {
    if (seen.current) refreshPage()
    seen.current = true
  }, [])
}
