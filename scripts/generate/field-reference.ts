/** The handbook's reference of every widget's fields: what operators may enter, from the schemas. */
import { itemsText, boundsText } from '@engine/settings/limits'
import { leafNames } from '@schemas/dialect/hints'
import { typeOf, type Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import type { Output } from './output'
import type { CommonSchema, WidgetSchema } from './sources'

const FILE = 'docs/zh/handbook/fields.md'
const STYLE = 'common/box-style'
/** Controls whose value is chosen as a whole: what lies in it is no field of its own. */
const WHOLE: ReadonlySet<string> = new Set(['link', 'spacing', 'measure', 'hidden', 'record', 'one-category'])

/** docs/zh/handbook/fields.md: a table for each widget of the palette and the page itself. */
export const fieldReference: Output = ({ widgets, commons }) => {
  const style = commons.find(({ id }) => id === STYLE)
  if (!style) throw new Error(`Expected ${STYLE} among the common schemas, found none`)
  const parts = [
    '# 组件字段',
    '每个组件能填什么、范围、默认值和填错时的提示。本页由组件的 schema 生成（`npm run generate`），与设置栏一致。',
    ...widgets.filter(isEdited).map((widget) => partOf(widget, style)),
    `## 组件样式`,
    '每个组件的“组件样式”页签都有这些字段；默认值与这里不同的，写在各组件下面。',
    tableOf(rowsOf(style.resolved)),
  ]
  return { [FILE]: `${parts.join('\n\n')}\n` }
}

/** In the palette, or the page's own configuration. */
const isEdited = ({ id, resolved }: WidgetSchema) =>
  id.startsWith('widgets/') &&
  ((resolved['x-nav'] ?? []).length > 0 || !resolved['x-nav']) &&
  hasFields(resolved)

const hasFields = ({ properties }: Schema) => Object.keys(properties?.['props']?.properties ?? {}).length > 0

function partOf({ id, resolved }: WidgetSchema, style: CommonSchema): string {
  const { title = '', description, properties = {} } = resolved
  const differing = ownDefaults(properties['style'], style.resolved)
  return [
    `## ${title} ${typeOf(id)}`,
    ...(description === undefined ? [] : [description]),
    tableOf(rowsOf(properties['props'] ?? {})),
    ...(differing.length > 0 ? [`组件样式的默认值：${differing.join('，')}。`] : []),
  ].join('\n\n')
}

interface Row {
  title: string
  control: string
  range: string
  standard: string
  note: string
  messages: readonly string[]
}

const HEAD = ['字段', '填写方式', '范围或选项', '默认', '说明', '提示']

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ title, control, range, standard, note, messages }) =>
    [title, control, range, standard, note, messages.join('；')].map(cell),
  )
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')

/** A row for each field that operators see, those of list entries behind the list. */
function rowsOf(owner: Schema, before: readonly string[] = []): Row[] {
  const fields = owner.properties ?? {}
  return Object.values(fields).flatMap((field) => {
    const { title, 'x-ui': ui = {} } = field
    if (title === undefined || ui.widget === 'hidden') return []
    const path = [...before, title]
    const inner = WHOLE.has(ui.widget ?? '') ? [] : insideOf(field).flatMap((part) => rowsOf(part, path))
    return [rowOf(field, path.join(' › '), fields), ...inner]
  })
}

/** Objects whose properties are fields: the value itself, or the entries of a list. */
function insideOf({ type, properties, items }: Schema): Schema[] {
  if (type === 'object' && properties) return [{ properties }]
  const entries = [items ?? []].flat()
  return entries.flatMap((entry) => insideOf(entry))
}

function rowOf(field: Schema, title: string, siblings: Record<string, Schema>): Row {
  const { 'x-ui': ui = {}, 'x-messages': messages = {}, 'x-strings': strings = {} } = field
  return {
    title,
    control: controlOf(field),
    range: rangeOf(field),
    standard: field.default === undefined ? '' : defaultOf(field, field.default),
    note: noteOf(field, siblings),
    messages: [
      ...new Set([
        ...Object.values(messages),
        ...conditional(ui).flatMap(({ messages: own = {} }) => Object.values(own)),
        ...Object.values(strings),
      ]),
    ],
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: '开关',
  array: '列表',
  object: '一组字段',
}

function controlOf({ type, 'x-ui': ui = {} }: Schema): string {
  const name = (leafNames as Readonly<Record<string, string>>)[ui.widget ?? '']
  const [own = ''] = [type ?? ''].flat()
  // what a schema's author has to know of a control is not for operators
  return (name ?? KINDS[own] ?? own).replace(/[：，（].*$/, '')
}

interface Conditional {
  minItems?: number
  maxItems?: number
  messages?: Record<string, string>
}
const conditional = (ui: NonNullable<Schema['x-ui']>): readonly Conditional[] =>
  Array.isArray(ui['limits']) ? (ui['limits'] as Conditional[]) : []

function rangeOf(field: Schema): string {
  const { type, enum: values, 'x-enum': names, 'x-ui': ui = {}, minItems = 0, maxItems = Infinity } = field
  if (values) return values.map((value, index) => names?.[index] ?? String(value)).join('、')
  if (type === 'array') {
    const limits = conditional(ui).map(({ minItems: min = 0, maxItems: max = Infinity }) =>
      itemsText(min, max),
    )
    return [...new Set([itemsText(minItems, maxItems), ...limits])].filter(Boolean).join(' 或 ')
  }
  const bounds = boundsText(field, ui.unit === '元' ? 0.01 : 1)
  return [bounds, ui.unit ?? ''].filter(Boolean).join(' ')
}

function defaultOf({ enum: values, 'x-enum': names, 'x-ui': ui = {} }: Schema, value: Json): string {
  const at = values?.indexOf(value as never) ?? -1
  if (at !== -1) return names?.[at] ?? String(value)
  if (typeof value === 'boolean') return value ? '开' : '关'
  if (typeof value === 'number') return String(ui.unit === '元' ? value / 100 : value)
  if (typeof value === 'string') return value === '' ? '空' : `\`${value}\``
  return Array.isArray(value) ? `${value.length} 项` : '空'
}

function noteOf(
  { description, 'x-ui': ui = {}, 'x-viewport': differs }: Schema,
  siblings: Record<string, Schema>,
) {
  const { when } = ui
  const other = when && siblings[when.prop]
  const shown =
    other && `“${other.title}”为${when.in.map((value) => defaultOf(other, value)).join('或')}时显示`
  return [
    ui['quiet'] ? undefined : description,
    shown,
    ui['inPanel'] && '只在自由面板内',
    differs && '手机端可以不同',
  ]
    .filter((part) => typeof part === 'string')
    .join('；')
}

/** `高度 200`: where a widget's style begins otherwise than the common one. */
function ownDefaults(own: Schema | undefined, { properties: usual = {} }: Schema): string[] {
  return Object.entries(own?.properties ?? {}).flatMap(([name, field]) => {
    const same = JSON.stringify(field.default) === JSON.stringify(usual[name]?.default)
    if (same || field.default === undefined || field['x-ui']?.widget === 'hidden') return []
    return [`${field.title} ${defaultOf(field, field.default)}`]
  })
}
