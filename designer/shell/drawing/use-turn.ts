import { useEffect, useState, type RefObject } from 'react'

/** Pictures that wait to be drawn, in the order in which they came into view. */
const waiting: (() => void)[] = []
let busy = false

/** ms after which a picture is drawn though the browser is never idle. */
const PATIENCE = 500

function next(): void {
  const turn = waiting.shift()
  busy = turn !== undefined
  turn?.()
  if (turn) whenIdle(next)
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE })
  else setTimeout(run)
}

/** True once the element has come into view and it is its turn: one picture is drawn at a time, when the browser is idle. */
export function useTurn(element: RefObject<Element | null>): boolean {
  const [come, setCome] = useState(false)
  useEffect(() => {
    const seen = element.current
    if (!seen || come || !('IntersectionObserver' in window)) return
    const turn = () => setCome(true)
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      waiting.push(turn)
      if (!busy) {
        busy = true
        whenIdle(next)
      }
    })
    observer.observe(seen)
    return () => {
      observer.disconnect()
      const place = waiting.indexOf(turn)
      if (place >= 0) waiting.splice(place, 1)
    }
  }, [element, come])
  return come
}
