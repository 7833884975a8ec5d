import { useId, useState, useSyncExternalStore } from 'react'

const noChanges = () => () => undefined
const isBrowser = () => false
const isDrawing = () => true

/**
 * An id of its own. What the server draws is named in words: it draws each section apart, so React's ids, which follow from
 * the place in the tree, would be others in the browser, and the same in two sections.
 * @param name unlike any other that the server draws on a page; spaces in it are no matter
 */
export function useOwnId(name: string): string {
  const drawing = useSyncExternalStore(noChanges, isBrowser, isDrawing)
  const [drawn] = useState(drawing)
  const own = useId()
  return drawn ? `own-${name.replaceAll(/\s+/g, '-')}` : own
}
