import { hrefOf } from '@engine'
import { DeleteOutlined, DownOutlined } from '@engine/icons'
import { NestedFields, useValue } from '@engine/settings'
import { ItemProblems } from '@engine/settings/list/ItemSummary'
import type { Path } from '@engine/page/patch'
import { isRecord } from '@schemas/json'
import type { Link } from '@schemas/generated/types'
import { toPointer } from '@schemas/pointer'
import { linkName } from '@widgets/shared/link-name'
import type { ItemPart } from '../entries/entry'
import { IconButton, plainButton } from '../../shell/ui'
import styles from './HotZones.module.css'

interface ZoneListProps {
  /** Of the list. */
  path: Path
  item: ItemPart
  keys: readonly string[]
  selected: number | null
  disabled: boolean
  onSelect(index: number | null): void
  onRemove(index: number): void
}

/** Each zone with its link's label; the selected one with its numbers and its link's fields. */
export function ZoneList({ path, item, keys, selected, ...rest }: ZoneListProps) {
  if (keys.length === 0) return null
  return (
    <ol className={styles['list']}>
      {keys.map((key, index) => (
        <ZoneRow
          key={key}
          path={[...path, index]}
          item={item}
          index={index}
          open={selected === index}
          {...rest}
        />
      ))}
    </ol>
  )
}

interface ZoneRowProps extends Omit<ZoneListProps, 'keys' | 'selected'> {
  index: number
  open: boolean
}

function ZoneRow({ path, item, index, open, disabled, onSelect, onRemove }: ZoneRowProps) {
  const link = useValue([...path, 'pathData'])
  const name = `热区 ${index + 1}`
  return (
    <li className={styles['row']} data-selected={open || undefined}>
      <div className={styles['head']}>
        <button
          type="button"
          className={`${plainButton} ${styles['title']}`}
          aria-expanded={open}
          data-opens={toPointer(path)}
          onClick={() => onSelect(open ? null : index)}
        >
          <b>{index + 1}</b>
          <span className={styles['words']}>{wordsOf(link)}</span>
          <ItemProblems path={path} />
          <DownOutlined rotate={open ? 0 : -90} />
        </button>
        <IconButton
          hint="删除"
          icon={<DeleteOutlined />}
          name={`删除${name}`}
          disabled={disabled}
          onClick={() => onRemove(index)}
        />
      </div>
      {open && (
        <div className={styles['body']}>
          <NestedFields path={path} schema={item.schema} ui={item.ui} />
        </div>
      )}
    </li>
  )
}

function wordsOf(value: unknown): string {
  const link = (isRecord(value) ? value : {}) as Link
  return linkName(link, hrefOf(link) ?? '') || '无链接'
}
