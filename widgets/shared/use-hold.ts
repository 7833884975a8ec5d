import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** ms; a held button counts on so often (rule calls-4). */
export const HOLD_TICK_MS = 200

/** Whether it can be repeated; undefined means yes. */
type Work = () => boolean | void | Promise<boolean | void>

/** Handlers of a button that repeats its action every 200 ms while it is held and the action is possible. */
export function useHold(work: Work) {
  const latest = useRef(work)
  const release = useRef(() => {})
  const ticked = useRef(false)
  useEffect(() => {
    latest.current = work
  }, [work])
  useEffect(() => () => release.current(), [])
  const hold = ({ button }: PointerEvent) => {
    if (button > 0) return
    release.current()
    ticked.current = false
    const timer = setInterval(() => {
      ticked.current = true
      void Promise.resolve(latest.current()).then((goesOn) => goesOn === false && stop())
    }, HOLD_TICK_MS)
    // a button disabled under the pointer, or left by it, gets no event itself
    const stop = () => {
      clearInterval(timer)
      removeEventListener('pointerup', stop)
      removeEventListener('pointercancel', stop)
    }
    addEventListener('pointerup', stop)
    addEventListener('pointercancel', stop)
    release.current = stop
  }
  return {
    // ignores the click at the end of a hold; a keyboard click has no detail
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || !ticked.current) void latest.current()
    },
    onPointerDown: hold,
    onPointerLeave: () => release.current(),
  }
}
