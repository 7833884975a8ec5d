/** Reordering by dragging: layout is measured once at the start, and React draws nothing until the drop. */
import type { Dispatch } from 'react'
import type { Action } from './state'

/** Pointer movement in px that turns a press into a drag. */
const THRESHOLD = 4

/** A press selects the widget under it; moving drags it. */
export function watchDrag(
  press: PointerEvent,
  canvas: HTMLElement,
  mark: HTMLElement | null,
  dispatch: Dispatch<Action>,
): void {
  const frame = press.target instanceof Element ? press.target.closest<HTMLElement>('[data-widget]') : null
  const id = frame?.dataset['widget'] ?? null
  dispatch({ type: 'select', id })
  if (id === null || press.button !== 0) return

  let drag: { tops: number[]; from: number; to: number; page: HTMLElement } | null = null
  let request: number | null = null
  let y = press.clientY

  const begin = () => {
    const frames = [...canvas.querySelectorAll<HTMLElement>('[data-widget]')]
    const scrolled = canvas.scrollTop
    const tops = frames.map((each) => each.getBoundingClientRect().top + scrolled)
    const page = frames[0]?.parentElement
    const from = frames.findIndex((each) => each.dataset['widget'] === id)
    return page ? { tops, from, to: from, page } : null
  }
  const follow = () => {
    request = null
    drag ??= begin()
    if (!drag || !mark) return
    const { top, height } = canvas.getBoundingClientRect()
    if (y < top + 40) canvas.scrollTop -= 20
    else if (y > top + height - 40) canvas.scrollTop += 20
    const at = y + canvas.scrollTop
    const next = drag.tops.findIndex((line) => line > at)
    const gap = next < 0 ? drag.tops.length : next
    drag.to = gap > drag.from ? gap - 1 : gap
    mark.hidden = false
    const line = (drag.tops[gap] ?? drag.tops.at(-1) ?? 0) - canvas.scrollTop
    const box = drag.page.getBoundingClientRect()
    mark.style.top = `${((line - box.top) * drag.page.offsetWidth) / box.width}px`
  }
  const listeners = new AbortController()
  const { signal } = listeners
  const move = (event: PointerEvent) => {
    y = event.clientY
    if (drag || Math.hypot(event.clientX - press.clientX, y - press.clientY) >= THRESHOLD)
      request ??= requestAnimationFrame(follow)
  }
  const up = () => {
    listeners.abort()
    if (request !== null) cancelAnimationFrame(request)
    if (request !== null) follow()
    if (mark) mark.hidden = true
    if (drag) dispatch({ type: 'move', id, to: drag.to })
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', () => listeners.abort(), { signal })
}
