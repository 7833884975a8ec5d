import { useDeferredValue, type ReactNode } from 'react'

/**
 * Draws the panels beside the page after the page itself, which can be seen, and its widgets selected, before that.
 * Its place must be kept by who holds it.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
