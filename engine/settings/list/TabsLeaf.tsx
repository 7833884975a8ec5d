import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { toPointer } from '@schemas/pointer'
import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  CopyOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '../../icons'
import type { LeafProps } from '../field'
import { NestedFields } from '../NestedFields'
import { newItem } from '../schema-at'
import { useSettings } from '../settings-context'
import { useListActions, useListKeys } from '../use-list'
import { useShown } from '../use-shown'
import { ItemProblems, ItemSummary } from './ItemSummary'
import { ToolButton } from './ToolButton'
import { texts } from '../../texts/texts'

/** A list whose items are tabs in the shop: the open tab is the one shown on the canvas. */
export function TabsLeaf({ path, title, schema, ui, disabled }: LeafProps) {
  const { form } = useSettings()
  const keys = useListKeys(path)
  const list = useListActions(path)
  const [own, choose] = useState(0)
  const [shared, show] = useShown(path)
  const item = Array.isArray(schema.items) ? undefined : schema.items
  if (!item) return null
  const itemUi: UiSchema = (Array.isArray(ui.items) ? undefined : ui.items) ?? {}
  const active = Math.min(shared ?? own, keys.length - 1)
  const open = (index: number) => {
    choose(index)
    show(index)
  }
  const words = texts.forms.list
  const name = item.title ?? title
  const move = (to: number) => {
    list.move(active, to)
    open(to)
  }
  return (
    <Tabs.Root
      className="pm-set-tabs"
      value={keys[active] ?? null}
      onValueChange={(key) => open(keys.indexOf(String(key)))}
    >
      <div className="pm-set-tab-bar">
        <Tabs.List className="pm-set-tab-list" aria-label={title} activateOnFocus>
          {keys.map((key, index) => (
            <Tabs.Tab key={key} value={key} className="pm-set-tab" data-opens={toPointer([...path, index])}>
              <ItemSummary path={[...path, index]} index={index} schema={wordsOnly(item)} ui={itemUi} />
              <ItemProblems path={[...path, index]} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <ToolButton
          name={words.add(name)}
          icon={<PlusOutlined />}
          disabled={disabled}
          act={() => {
            if (list.add(newItem(form, path)) === null) open(keys.length)
          }}
        />
      </div>
      {keys.map((key, index) => (
        <Tabs.Panel key={key} value={key} className="pm-set-tab-body">
          <div className="pm-set-tab-tools">
            <ToolButton
              name={words.moveForward(`${name} ${index + 1}`)}
              icon={<ArrowLeftOutlined />}
              disabled={disabled || index === 0}
              act={() => move(index - 1)}
            />
            <ToolButton
              name={words.moveBackward(`${name} ${index + 1}`)}
              icon={<ArrowRightOutlined />}
              disabled={disabled || index === keys.length - 1}
              act={() => move(index + 1)}
            />
            <ToolButton
              name={words.duplicate(`${name} ${index + 1}`)}
              icon={<CopyOutlined />}
              disabled={disabled}
              act={() => {
                if (list.duplicate(index) === null) open(index + 1)
              }}
            />
            <ToolButton
              name={words.remove(`${name} ${index + 1}`)}
              icon={<DeleteOutlined />}
              disabled={disabled}
              act={() => void list.remove(index)}
            />
          </div>
          <NestedFields path={[...path, index]} schema={item} ui={itemUi} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** A tab shows its own text only; pictures of its items would make it too wide. */
function wordsOnly(schema: Schema): Schema {
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => property.type === 'string')
  return { ...schema, properties: Object.fromEntries(own) }
}
