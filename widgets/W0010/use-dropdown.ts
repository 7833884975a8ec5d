import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

/** Open on mouse-over and keyboard focus; closed on leaving with both, and by Escape, which gives the focus back. */
export function useDropdown() {
  const [open, setOpen] = useState(false)
  return {
    open,
    /** Spread on the element that holds the button and what drops down from it. */
    area: {
      onMouseEnter: () => setOpen(true),
      onMouseLeave: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        if (!currentTarget.contains(document.activeElement)) setOpen(false)
      },
      onFocus: () => setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      },
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
        if (key !== 'Escape' || !open) return
        currentTarget.querySelector('button')?.focus()
        setOpen(false)
      },
    },
  }
}
