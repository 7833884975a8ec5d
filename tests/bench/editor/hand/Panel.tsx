import { ColorPicker, Input, InputNumber, Select, Switch } from 'antd'
import { memo, type Dispatch } from 'react'
import { fieldsOf, type Field } from './fields'
import type { Action, Item } from './state'

interface PanelProps {
  item: Item
  dispatch: Dispatch<Action>
}

/** The form of the selected widget; each field is drawn again only when its own value changes. */
export const Panel = memo(function Panel({ item, dispatch }: PanelProps) {
  return (
    <form className="hand-form">
      <h2>{item.name}</h2>
      {fieldsOf(item.type).map((field) => {
        const [part, name] = field.path
        const value: unknown = Reflect.get(item[part], name)
        return (
          <FieldRow key={`${part}.${name}`} field={field} id={item.id} value={value} dispatch={dispatch} />
        )
      })}
    </form>
  )
})

interface FieldRowProps {
  field: Field
  id: string
  value: unknown
  dispatch: Dispatch<Action>
}

const FieldRow = memo(function FieldRow({ field, id, value, dispatch }: FieldRowProps) {
  const set = (next: unknown) =>
    dispatch({ type: 'set', id, path: field.path, value: next, at: performance.now() })
  return (
    <label className="hand-field">
      <span>{field.label}</span>
      <Control field={field} value={value} set={set} />
    </label>
  )
})

interface ControlProps {
  field: Field
  value: unknown
  set(value: unknown): void
}

const NO_OPTIONS: readonly string[] = []

function Control({ field: { kind, options }, value, set }: ControlProps) {
  switch (kind) {
    case 'text':
      return <Input value={String(value ?? '')} onChange={({ target }) => set(target.value)} />
    case 'number':
      return <InputNumber value={Number(value ?? 0)} onChange={(next) => set(next ?? 0)} />
    case 'switch':
      return <Switch checked={value === true} onChange={set} />
    case 'colour':
      return <ColorPicker value={String(value ?? '')} onChange={(colour) => set(colour.toHexString())} />
    case 'choice':
      return (
        <Select
          value={value as string | number}
          options={(options ?? NO_OPTIONS).map((option) => ({ value: option, label: option }))}
          onChange={set}
        />
      )
  }
}
