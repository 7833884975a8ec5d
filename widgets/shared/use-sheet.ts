import { useEffect, useEffectEvent, useRef, type TouchEvent } from 'react'
import { enterSheet } from './sheet-history'

/** Where dialogs are sheets, as in `DialogFrame.module.css`. */
const NARROW = '(width < 600px)'
/** px; a sheet pulled down further than this closes. */
const ENOUGH = 80

interface Pull {
  /** px; where the finger came down. */
  y: number
  pulled: number
}

/** Closes a sheet by the back button and by pulling it down. */
export function useSheet(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  const pull = useRef<Pull>(undefined)
  useEffect(() => {
    if (!open || !isNarrow()) return
    return enterSheet(() => close())
  }, [open])

  return {
    onTouchStart(event: TouchEvent<HTMLElement>) {
      const touch = event.touches[0]
      const alone = event.touches.length === 1 && isNarrow() && isAtTop(event.target, event.currentTarget)
      pull.current = touch && alone ? { y: touch.clientY, pulled: 0 } : undefined
    },
    onTouchMove(event: TouchEvent<HTMLElement>) {
      const touch = event.touches[0]
      if (!pull.current || !touch) return
      pull.current.pulled = touch.clientY - pull.current.y
      follow(event.currentTarget, pull.current.pulled)
    },
    onTouchEnd({ currentTarget }: TouchEvent<HTMLElement>) {
      const { pulled = 0 } = pull.current ?? {}
      pull.current = undefined
      follow(currentTarget, 0)
      if (pulled > ENOUGH) onClose()
    },
    onTouchCancel({ currentTarget }: TouchEvent<HTMLElement>) {
      pull.current = undefined
      follow(currentTarget, 0)
    },
  }
}

/** @param pulled px */
function follow({ style }: HTMLElement, pulled: number) {
  style.transition = pulled > 0 ? 'none' : ''
  style.transform = pulled > 0 ? `translateY(${pulled}px)` : ''
}

const isNarrow = () => typeof window.matchMedia === 'function' && window.matchMedia(NARROW).matches

/** A finger on what is scrolled down, on a control that is dragged itself or on a sheet above does not pull the sheet. */
function isAtTop(target: EventTarget, sheet: HTMLElement): boolean {
  // React lets a sheet hear what happens in those that are opened from it
  if (!sheet.contains(target as Node)) return false
  for (let at = target as Element | null; at && sheet.contains(at); at = at.parentElement) {
    if (at.scrollTop > 0 || at.matches('input, textarea, select')) return false
  }
  return true
}
