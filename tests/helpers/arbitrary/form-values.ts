/** Values of operators' forms, generated from `schemas/records` and `schemas/actions`. */
import fc from 'fast-check'
import { resolve } from '@schemas/dialect/resolve'
import { typeOf, type Schema, type SourceSchema } from '@schemas/dialect/schema'
import { mapSchemas } from '@schemas/dialect/walk'
import type { Json, JsonObject } from '@schemas/page'
import { bent, isObject } from './calls'
import { valueOf } from './values'

const files = import.meta.glob<Schema>('../../../schemas/{common,records,actions}/*.schema.json', {
  import: 'default',
  eager: true,
})

const sources = Object.entries(files).map(([file, schema]): SourceSchema => ({
  id: schema.$id ?? '',
  file,
  schema,
}))
const commons = new Map(sources.map((source) => [source.id, source]))

/** Schemas of `props`, by the name of the record or action. */
const forms = new Map(
  sources
    .filter(({ id }) => !id.startsWith('common/'))
    .map((source) => [typeOf(source.id), resolve(source, commons).properties?.props ?? {}]),
)

/** Ids that a field may choose from, by kind of record; a kind without ids stays unchanged. */
export type Choices = Record<string, string[]>

/** The kinds of records that fields of forms refer to. */
export function chosenKinds(): string[] {
  const kinds = new Set<string>()
  const note = (schema: Schema): Schema => {
    const { record } = schema['x-ui'] ?? {}
    if (typeof record === 'string') kinds.add(record)
    return schema
  }
  for (const form of forms.values()) mapSchemas(form, note)
  return [...kinds].toSorted()
}

/** Values for a form: valid ones, valid ones over some fields of `known`, and both with one position replaced. */
export function formValueOf(name: string, choices: Choices, known: JsonObject = {}): fc.Arbitrary<Json> {
  const form = forms.get(name)
  if (!form) throw new Error(`Expected a form out of ${[...forms.keys()].join(', ')}, got ${name}`)
  const whole = valueOf(mapSchemas(form, choosing(choices))) as fc.Arbitrary<JsonObject>
  const over = whole.chain((value) =>
    fc.subarray(Object.keys(value)).map((names) => {
      return { ...known, ...Object.fromEntries(names.map((field) => [field, value[field] ?? null])) }
    }),
  )
  const right = fc.oneof({ weight: 1, arbitrary: whole }, { weight: 3, arbitrary: over })
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 1, arbitrary: right.chain(bent).filter(isObject) },
  )
}

/** Fields that refer to rows get existing ids, or an unknown one. */
const choosing =
  (choices: Choices) =>
  (schema: Schema): Schema => {
    const { record } = schema['x-ui'] ?? {}
    const ids = typeof record === 'string' ? choices[record] : undefined
    if (!ids) return schema
    const one = [...ids, 'nobody']
    if (schema.type === 'array') return { ...schema, items: { type: 'string', enum: one } }
    return { ...schema, enum: schema.default === undefined ? one : [...one, schema.default] }
  }
