import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'
const media = () => (typeof window.matchMedia === 'function' ? window.matchMedia(QUERY) : null)

function subscribe(changed: () => void) {
  const query = media()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Whether the shopper prefers reduced motion; false on the server and until hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches === true,
    () => false,
  )
