import { Checkbox, Select } from 'antd'
import { enumLabels, type LeafProps, useSibling } from '@engine/settings'
import type { UiSchema } from '@schemas/dialect/form-schema'
import { priceText } from '@schemas/money'

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

/** A list of words, each typed and ended with Enter or a comma, or pasted as the column of a sheet. */
export function WordsField({ value, set, title, hints, disabled, id, describedBy, problems }: LeafProps) {
  const words = Array.isArray(value) ? value.map(String) : []
  return (
    <Select<string[]>
      mode="tags"
      id={id}
      aria-label={title}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      // there is nothing to choose from
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', '、', '\n', '\r\n']}
      placeholder={hints.placeholder}
      disabled={disabled}
      {...(problems.length > 0 && { status: 'error' })}
      value={words}
      onChange={(typed) => set([...new Set(typed.map((word) => word.trim()).filter(Boolean))])}
    />
  )
}

/** A read-only sum, and what remains of it after another field of the form (`x-ui.less`). */
export function RestField({ id, value, hints }: LeafProps) {
  const less = useSibling(String(hints['less'])).value
  const sum = Number(value ?? 0)
  const taken = typeof less === 'number' ? less : 0
  return (
    <output id={id}>
      {priceText(sum)}
      {taken > 0 && (taken > sum ? '，不够减免' : `，减免后 ${priceText(sum - taken)}`)}
    </output>
  )
}
