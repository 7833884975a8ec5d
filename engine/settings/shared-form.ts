/** What the forms of several widget types have in common. */
import type { FormSchema, UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { equal } from '@schemas/json'
import { enumLabels, fieldOf, hintsOf, partUnder, type FormPart } from './schema-at'

const SIDES = ['props', 'style'] as const

/** Values of several parts that are chosen as a whole. */
const WHOLES: ReadonlySet<string | undefined> = new Set(['link'])
/** Not shown, or meaning something else in each widget. */
const OWN: ReadonlySet<string | undefined> = new Set(['hidden', 'measure'])

/**
 * The form of the fields that all have: plain values, links and choices of the same name, title and shape, of choices those
 * that all have. Lists, entries and rules are each widget's own.
 * @param without paths of fields to leave out
 */
export function sharedForm(forms: readonly FormSchema[], without: readonly string[] = []): FormSchema {
  const roots = forms.map(({ schema, uiSchema }) => ({ schema, ui: uiSchema }))
  const sides = SIDES.map((side) => [side, sharedSide(roots, side, without)] as const)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(sides.map(([side, { schema }]) => [side, schema])),
    },
    uiSchema: Object.fromEntries(sides.map(([side, { ui }]) => [side, ui])),
  }
}

function sharedSide(roots: readonly FormPart[], side: string, without: readonly string[]): FormPart {
  const parts = roots.map((root) => partUnder(root, side))
  const [first] = parts
  const order = (first?.ui['ui:order'] ?? Object.keys(first?.schema.properties ?? {})) as string[]
  const names = order.filter((name) => {
    const fields = parts.map((part) => part && partUnder(part, name))
    const [own] = fields
    const isOwn = !own || without.includes(`${side}.${name}`) || !isOffered(own)
    return !isOwn && areAlike(own, fields)
  })
  const ui: UiSchema = { 'ui:order': names }
  const properties: Record<string, Schema> = {}
  for (const name of names) {
    const fields = parts.flatMap((part) => (part && partUnder(part, name)) ?? [])
    const field = withSharedChoices(fields)
    properties[name] = field.schema
    ui[name] = withoutPreview(field.ui)
  }
  return { schema: { ...first?.schema, properties }, ui }
}

function isOffered({ schema, ui }: FormPart): boolean {
  const field = fieldOf(ui)
  if (OWN.has(field) || hintsOf(ui).derived === true) return false
  return WHOLES.has(field) || !(schema.type === 'array' || schema.type === 'object')
}

function areAlike(own: FormPart, fields: readonly (FormPart | undefined)[]): boolean {
  const shape = shapeOf(own)
  const areOfOneShape = fields.every((field) => field && equal(shapeOf(field), shape))
  return areOfOneShape && sharedChoices(fields.flatMap((field) => field ?? []))?.length !== 0
}

/** The choices that all have; `undefined` for fields that are no choice. */
const sharedChoices = ([first, ...others]: readonly FormPart[]) =>
  first?.schema.enum?.filter((choice) => others.every(({ schema }) => schema.enum?.includes(choice)))

function withSharedChoices(fields: readonly FormPart[]): FormPart {
  const [{ schema, ui } = { schema: {}, ui: {} }] = fields
  const choices = sharedChoices(fields)
  if (!choices || choices.length === schema.enum?.length) return { schema, ui }
  const labels = enumLabels(ui).filter((_label, index) => choices.includes(schema.enum?.[index] ?? null))
  return { schema: { ...schema, enum: choices }, ui: { ...ui, 'ui:enumNames': labels } }
}

/** Bounds, defaults and some choices may differ: each widget is validated by its own. */
function shapeOf({ schema: { type, enum: choices, title }, ui }: FormPart) {
  const { when, derived, gradient, inPanel } = hintsOf(ui)
  return [type, choices !== undefined, title, fieldOf(ui), when, derived, gradient, inPanel].map(
    (part) => part ?? null,
  )
}

/** A preview shows fields that may not be here. */
function withoutPreview(ui: UiSchema): UiSchema {
  const { preview: _preview, ...options } = hintsOf(ui)
  return ui['ui:options'] === undefined ? ui : { ...ui, 'ui:options': options }
}
