import { Tag } from 'antd'
import type { EntityKind } from './entity-kind'
import styles from './Picker.module.css'
import type { useSelection } from './use-selection'

interface PickedTrayProps<Row> {
  kind: EntityKind<Row>
  multiple: boolean
  selection: ReturnType<typeof useSelection<Row>>
}

/** What is chosen so far, whatever page of the list is shown; each can be taken back. */
export function PickedTray<Row>({ kind, multiple, selection: { picked, remove } }: PickedTrayProps<Row>) {
  return (
    <div className={styles['tray']}>
      <output className={styles['count']}>
        已选 {picked.length} {kind.unit}
      </output>
      {multiple && (
        <div className={styles['picked']}>
          {picked.map(({ id, name }) => (
            <Tag
              key={id}
              closable={{ 'aria-label': `取消选择 ${name}` }}
              onClose={(event) => {
                event.preventDefault()
                remove([id])
              }}
            >
              {name}
            </Tag>
          ))}
        </div>
      )}
    </div>
  )
}
