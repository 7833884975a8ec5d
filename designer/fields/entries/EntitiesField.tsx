import { Button } from 'antd'
import { useMemo, useState, type ReactNode, useCallback } from 'react'
import { PlusOutlined } from '@engine/icons'
import { useList, useSettings, type LeafProps, useValue } from '@engine/settings'
import type { Path } from '@engine/page/patch'
import type { PickableKind } from '../picker/define-kind'
import type { Picked } from '../picker/entity-kind'
import styles from './Entries.module.css'
import { EntryList } from './EntryList'
import { itemOf, type Face } from './entry'
import { idOf, pickedOf, putPicked, snapshotOf, type Snapshots } from './put-picked'
import { conditionOf, limitsOf, limitProblem } from '@engine/settings/limits'
import { schemaAt } from '@engine/settings/schema-at'

interface EntitiesFieldProps<Row> extends LeafProps {
  kind: PickableKind<Row>
  snapshots: Snapshots<Row>
  faceOf(entry: unknown): Face
  /** Narrows what may be picked. */
  filter?: Readonly<Record<string, string>>
  /** What has to be done before picking, in the schema's words; `null` if nothing has to be. */
  before?: string | null
  renderActions?: (index: number) => ReactNode
  renderBelow?: (path: Path) => ReactNode
}

/** A list of snapshots: all picked at once, or one entry after the other. */
export function EntitiesField<Row extends object>({
  kind,
  snapshots,
  faceOf,
  filter = NO_FILTER,
  before = null,
  ...props
}: EntitiesFieldProps<Row>) {
  const { path, schema, ui, disabled } = props
  const { refuse, target } = useSettings()
  const { items, max, replace } = useList(path)
  const objection = useObjection(path)
  /** The whole list, or the index of the entry that is being picked. */
  const [picking, setPicking] = useState<'all' | number | null>(null)
  const item = useMemo(() => itemOf(schema, ui), [schema, ui])
  const { idKey, entryOf } = snapshots

  const ask = (what: 'all' | number) => (before === null ? setPicking(what) : refuse(before))
  const fill = (index: number, [picked]: readonly Picked<Row>[]) => {
    if (picked?.row)
      target.set([...path, index], snapshotOf(picked.row, items[index] ?? {}, entryOf), props.title)
  }
  const chosen = pickedOf<Row>(items, snapshots)
  const left = items.filter((entry) => idOf(entry, idKey) === '').length
  const place = typeof picking === 'number' ? picking : null

  return (
    <div className={styles['field']}>
      <EntryList
        path={path}
        name={kind.name}
        idKey={idKey}
        item={item}
        disabled={disabled}
        target={kind.target}
        faceOf={faceOf}
        onChoose={ask}
        {...(props.renderActions && { renderActions: props.renderActions })}
        {...(props.renderBelow && { renderBelow: props.renderBelow })}
      />
      <Button
        block
        type="dashed"
        id={props.id}
        aria-describedby={props.describedBy}
        icon={<PlusOutlined />}
        disabled={disabled}
        onClick={() => ask('all')}
      >
        选择{kind.name}
        <span className={styles['count']}>
          {chosen.length}
          {Number.isFinite(max) && ` / ${max}`}
          {left > 0 && `，${left} 个空位`}
        </span>
      </Button>
      <kind.Picker
        open={picking === 'all'}
        multiple
        chosen={chosen}
        filter={filter}
        objection={objection}
        refuse={refuse}
        onPick={(picked) => replace(putPicked(items, picked, snapshots))}
        onClose={() => setPicking(null)}
      />
      <kind.Picker
        open={place !== null}
        chosen={place === null ? [] : pickedOf<Row>(items.slice(place, place + 1), snapshots)}
        filter={filter}
        onPick={(picked) => place !== null && fill(place, picked)}
        onClose={() => setPicking(null)}
      />
    </div>
  )
}

const NO_FILTER = {}

/** Why a list must not hold this many entries, in the schema's own words; `null` if it may. */
function useObjection(path: Path): (count: number) => string | null {
  const { form } = useSettings()
  const part = useMemo(() => schemaAt(form, path), [form, path])
  const condition = useValue(['props', conditionOf(part.ui) ?? ''])
  return useCallback(
    // too few is reported when the choice is taken over: a dialog may begin with none
    (count) => limitProblem({ ...limitsOf(part, condition), min: 0 }, count),
    [part, condition],
  )
}
