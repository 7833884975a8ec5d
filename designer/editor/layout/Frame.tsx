import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { setWidth, type Sides, useWorkspace } from '../workspace'
import { useShown } from './SideColumn'
import styles from './Layout.module.css'

/** The top bar over canvas and side columns, whose widths the operator sets. */
export function Frame({ children }: { children: ReactNode }) {
  const { sides } = useWorkspace().ui
  const { left, right } = useSnapshot(sides)
  const shown = { left: useShown('left'), right: useShown('right') }
  useLayoutEffect(() => {
    restoreSides(sides)
    return subscribe(sides, () => saveSides(sides))
  }, [sides])
  const widths = {
    '--left': `${shown.left ? left.width : 0}px`,
    '--right': `${shown.right ? right.width : 0}px`,
  }
  return (
    <div className={styles.page} style={widths as CSSProperties}>
      {children}
    </div>
  )
}

const KEY = 'pumian.sides'

/** Keeps widths and open sides in the browser, for all pages. */
function saveSides({ left, right }: Readonly<Sides>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ left, right }))
  } catch (error) {
    // private windows, full storage
    console.warn('The widths of the side columns cannot be kept:', error)
  }
}

/** Brings the sides into the state in which they were left; what is missing or has another type stays. */
function restoreSides(sides: Sides): void {
  const saved = read()
  for (const side of ['left', 'right'] as const) {
    const { width, open } = saved[side] ?? {}
    if (typeof width === 'number') setWidth(sides, side, width)
    if (typeof open === 'boolean') sides[side].open = open
  }
}

type Saved = Partial<Record<string, { width?: unknown; open?: unknown } | null>>

function read(): Saved {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof saved === 'object' && saved !== null ? (saved as Saved) : {}
  } catch (error) {
    console.warn('The widths of the side columns cannot be read:', error)
    return {}
  }
}
