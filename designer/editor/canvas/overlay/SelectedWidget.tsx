import { isRoot, nameOf } from '@engine/design'
import { HolderOutlined } from '@engine/icons'
import { startDrag } from '../../drag'
import { useWidget, useWorkspace } from '../../workspace'
import type { CanvasView } from '../../canvas-view'
import { ActionsBar } from './ActionsBar'
import { Handles } from './Handles'
import { Outline } from './Outline'
import styles from './Overlay.module.css'

/** The one selected widget: outline, name tag to drag it by, actions, handles. Children of a panel have their own handles. */
export function SelectedWidget({ view, uuid }: { view: CanvasView; uuid: string }) {
  const workspace = useWorkspace()
  const name = useWidget(uuid, nameOf)
  const isTop = useWidget(uuid, ({ parent }) => isRoot(parent))
  if (name === undefined) return null
  return (
    <Outline view={view} uuid={uuid} className={styles.selected}>
      <div className={styles.heads} data-chrome>
        <span
          className={styles.grip}
          data-grip
          title={workspace.readOnly ? undefined : '拖动以移动'}
          onPointerDown={(event) => {
            event.preventDefault()
            startDrag(workspace, event.nativeEvent, { kind: 'move', uuids: [uuid] })
          }}
        >
          {!workspace.readOnly && <HolderOutlined />}
          {name}
        </span>
        {!workspace.readOnly && <ActionsBar />}
      </div>
      {isTop === true && !workspace.readOnly && <Handles view={view} uuid={uuid} />}
    </Outline>
  )
}
