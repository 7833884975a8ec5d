import { useSnapshot } from 'valtio'
import { useWorkspace } from '../../workspace'
import type { CanvasView } from '../../canvas-view'
import { Faults } from './Faults'
import { FreePanelLayer } from './FreePanelLayer'
import { NameTag } from './NameTag'
import { Outline } from './Outline'
import { RegionTags } from './RegionTags'
import { SelectedWidget } from './SelectedWidget'
import styles from './Overlay.module.css'

/** All chrome of the canvas: over the page, at its own scale, scrolling with it. */
export function Overlay({ view }: { view: CanvasView }) {
  const { ui } = useWorkspace()
  const { selected, hovered } = useSnapshot(ui)
  const [only] = selected
  return (
    <div className={styles.layer}>
      <RegionTags view={view} />
      <Faults view={view} />
      <FreePanelLayer view={view} />
      {hovered !== null && !selected.includes(hovered) && (
        <Outline key={hovered} view={view} uuid={hovered} className={styles.hovered}>
          <NameTag uuid={hovered} />
        </Outline>
      )}
      {selected.length === 1 && only !== undefined ? (
        <SelectedWidget key={only} view={view} uuid={only} />
      ) : (
        selected.map((uuid) => <Outline key={uuid} view={view} uuid={uuid} className={styles.selected} />)
      )}
    </div>
  )
}
