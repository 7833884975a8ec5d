import { useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * Open on mouse-over and keyboard focus, closed on leaving and Escape; which row is unfolded.
 * @param always the list itself never closes, only its fly-out does
 */
export function useFlyOut(always: boolean) {
  const [near, setNear] = useState(false)
  const [row, setRow] = useState<number | null>(null)
  const close = () => {
    setNear(false)
    setRow(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row] > a')]
    if (event.key === 'Escape' && (near || row !== null)) {
      const back = event.currentTarget.querySelector<HTMLElement>(':scope > button') ?? rows[row ?? 0]
      back?.focus()
      close()
    } else if (event.key === 'ArrowDown') rows[((row ?? -1) + 1) % rows.length]?.focus()
    else if (event.key === 'ArrowUp') rows.at((row ?? 0) - 1)?.focus()
    else return
    event.preventDefault()
  }
  return {
    open: always || near,
    row,
    unfold: setRow,
    area: {
      onMouseEnter: () => setNear(true),
      onMouseLeave: close,
      onFocus: () => setNear(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
      onKeyDown,
    },
  }
}
