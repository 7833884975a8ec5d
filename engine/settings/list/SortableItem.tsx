import { memo, useMemo, useState } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { toPointer } from '@schemas/pointer'
import { CopyOutlined, DeleteOutlined, DownOutlined, HolderOutlined } from '../../icons'
import type { Path } from '../../page/patch'
import { NestedFields } from '../NestedFields'
import type { ListActions } from '../use-list'
import { useShown } from '../use-shown'
import { ItemProblems, ItemSummary } from './ItemSummary'
import { ToolButton } from './ToolButton'
import { useSortableRow } from './use-sortable-row'
import { texts } from '../../texts/texts'

interface SortableItemProps {
  id: string
  index: number
  /** Path of the list. */
  path: Path
  schema: Schema
  ui: UiSchema
  list: ListActions
  /** The number of items cannot change. */
  fixed: boolean
  open: boolean
  disabled: boolean
}

/** One item: handle, summary, actions, and its fields. */
export const SortableItem = memo(function SortableItem({
  id,
  index,
  path,
  schema,
  ui,
  list,
  fixed,
  disabled,
  ...initially
}: SortableItemProps) {
  const [open, setOpen] = useState(initially.open)
  const [shown, show] = useShown(path)
  const { row, handle } = useSortableRow(id, disabled)
  const own = useMemo(() => [...path, index], [path, index])
  const words = texts.forms.list
  const name = `${schema.title ?? words.item} ${index + 1}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the focus of the fields inside
    <fieldset
      {...row}
      className="pm-set-item"
      aria-label={name}
      data-shown={shown === index || undefined}
      // the canvas shows the item being edited
      onFocus={() => show(index)}
    >
      <div className="pm-set-item-head">
        <button
          type="button"
          {...handle}
          className="pm-set-handle"
          aria-label={words.move(name)}
          disabled={disabled}
        >
          <HolderOutlined />
        </button>
        <button
          type="button"
          className="pm-set-item-title"
          aria-expanded={open}
          data-opens={toPointer(own)}
          onClick={() => setOpen(!open)}
        >
          <ItemSummary path={own} index={index} schema={schema} ui={ui} />
          <ItemProblems path={own} />
          <DownOutlined className="pm-set-fold" rotate={open ? 0 : -90} />
        </button>
        {!fixed && (
          <>
            <ToolButton
              name={words.duplicate(name)}
              icon={<CopyOutlined />}
              disabled={disabled}
              act={() => list.duplicate(index)}
            />
            <ToolButton
              name={words.remove(name)}
              icon={<DeleteOutlined />}
              disabled={disabled}
              act={() => void list.remove(index)}
            />
          </>
        )}
      </div>
      {open && (
        <div className="pm-set-item-body">
          <NestedFields whole={!schema.properties} path={own} schema={schema} ui={ui} />
        </div>
      )}
    </fieldset>
  )
})
