import { useEffect, useRef } from 'react'
import { HOLD_TICK_MS } from './quantity'

/** Handlers of a button that goes on doing its work, every 200 ms, as long as it is held. */
export function useHold(work: () => void) {
  const latest = useRef(work)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => {
    latest.current = work
  }, [work])
  const stop = () => clearInterval(timer.current)
  useEffect(() => () => clearInterval(timer.current), [])
  return {
    onClick: () => latest.current(),
    onPointerDown: () => {
      stop()
      timer.current = setInterval(() => latest.current(), HOLD_TICK_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  }
}
