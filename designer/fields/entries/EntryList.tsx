import type { ReactNode } from 'react'
import type { Path } from '@engine/page/patch'
import { useListActions, useListKeys } from '@engine/settings'
import { DragList } from '@engine/settings/list/DragList'
import styles from './Entries.module.css'
import { EntryRow } from './EntryRow'
import type { ItemPart } from './entry-ui'
import type { Face } from './faces'

interface EntryListProps {
  path: Path
  name: string
  idKey: string
  item: ItemPart
  disabled: boolean
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
