import { useEffect, useRef } from 'react'

/** A ref whose control has the focus as soon as it is there: the search of a dialog that was just opened. */
export function useFocused<T extends { focus(): void }>() {
  const control = useRef<T>(null)
  useEffect(() => control.current?.focus(), [])
  return control
}
