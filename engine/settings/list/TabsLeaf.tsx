import { ArrowLeftOutlined, ArrowRightOutlined, CopyOutlined } from '@ant-design/icons'
import { Button, Tabs } from 'antd'
import { useState } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { toPointer } from '@schemas/pointer'
import type { Path } from '../../page/patch'
import type { LeafProps } from '../field'
import { NestedFields } from '../NestedFields'
import { newItem } from '../new-item'
import { useSettings } from '../settings-context'
import { useListActions, useListKeys, type ListActions } from '../use-list'
import { ItemProblems } from './ItemProblems'
import { ItemSummary } from './ItemSummary'

/** The tab that stands last, whatever its key will be. */
const LAST = Symbol('last')

/** A list whose items are tabs of the shop: one is open at a time, in a tab of its own. */
export function TabsLeaf({ path, schema, ui, disabled }: LeafProps) {
  const { form } = useSettings()
  const keys = useListKeys(path)
  const list = useListActions(path)
  const [chosen, setChosen] = useState<string | typeof LAST>()
  const item = Array.isArray(schema.items) ? undefined : schema.items
  if (!item) return null
  const itemUi: UiSchema = (Array.isArray(ui.items) ? undefined : ui.items) ?? {}
  const active = chosen === LAST ? keys.at(-1) : (keys.find((key) => key === chosen) ?? keys[0])
  const onEdit = (key: unknown, action: 'add' | 'remove') => {
    if (action === 'add') {
      // who adds a tab goes on in it
      if (list.add(newItem(form, path)) === null) setChosen(LAST)
    } else void list.remove(keys.indexOf(String(key)))
  }
  return (
    <Tabs
      className="pm-set-tabs"
      type="editable-card"
      size="small"
      {...(active === undefined ? {} : { activeKey: active })}
      onChange={setChosen}
      onEdit={onEdit}
      hideAdd={disabled}
      destroyOnHidden
      items={keys.map((key, index) => ({
        key,
        closable: !disabled,
        label: (
          <span className="pm-set-tab" data-opens={toPointer([...path, index])}>
            <ItemSummary path={[...path, index]} index={index} schema={wordsOnly(item)} ui={itemUi} />
            <ItemProblems path={[...path, index]} />
          </span>
        ),
        children: (
          <TabPanel
            path={path}
            index={index}
            count={keys.length}
            schema={item}
            ui={itemUi}
            list={list}
            disabled={disabled}
          />
        ),
      }))}
    />
  )
}

/** A tab is named by its own text; pictures of its goods would make it too wide. */
function wordsOnly(schema: Schema): Schema {
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => property.type === 'string')
  return { ...schema, properties: Object.fromEntries(own) }
}

interface TabPanelProps {
  path: Path
  index: number
  count: number
  schema: Schema
  ui: UiSchema
  list: ListActions
  disabled: boolean
}

function TabPanel({ path, index, count, schema, ui, list, disabled }: TabPanelProps) {
  const name = `${schema.title ?? '项'} ${index + 1}`
  return (
    <div className="pm-set-tab-body">
      <div className="pm-set-tab-tools">
        <Button
          size="small"
          type="text"
          icon={<ArrowLeftOutlined />}
          aria-label={`前移${name}`}
          title="前移"
          disabled={disabled || index === 0}
          onClick={() => list.move(index, index - 1)}
        />
        <Button
          size="small"
          type="text"
          icon={<ArrowRightOutlined />}
          aria-label={`后移${name}`}
          title="后移"
          disabled={disabled || index === count - 1}
          onClick={() => list.move(index, index + 1)}
        />
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined />}
          aria-label={`复制${name}`}
          title="复制"
          disabled={disabled}
          onClick={() => list.duplicate(index)}
        />
      </div>
      <NestedFields path={[...path, index]} schema={schema} ui={ui} />
    </div>
  )
}
