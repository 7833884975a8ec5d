import { type KeyboardEvent, type PointerEvent, type ReactNode, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { LeftOutlined, RightOutlined } from '@engine/icons'
import {
  isShown,
  NARROW,
  setShown,
  setWidth,
  type Side,
  SIDE_LIMITS,
  SIDE_NAMES,
  useWorkspace,
} from '../workspace'
import styles from './SideColumn.module.css'

/** px by which an arrow key moves the edge. */
const STEP = 16

/** A column beside the canvas, with the edge that resizes and hides it. */
export function SideColumn({ side, label, children }: { side: Side; label: string; children: ReactNode }) {
  const shown = useShown(side)
  return (
    <aside className={styles.column} data-side={side} aria-label={label} data-area>
      <div className={styles.content} hidden={!shown}>
        {children}
      </div>
      <Edge side={side} shown={shown} />
    </aside>
  )
}

/** Whether a side is shown in the window as it is. */
export function useShown(side: Side): boolean {
  const sides = useSnapshot(useWorkspace().ui.sides)
  // draws again when the window becomes too narrow for three columns, or wide enough
  useSyncExternalStore(followWindow, () => matchMedia(NARROW).matches)
  return isShown(sides, side)
}

function followWindow(changed: () => void): () => void {
  const media = matchMedia(NARROW)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Moves by pointer and by arrow keys, and hides or shows the side. */
function Edge({ side, shown }: { side: Side; shown: boolean }) {
  const { sides } = useWorkspace().ui
  const { width } = useSnapshot(sides)[side]
  const { least, usual, most } = SIDE_LIMITS[side]
  const name = SIDE_NAMES[side]
  const grow = (by: number) => setWidth(sides, side, sides[side].width + (side === 'left' ? by : -by))
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => grow(-STEP),
      ArrowRight: () => grow(STEP),
      Home: () => setWidth(sides, side, least),
      End: () => setWidth(sides, side, most),
      Enter: () => setShown(sides, side, false),
    }
    const move = moves[event.key]
    if (!move) return
    // the canvas would move the selection
    event.preventDefault()
    event.stopPropagation()
    move()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setWidth(sides, side, side === 'left' ? event.clientX : innerWidth - event.clientX)
  }
  const Arrow = shown === (side === 'left') ? LeftOutlined : RightOutlined
  return (
    <div className={styles.edge}>
      {shown && (
        <div
          className={styles.separator}
          role="separator"
          tabIndex={0}
          aria-label={`${name}的宽度`}
          aria-orientation="vertical"
          aria-valuenow={width}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={`${width} 像素`}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onDoubleClick={() => setWidth(sides, side, usual)}
        />
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-label={`${shown ? '收起' : '展开'}${name}`}
        aria-expanded={shown}
        onClick={() => setShown(sides, side, !shown)}
      >
        <Arrow />
      </button>
    </div>
  )
}
