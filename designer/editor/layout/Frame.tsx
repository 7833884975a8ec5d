import { type CSSProperties, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { isShown, NARROW, useWorkspace } from '../workspace'
import { restoreSides, saveSides } from './saved-sides'
import { SideEdge } from './SideEdge'
import styles from './Layout.module.css'

/** The top bar over canvas and side columns, whose widths the operator sets; a drag draws nothing but their edges again. */
export function Frame({ children }: { children: ReactNode }) {
  const { sides } = useWorkspace().ui
  const snapshot = useSnapshot(sides)
  useNarrow()
  useLayoutEffect(() => {
    restoreSides(sides)
    return subscribe(sides, () => saveSides(sides))
  }, [sides])
  const left = isShown(snapshot, 'left')
  const right = isShown(snapshot, 'right')
  const widths = {
    '--left': `${left ? snapshot.left.width : 0}px`,
    '--right': `${right ? snapshot.right.width : 0}px`,
  }
  return (
    <div
      className={styles.page}
      data-left={left ? 'shown' : 'hidden'}
      data-right={right ? 'shown' : 'hidden'}
      style={widths as CSSProperties}
    >
      {children}
      <SideEdge side="left" shown={left} />
      <SideEdge side="right" shown={right} />
    </div>
  )
}

/** Draws again when the window becomes too narrow for three columns, or wide enough. */
function useNarrow(): void {
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(NARROW)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}
