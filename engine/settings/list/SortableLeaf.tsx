import { Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import { PlusOutlined } from '../../icons'
import { itemsText } from '../limits'
import type { LeafProps } from '../field'
import { newItem, hintsOf } from '../schema-at'
import { useSettings } from '../settings-context'
import { useListActions, useListKeys } from '../use-list'
import { DragList } from './DragList'
import { SortableItem } from './SortableItem'
import { visibleFields } from './thumbnail'
import { texts } from '../../texts/texts'

/** A few items with few fields are open from the beginning, as are those that are added. */
const OPEN_FIELDS = 2
const OPEN_ITEMS = 3

/** A sortable list (pointer or keyboard) whose items have their own fields. */
export function SortableLeaf({ path, title, schema, ui, disabled }: LeafProps) {
  const { form } = useSettings()
  const keys = useListKeys(path)
  const list = useListActions(path)
  const item = Array.isArray(schema.items) ? undefined : schema.items
  const itemUi = useMemo<UiSchema>(() => (Array.isArray(ui.items) ? undefined : ui.items) ?? {}, [ui])
  const move = useCallback((from: number, to: number) => list.move(from, to), [list])
  const [first] = useState(() => new Set(keys))
  if (!item) return null
  const fixed = typeof hintsOf(ui)['fixed'] === 'number'
  const small = visibleFields(item, itemUi) <= OPEN_FIELDS
  const bounds = itemsText(list.min, list.max)
  return (
    <div className="pm-set-list">
      <DragList keys={keys} name={item.title ?? title} disabled={disabled} move={move}>
        {keys.map((key, index) => (
          <SortableItem
            key={key}
            id={key}
            index={index}
            path={path}
            schema={item}
            ui={itemUi}
            list={list}
            fixed={fixed}
            open={small && (first.size <= OPEN_ITEMS || !first.has(key))}
            disabled={disabled}
          />
        ))}
      </DragList>
      {!fixed && (
        <Button
          block
          type="dashed"
          size="small"
          icon={<PlusOutlined />}
          disabled={disabled}
          onClick={() => list.add(newItem(form, path))}
        >
          {texts.forms.list.add(item.title ?? title)}
          <span className="pm-set-count">
            {keys.length}
            {list.max === Number.POSITIVE_INFINITY ? '' : ` / ${list.max}`}
          </span>
        </Button>
      )}
      {bounds && <span className="pm-set-spoken">{bounds}</span>}
    </div>
  )
}
