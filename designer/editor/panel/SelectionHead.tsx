import { nameOf } from '@engine/design'
import { CopyOutlined, DeleteOutlined } from '@engine/icons'
import { ActionButton } from '../actions'
import { useWorkspace } from '../workspace'
import styles from './SettingsPanel.module.css'

/** Several widgets at once: which, and what can be done to all of them. */
export function SelectionHead({ uuids }: { uuids: readonly string[] }) {
  const workspace = useWorkspace()
  const { widgets } = workspace.editor.doc
  return (
    <div className={styles.head}>
      <span className={styles.name}>已选择 {uuids.length} 个组件</span>
      <div className={styles.actions}>
        <ActionButton action="duplicate" icon={<CopyOutlined />} labelled />
        <ActionButton action="remove" icon={<DeleteOutlined />} labelled />
      </div>
      <ul className={styles.list}>
        {uuids.map((uuid) => {
          const widget = widgets.get(uuid)
          return (
            widget && (
              <li key={uuid} className={styles.item}>
                <button type="button" className={styles.itemName} onClick={() => workspace.select([uuid])}>
                  {nameOf(widget)}
                </button>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
