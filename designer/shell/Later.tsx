import { useDeferredValue, type ReactNode } from 'react'

/**
 * What stands beside the page is drawn after it: the page can be seen, and its widgets selected, before that is there.
 * Its place must be kept by who holds it.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
