/** The layout of an object's fields, computed from its schema. */
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { fieldOf, hintsOf } from '../schema-at'
import { texts } from '../../texts/texts'

export type LayoutRow =
  | { kind: 'field'; name: string }
  /** Four properties that differ only in their side: top, right, bottom, left. */
  | { kind: 'sides'; names: readonly string[]; title: string }
  /** Colours of one gradient (`x-ui.gradient`). */
  | { kind: 'gradient'; names: readonly string[]; title: string }

export interface LayoutSection {
  /** `x-ui.group`; '' for the fields of no group, which come first. */
  title: string
  /** Name of the preview of its fields (`x-ui.preview`). */
  preview?: string
  rows: LayoutRow[]
}

const SIDE = /Top|Right|Bottom|Left/
const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

/** Sections in the order of their first fields. */
export function layoutOf(schema: Schema, ui: UiSchema): LayoutSection[] {
  const loose: LayoutSection = { title: '', rows: [] }
  const sections = new Map<string, LayoutSection>([['', loose]])
  const done = new Set<string>()
  for (const name of namesOf(schema, ui)) {
    if (done.has(name)) continue
    const { group = '', preview } = hintsOf(inner(ui, name))
    const section = sections.get(group) ?? { title: group, rows: [] }
    sections.set(group, section)
    const row = rowOf(name, schema, ui)
    section.rows.push(row)
    if (typeof preview === 'string') section.preview = preview
    if (row.kind !== 'field') for (const member of row.names) done.add(member)
  }
  return [...sections.values()].filter(({ rows }) => rows.length > 0)
}

function rowOf(name: string, schema: Schema, ui: UiSchema): LayoutRow {
  const { properties = {} } = schema
  const { gradient } = hintsOf(inner(ui, name))
  if (typeof gradient === 'string') {
    const names = Object.keys(properties).filter(
      (other) => hintsOf(inner(ui, other))['gradient'] === gradient,
    )
    if (names.length > 1) return { kind: 'gradient', names, title: gradient }
  }
  if (SIDE.test(name)) {
    const names = SIDES.map((side) => name.replace(SIDE, side))
    const alike = names.every(
      (other) => properties[other] && fieldOf(inner(ui, other)) === fieldOf(inner(ui, name)),
    )
    const { title } = properties[name] ?? {}
    if (alike)
      return { kind: 'sides', names, title: title === undefined ? name : texts.forms.withoutSide(title) }
  }
  return { kind: 'field', name }
}

/** Names of the visible fields. */
function namesOf(schema: Schema, ui: UiSchema): string[] {
  const order = Array.isArray(ui['ui:order']) ? (ui['ui:order'] as string[]) : []
  const names = order.length > 0 ? order : Object.keys(schema.properties ?? {})
  return names.filter((name) => schema.properties?.[name] && fieldOf(inner(ui, name)) !== 'hidden')
}

const inner = (ui: UiSchema, name: string): UiSchema => (ui[name] ?? {}) as UiSchema
