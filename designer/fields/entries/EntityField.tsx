import { useState } from 'react'
import { CloseCircleOutlined } from '@engine/icons'
import { NestedFields, type LeafProps } from '@engine/settings'
import { toPointer } from '@schemas/pointer'
import type { PickableKind } from '../picker/define-kind'
import { TargetMark } from '../picker/TargetMark'
import { IconButton } from '../../shell/ui'
import styles from './Entries.module.css'
import { EntryHead } from './EntryHead'
import type { Face } from './entry'
import { idOf, pickedOf, snapshotOf, type Snapshots } from './put-picked'

interface EntityFieldProps<Row> extends LeafProps {
  kind: PickableKind<Row>
  snapshots: Snapshots<Row>
  faceOf(entry: unknown): Face
}

/** A single snapshot, outside of any list. */
export function EntityField<Row extends object>({
  kind,
  snapshots,
  faceOf,
  ...props
}: EntityFieldProps<Row>) {
  const { value = {}, set, path, schema, ui, disabled } = props
  const [picking, setPicking] = useState(false)
  const [open, setOpen] = useState(false)
  const empty = idOf(value, snapshots.idKey) === ''
  return (
    <div className={styles['field']}>
      <div className={styles['entry']}>
        <EntryHead
          face={faceOf(value)}
          name={kind.name}
          empty={empty}
          disabled={disabled}
          onChoose={() => setPicking(true)}
          open={open}
          opens={toPointer(path)}
          onFold={() => setOpen(!open)}
          mark={<TargetMark entity={kind.target} id={idOf(value, snapshots.idKey)} />}
          actions={
            <IconButton
              hint="清除"
              icon={<CloseCircleOutlined />}
              name={`清除${props.title}`}
              disabled={disabled || empty}
              onClick={() => set(undefined)}
            />
          }
        />
        {open && (
          <div className={styles['body']}>
            <NestedFields path={path} schema={schema} ui={ui} />
          </div>
        )}
      </div>
      <kind.Picker
        open={picking}
        chosen={pickedOf<Row>([value], snapshots)}
        onPick={([picked]) => picked?.row && set(snapshotOf(picked.row, value, snapshots.entryOf))}
        onClose={() => setPicking(false)}
      />
    </div>
  )
}
