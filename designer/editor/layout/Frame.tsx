import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { useWorkspace } from '../workspace'
import { restoreSides, saveSides } from './saved-sides'
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
