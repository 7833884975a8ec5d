import { Checkbox } from 'antd'
import { enumLabels, type LeafProps } from '@engine/settings'
import type { UiSchema } from '@schemas/dialect/form-schema'

/** Some of a few words that the schema of the list's items names, in its order. */
export function ChoicesField({ value, set, schema, ui, title, disabled }: LeafProps) {
  const item = Array.isArray(schema.items) ? undefined : schema.items
  const labels = enumLabels((Array.isArray(ui.items) ? undefined : ui.items) ?? ({} as UiSchema))
  const options = (item?.enum ?? []).map((each, index) => ({
    value: String(each),
    label: labels[index] ?? String(each),
  }))
  return (
    <Checkbox.Group
      aria-label={title}
      options={options}
      value={Array.isArray(value) ? value.map(String) : []}
      disabled={disabled}
      onChange={(chosen) => set(chosen.map(String))}
    />
  )
}
