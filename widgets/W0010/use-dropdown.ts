import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/** ms; how long what was put into the cart is shown (rule pages-10). */
export const SHOWN_MS = 3000

/**
 * Open on mouse-over and keyboard focus, and for three seconds when something was added; closed on leaving with both,
 * and by Escape, which gives the focus back.
 * @param added how often something was added
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
    /** Stays open until a question that it asked is answered. */
    async stayFor<T>(question: Promise<T>): Promise<T> {
      busy.current.asking++
      try {
        return await question
      } finally {
        busy.current.asking--
      }
    },
    /** Spread on the element that holds the button and what drops down from it. */
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
  /** Questions that are not answered yet. */
  asking: number
}

/** Whether nobody is at it: no pointer, no focus, no question. */
const isLeft = ({ current: { hovered, asking } }: RefObject<Busy>, area: RefObject<HTMLElement | null>) =>
  !hovered && asking === 0 && !area.current?.contains(document.activeElement)
