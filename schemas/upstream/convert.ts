/**
 * Converts upstream values to the types of the widget's schema. Values that cannot be converted stay for validation.
 */
import { isRecord } from '../json'
import type { Schema, TypeName } from '../dialect/schema'
import type { Json, JsonObject } from '../page'
import { withoutAliases } from './aliases'
import { inside, isPresent, noted, type Context } from './report'
import { LINK, reduceLink } from './link'
import { toBoolean, toCents, toNumber } from './values'

/** `x-name` of prices: integer cents. */
const MONEY = 'Money'

/** The converted value; `undefined` if it is better left out. */
export function convert(value: Json, schema: Schema, at: Context): Json | undefined {
  if (value === null && !typesOf(schema).includes('null')) return defaultFor(schema, at)
  const shaped = reshape(value, schema, at)
  if (Array.isArray(shaped)) return convertList(shaped, schema, at)
  if (isRecord(shaped) && schema.properties) return convertObject(shaped, schema, at)
  return shaped
}

function typesOf(schema: Schema): readonly TypeName[] {
  return schema.type === undefined ? [] : [schema.type].flat()
}

function convertObject(value: JsonObject, schema: Schema, at: Context): JsonObject {
  const named = withoutAliases(value, schema, at)
  const row = schema['x-name'] === LINK ? reduceLink(named, at) : named
  const yuan = at.foreign && isPlaceholder(row, schema)
  return convertKeys(row, schema, { ...at, yuan })
}

/** Converts known keys; drops and counts unknown ones. */
function convertKeys(row: JsonObject, schema: Schema, at: Context): JsonObject {
  const properties = schema.properties ?? {}
  const result: JsonObject = {}
  for (const [key, value] of Object.entries(row)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (property) {
      const converted = convert(value, property, inside(at, key))
      if (converted !== undefined) result[key] = converted
    } else if (schema.additionalProperties === false) {
      // Named entries contain whole picked rows; elsewhere an unknown key may be a setting.
      const severity = schema['x-name'] ? 'info' : 'warning'
      noted(inside(at, key), { severity, kind: 'dropped', message: `丢弃没有对应属性的 ${key}` })
    } else result[key] = value
  }
  return result
}

/** An entry without picked goods. */
function isPlaceholder(row: JsonObject, schema: Schema): boolean {
  return schema['x-name'] === 'GoodsEntry' && !isPresent(row.goods_id)
}

function convertList(list: Json[], schema: Schema, at: Context): Json[] {
  const result: Json[] = []
  for (const [index, item] of list.entries()) {
    const own = Array.isArray(schema.items) ? schema.items[index] : schema.items
    if (!own) {
      result.push(item)
      continue
    }
    const itemAt = inside(at, Array.isArray(schema.items) ? String(index) : '*')
    const converted = convert(item, own, itemAt)
    if (converted === undefined) noted(itemAt, { severity: 'info', kind: 'dropped', message: '丢弃空项' })
    else result.push(converted)
  }
  return result
}

function defaultFor(schema: Schema, at: Context): Json | undefined {
  const hasDefault = schema.default !== undefined
  noted(at, { severity: 'info', kind: 'converted', message: hasDefault ? 'null 改为默认值' : '丢弃 null' })
  return structuredClone(schema.default)
}

/** The value converted to the schema's JSON type if that is unambiguous; else the value itself. */
function reshape(value: Json, schema: Schema, at: Context): Json {
  const types = typesOf(schema)
  const result = scalar(value, schema, types, at) ?? container(value, types) ?? value
  if (result !== value)
    noted(at, { severity: 'info', kind: 'converted', message: describe(value, result, schema) })
  return result
}

function scalar(value: Json, schema: Schema, types: readonly TypeName[], at: Context): Json | undefined {
  const isNumeric = types.includes('number') || types.includes('integer')
  // "12" is a number in a field of numbers or `auto`, a text in a free text
  const isText = types.includes('string')
  const isFreeText = isText && !schema.enum && schema.pattern === undefined && schema.const === undefined
  if (isNumeric && !isText && typeof value === 'string' && value.trim() === '') return schema.default
  if (schema['x-name'] === MONEY) return toCents(value, at.yuan)
  if (isNumeric && !isFreeText && typeof value === 'string') return toNumber(value)
  if (types.includes('boolean') && typeof value !== 'boolean') return toBoolean(value)
  if (isText && !isNumeric && typeof value === 'number') return String(value)
  if (isText && Array.isArray(value) && !types.includes('array')) return firstText(value)
  if (isText && isRecord(value) && Object.keys(value).length === 0 && !types.includes('object')) return ''
  return undefined
}

/** PHP writes an empty object as `[]`, a list with gaps as an object, and both as `""` if never set. */
function container(value: Json, types: readonly TypeName[]): Json | undefined {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  if (types.includes('object') && !types.includes('string') && !types.includes('array') && isEmpty) return {}
  if (!types.includes('array') || types.includes('object')) return undefined
  if (value === '') return []
  const isIndexed = isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
  return isIndexed ? Object.values(value) : undefined
}

function firstText(list: Json[]): string | undefined {
  const [first] = list
  if (first === undefined) return ''
  return typeof first === 'string' ? first : undefined
}

function describe(before: Json, after: Json, schema: Schema): string {
  const isPrice = schema['x-name'] === MONEY
  if (isPrice && Number(before) !== after) return '价格由元换算为分'
  return `${kindOf(before)}转为${isPrice ? '整数分' : kindOf(after)}`
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return '数组'
  const names: Record<string, string> = { string: '文本', number: '数值', boolean: '开关', object: '对象' }
  return names[typeof value] ?? typeof value
}
