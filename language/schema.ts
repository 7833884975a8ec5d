/** What editors say of the part of a schema. */
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'

/** Description, bounds, default and choices of a value, in lines of Markdown. */
export function aboutSchema(schema: Schema): string {
  const { description, 'x-ui': ui, 'x-messages': messages, 'x-enum': labels, enum: choices } = schema
  const bounds = [
    boundsOf('范围', schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum),
    boundsOf('字数', schema.minLength, schema.maxLength),
    boundsOf('项数', schema.minItems, schema.maxItems),
  ].filter(Boolean)
  const lines = [
    description,
    [...bounds, ui?.unit && `单位 ${ui.unit}`].filter(Boolean).join('，'),
    choices && `可选 ${choices.map((choice, index) => labelled(choice, labels?.[index])).join('、')}`,
    messages?.['pattern'],
    schema.default !== undefined && `默认 \`${JSON.stringify(schema.default)}\``,
  ]
  return lines.filter(Boolean).join('\n\n')
}

const labelled = (choice: Json, label?: string) =>
  `\`${JSON.stringify(choice)}\`${label === undefined ? '' : ` ${label}`}`

function boundsOf(name: string, least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return `${name}最多 ${most}`
  return most === undefined ? `${name}最少 ${least}` : `${name} ${least}–${most}`
}
