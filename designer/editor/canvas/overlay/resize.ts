import { resize } from '@engine/design'
import { fillWidget } from '@schemas'
import type { CanvasView } from '../../canvas-view'

/** What a resize gesture makes of a size; pure. All px are the page's. */
export const HANDLES = ['right', 'bottom', 'corner'] as const
export type Handle = (typeof HANDLES)[number]

export interface Size {
  width: number
  height: number
}

export interface ResizeLimits {
  /** Width of the page. */
  maxWidth: number
  /** The proportional lock. */
  locked: boolean
  /** Both side margins are auto: what a side gains, the other gains too, so that the handle stays under the pointer. */
  centred: boolean
}

/**
 * What to give the command `resize` for a pointer that moved by `dx`, `dy`. Under the lock one side is given and the
 * command derives the other, which stays within the page too.
 */
export function resizedBy(
  start: Size,
  handle: Handle,
  dx: number,
  dy: number,
  { maxWidth, locked, centred }: ResizeLimits,
): Partial<Size> {
  const width = limit(start.width + dx * (centred ? 2 : 1), maxWidth)
  const height = limit(start.height + dy, Infinity)
  const ratio = start.height > 0 ? start.width / start.height : 0
  if (!locked || ratio === 0) {
    if (handle === 'right') return { width }
    return handle === 'bottom' ? { height } : { width, height }
  }
  const byHeight = { height: limit(height, maxWidth / ratio) }
  if (handle === 'bottom') return byHeight
  // the corner follows the side that was pulled further
  return handle === 'right' || Math.abs(dx) * start.height >= Math.abs(dy) * start.width
    ? { width }
    : byHeight
}

const limit = (length: number, most: number) => Math.floor(Math.max(0, Math.min(Math.round(length), most)))

/**
 * Resizes a top-level widget while the pointer is down: the page follows at once, the gesture is one step of the
 * history, Escape cancels it.
 * @param show gets the size after every move, null at the end
 */
export function startResize(
  view: CanvasView,
  uuid: string,
  handle: Handle,
  press: PointerEvent,
  show: (size: Size | null) => void,
): void {
  const { editor } = view.workspace
  const begin = beginOf(view, uuid)
  if (!begin || press.button !== 0) return
  const { size, limits } = begin
  let mark = editor.mark()
  let point: PointerEvent | null = null
  let frame: number | null = null

  const apply = () => {
    frame = null
    if (!point) return
    const { zoom } = view
    const dx = (point.clientX - press.clientX) / zoom
    const dy = (point.clientY - press.clientY) / zoom
    // always from where it began: neither rounding nor ratio drifts
    editor.bailTo(mark)
    mark = editor.mark()
    editor.run(resize(uuid, resizedBy(size, handle, dx, dy, limits), { field: '尺寸' }))
    show(sizeOf(view, uuid))
  }
  const end = (keep: boolean) => {
    listeners.abort()
    if (frame !== null) cancelAnimationFrame(frame)
    if (frame !== null && keep) apply()
    if (!keep) editor.bailTo(mark)
    show(null)
  }
  const listeners = new AbortController()
  const { signal } = listeners
  const move = (event: PointerEvent) => {
    point = event
    frame ??= requestAnimationFrame(apply)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    end(false)
  }
  show(sizeOf(view, uuid))
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('blur', () => end(true), { signal })
  window.addEventListener('keydown', key, { signal, capture: true })
}

/** The widget's size as drawn and its limits; null once it is no longer on the page. */
export function beginOf(view: CanvasView, uuid: string): { size: Size; limits: ResizeLimits } | null {
  const widget = view.workspace.editor.doc.widgets.get(uuid)
  const size = sizeOf(view, uuid)
  if (!widget || !size) return null
  const { props, style } = fillWidget(widget.type, widget)
  const centred = style.marginLeft === 'auto' && style.marginRight === 'auto'
  const limits = { maxWidth: view.pageWidth, locked: props['proportion'] === true, centred }
  return { size, limits }
}

/** px; the width as stored, though never more than the page's; a height that the content decides as drawn. */
function sizeOf(view: CanvasView, uuid: string): Size | null {
  const widget = view.workspace.editor.doc.widgets.get(uuid)
  if (!widget) return null
  const { style } = fillWidget(widget.type, widget)
  const drawn = hasAutoHeight(view, uuid) ? view.bodyOf(uuid)?.offsetHeight : undefined
  return { width: Math.min(style.width, view.pageWidth), height: drawn ?? style.height }
}

/** Whether the content decides the height (rule widgets-1). */
export function hasAutoHeight(view: CanvasView, uuid: string): boolean {
  const type = view.workspace.editor.doc.widgets.get(uuid)?.type ?? ''
  return view.registry.get(type)?.autoHeight === true
}
