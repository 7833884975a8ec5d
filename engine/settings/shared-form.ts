/** What the forms of several widget types have in common. */
import type { FormSchema, UiSchema } from '@schemas/dialect/form-schema'
import { equal } from '@schemas/json'
import { fieldOf, hintsOf, partUnder, type FormPart } from './schema-at'

const SIDES = ['props', 'style'] as const

/** Values of several parts that are chosen as a whole. */
const WHOLES: ReadonlySet<string | undefined> = new Set(['link'])
/** Not shown, or meaning something else in each widget. */
const OWN: ReadonlySet<string | undefined> = new Set(['hidden', 'measure'])

/**
 * The form of the fields that all have: plain values and links of the same name, title and shape. Lists and entries are
 * each widget's own.
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
    return !isOwn && fields.every((field) => field && isAlike(own, field))
  })
  const properties = Object.fromEntries(names.map((name) => [name, first?.schema.properties?.[name] ?? {}]))
  const ui: UiSchema = { 'ui:order': names }
  for (const name of names) ui[name] = withoutPreview((first?.ui[name] ?? {}) as UiSchema)
  return { schema: { ...first?.schema, properties }, ui }
}

function isOffered({ schema, ui }: FormPart): boolean {
  const field = fieldOf(ui)
  if (OWN.has(field) || hintsOf(ui).derived === true) return false
  return WHOLES.has(field) || !(schema.type === 'array' || schema.type === 'object')
}

const isAlike = (a: FormPart, b: FormPart) => equal(shapeOf(a), shapeOf(b))

/** Bounds and defaults may differ: each widget is validated by its own. */
function shapeOf({ schema: { type, enum: choices, title }, ui }: FormPart) {
  const { when, derived, gradient, inPanel } = hintsOf(ui)
  return [type, choices, title, fieldOf(ui), when, derived, gradient, inPanel].map((part) => part ?? null)
}

/** A preview shows fields that may not be here. */
function withoutPreview(ui: UiSchema): UiSchema {
  const { preview: _preview, ...options } = hintsOf(ui)
  return ui['ui:options'] === undefined ? ui : { ...ui, 'ui:options': options }
}
