import { useEffect, useState } from 'react'

/**
 * After a dialog: the focus goes back to where it was. Where that is gone (a deleted widget's button), to what is
 * marked `data-focus-home`, so that the next Tab does not begin at the top. What took the focus meanwhile keeps it.
 * @param origin what had the focus before
 */
export function returnFocus(origin: Element | null): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const isThere = origin instanceof HTMLElement && origin !== body && origin.isConnected
  const target = isThere ? origin : document.querySelector<HTMLElement>('[data-focus-home]')
  target?.focus({ preventScroll: true })
}

/** For a dialog that is drawn only while it is open: the focus goes back to what had it when the dialog came. */
export function useReturnFocus(): void {
  const [origin] = useState(() => document.activeElement)
  useEffect(() => () => returnFocus(origin), [origin])
}
