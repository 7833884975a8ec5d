import { escapeHtml } from '@schemas/text/escape-html'
import type { OpenAPIV3 } from 'openapi-types'

export const code = (text: string) => `<code>${escapeHtml(text)}</code>`

/** A table whose cells are HTML already. */
export const table = (heads: string[], rows: string[][]) =>
  `<table>${line(heads.map(escapeHtml), 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`

const line = (cells: string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

type Shape = OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject

const TYPES: Record<string, string> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '是否',
  object: '对象',
  array: '列表',
}

/** Every field of a body, one row each, nested ones by their path: `data.list[].item_id`. */
export function fieldTable(shape: Shape): string {
  const rows = fieldsOf(shape, '', true)
  return rows.length === 0 ? '' : table(['字段', '类型', '', '说明'], rows)
}

/** `整数 1–50，默认 18`. */
export function typeText(shape: Shape | undefined): string {
  if (!shape || '$ref' in shape) return ''
  const { type = 'object', enum: values, minimum, maximum, default: otherwise } = shape
  const items = 'items' in shape ? typeText(shape.items) : ''
  const bounds = minimum === undefined && maximum === undefined ? '' : ` ${minimum ?? ''}–${maximum ?? ''}`
  const kind = values ? values.map((value) => JSON.stringify(value)).join(' | ') : `${TYPES[type]}${bounds}`
  const whole = items ? `${items}的列表` : kind
  return otherwise === undefined ? whole : `${whole}，默认 ${JSON.stringify(otherwise)}`
}

function fieldsOf(shape: Shape, path: string, required: boolean): string[][] {
  if ('$ref' in shape) return []
  const own = path
    ? [[code(path), escapeHtml(kindOf(shape)), required ? '' : '可无', escapeHtml(shape.description ?? '')]]
    : []
  const options = (shape.anyOf ?? []).flatMap((option) => fieldsOf(option, path, required).slice(1))
  const items = 'items' in shape ? fieldsOf(shape.items, `${path}[]`, true).slice(1) : []
  const properties = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    fieldsOf(inner, path ? `${path}.${name}` : name, shape.required?.includes(name) ?? false),
  )
  return [...own, ...options, ...items, ...properties]
}

/** A list of objects has one row; its fields follow in rows of their own. */
function kindOf(shape: OpenAPIV3.SchemaObject): string {
  if (shape.anyOf) return shape.anyOf.map((option) => ('$ref' in option ? '' : kindOf(option))).join(' 或 ')
  return shape.type || shape.properties ? typeText(shape) : '任意'
}
