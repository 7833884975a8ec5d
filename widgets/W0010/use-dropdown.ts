import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/** ms; how long what was put into the cart is shown (rule pages-10). */
export const SHOWN_MS = 3000

/**
 * Open on hover and keyboard focus, and for three seconds after an addition; closes when both end, and on Escape, which
 * restores the focus.
 * @param added number of additions
 */
export function useDropdown(added: number) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const busy = useRef<Busy>({ hovered: false, asking: 0 })
  const seen = useRef(added)
  useEffect(() => {
    if (added <= seen.current) return
    seen.current = added
    setOpen(true)
    const timer = setTimeout(() => isLeft(busy, area) && setOpen(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [added])
  return {
    open,
    /** Stays open until a confirmation is answered. */
    async stayFor<T>(question: Promise<T>): Promise<T> {
      busy.current.asking++
      try {
        return await question
      } finally {
        busy.current.asking--
      }
    },
    /** Spread on the element around the button and its dropdown. */
    area: {
      ref: area,
      onMouseEnter: () => {
        busy.current.hovered = true
        setOpen(true)
      },
      onMouseLeave: () => {
        busy.current.hovered = false
        if (isLeft(busy, area)) setOpen(false)
      },
      onFocus: () => setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (busy.current.asking === 0 && !currentTarget.contains(relatedTarget)) setOpen(false)
      },
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
        if (key !== 'Escape' || !open) return
        currentTarget.querySelector('button')?.focus()
        setOpen(false)
      },
    },
  }
}

interface Busy {
  hovered: boolean
  /** Number of open confirmations. */
  asking: number
}

/** Whether it may close: no pointer, no focus, no open confirmation. */
const isLeft = ({ current: { hovered, asking } }: RefObject<Busy>, area: RefObject<HTMLElement | null>) =>
  !hovered && asking === 0 && !area.current?.contains(document.activeElement)
