import { useSnapshot } from 'valtio'
import { PAGE } from '@engine/design'
import { useWorkspace } from '../../workspace'
import type { CanvasView } from '../../canvas-view'
import { Outline } from './Outline'
import styles from './Overlay.module.css'

/** A red corner on every widget with errors; the list of problems says which. */
export function Faults({ view }: { view: CanvasView }) {
  const { problems } = useWorkspace()
  const { faulty } = useSnapshot(problems.totals)
  return [...faulty]
    .filter((uuid) => uuid !== PAGE)
    .map((uuid) => (
      <Outline key={uuid} view={view} uuid={uuid} className={styles.fault}>
        <span className={styles.corner} data-fault={uuid} />
      </Outline>
    ))
}
