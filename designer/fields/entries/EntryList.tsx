import { type ReactNode, memo, useMemo, useState } from 'react'
import type { Path } from '@engine/page/patch'
import {
  useListActions,
  useListKeys,
  Messages,
  NestedFields,
  useProblems,
  useValue,
  type ListActions,
} from '@engine/settings'
import { DragList } from '@engine/settings/list/DragList'
import { IconButton } from '../../shell/ui'
import styles from './Entries.module.css'
import type { ItemPart, Face } from './entry'
import { DeleteOutlined, HolderOutlined } from '@engine/icons'
import { ItemProblems } from '@engine/settings/list/ItemSummary'
import { useSortableRow } from '@engine/settings/list/use-sortable-row'
import { toPointer } from '@schemas/pointer'
import type { TargetEntity } from '../picker/target-states'
import { TargetMark } from '../picker/TargetMark'
import { EntryHead } from './EntryHead'
import { idOf } from './put-picked'

interface EntryListProps {
  path: Path
  name: string
  idKey: string
  item: ItemPart
  disabled: boolean
  /** What its ids are of, for the mark of what shoppers cannot reach. */
  target: TargetEntity
  faceOf(entry: unknown): Face
  onChoose?: (index: number) => void
  renderActions?: (index: number) => ReactNode
  renderBelow?: (path: Path) => ReactNode
}

/** Entries in their order, each movable by pointer or keyboard. */
export function EntryList({ path, ...row }: EntryListProps) {
  const keys = useListKeys(path)
  const list = useListActions(path)
  if (keys.length === 0) return null
  return (
    <DragList keys={keys} name={row.name} disabled={row.disabled} move={list.move}>
      <ul className={styles['list']}>
        {keys.map((key, index) => (
          <EntryRow key={key} id={key} index={index} path={path} list={list} {...row} />
        ))}
      </ul>
    </DragList>
  )
}

interface EntryRowProps {
  /** dnd-kit's. */
  id: string
  index: number
  /** Path of the list. */
  path: Path
  /** What an entry is called. */
  name: string
  idKey: string
  item: ItemPart
  list: ListActions
  disabled: boolean
  target: TargetEntity
  faceOf(entry: unknown): Face
  onChoose?: ((index: number) => void) | undefined
  /** More actions, before the removal. */
  renderActions?: ((index: number) => ReactNode) | undefined
  /** Below its fields. */
  renderBelow?: ((path: Path) => ReactNode) | undefined
}

/** One entry of a list: moved by its handle, picked again, expanded, removed after the exact question. */
const EntryRow = memo(function EntryRow({ id, index, path, item, list, disabled, ...props }: EntryRowProps) {
  const [open, setOpen] = useState(false)
  const { row, handle } = useSortableRow(id, disabled)
  const own = useMemo(() => [...path, index], [path, index])
  const entry = useValue(own)
  const { idKey } = props
  // the id has no field of its own that could show its error
  const unchosen = useProblems([...own, idKey], 'exact')
  const name = `${props.name} ${index + 1}`
  const { onChoose } = props
  return (
    <li {...row} className={styles['entry']}>
      <EntryHead
        face={props.faceOf(entry)}
        name={name}
        empty={idOf(entry, idKey) === ''}
        disabled={disabled}
        onChoose={onChoose && (() => onChoose(index))}
        open={open}
        opens={toPointer(own)}
        onFold={() => setOpen(!open)}
        mark={
          <>
            <TargetMark entity={props.target} id={idOf(entry, idKey)} />
            <ItemProblems path={own} />
          </>
        }
        handle={
          <button
            type="button"
            {...handle}
            className={styles['handle']}
            aria-label={`移动${name}`}
            disabled={disabled}
          >
            <HolderOutlined />
          </button>
        }
        actions={
          <>
            {props.renderActions?.(index)}
            <IconButton
              hint="删除"
              icon={<DeleteOutlined />}
              name={`删除${name}`}
              disabled={disabled}
              onClick={() => void list.remove(index)}
            />
          </>
        }
      />
      {unchosen.length > 0 && (
        <div className={styles['notes']}>
          <Messages problems={unchosen} />
        </div>
      )}
      {open && (
        <div className={styles['body']}>
          <NestedFields path={own} schema={item.schema} ui={item.ui} />
          {props.renderBelow && <div className={styles['below']}>{props.renderBelow(own)}</div>}
        </div>
      )}
    </li>
  )
})
