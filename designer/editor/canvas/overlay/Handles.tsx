import { useRef, type PointerEvent } from 'react'
import type { CanvasView } from '../../canvas-view'
import { hasAutoHeight, startResize } from './resize-gesture'
import { HANDLES, type Handle, type Size } from './resize-size'
import styles from './Overlay.module.css'

const NAMES: Record<Handle, string> = { right: '调整宽度', bottom: '调整高度', corner: '调整大小' }

/** Handles at the right, bottom and corner of a top-level widget, with its size while one is pulled. */
export function Handles({ view, uuid }: { view: CanvasView; uuid: string }) {
  const badge = useRef<HTMLSpanElement>(null)
  const auto = hasAutoHeight(view, uuid)
  const show = (size: Size | null) => {
    const element = badge.current
    if (!element) return
    element.hidden = size === null
    if (size) element.textContent = `${round(size.width)} × ${round(size.height)}`
  }
  const start = (handle: Handle) => (event: PointerEvent) => {
    event.preventDefault()
    startResize(view, uuid, handle, event.nativeEvent, show)
  }
  return (
    <>
      {HANDLES.filter((handle) => handle === 'right' || !auto).map((handle) => (
        <span
          key={handle}
          className={styles.handle}
          data-chrome
          data-handle={handle}
          title={NAMES[handle]}
          onPointerDown={start(handle)}
        />
      ))}
      <span ref={badge} className={styles.size} data-size hidden />
    </>
  )
}

const round = (px: number) => Math.round(px * 100) / 100
