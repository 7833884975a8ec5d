/** Placement rules from the schemas: snap distance, cell size and how far a child may lie outside. */
import { loadForm } from '../settings/form-files'
import { derivedMap } from '@schemas/derived'
import type { FormSchema } from '@schemas/dialect/form-schema'

/** Bounds of a number from its schema; absent if it has none. */
export interface Range {
  minimum?: number | undefined
  maximum?: number | undefined
}

const STYLE_KEYS = ['x', 'y', 'width', 'height'] as const

/** All values in px. */
export interface LayoutRules {
  /** Snap distance; 0 if the schema has none. */
  snap: number
  /** Side of a grid cell; 0 if the type has no grid. */
  cell: number
  /** Title of the property that switches the grid; '' if there is none. */
  gridTitle: string
  style: Record<(typeof STYLE_KEYS)[number], Range>
}

/** The rules of a type without a schema. */
const NO_RULES: LayoutRules = {
  snap: 0,
  cell: 0,
  gridTitle: '',
  style: { x: {}, y: {}, width: {}, height: {} },
}

const loaded = derivedMap<string, LayoutRules>()

/** The rules of a type whose form has been loaded. */
export const rulesOf = (type: string): LayoutRules | undefined => loaded.get(type)

/** Loads the rules of these types; rejects when a form cannot be fetched. */
export async function loadRules(types: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      if (loaded.has(type)) return
      const form = await loadForm(type)
      loaded.set(type, form ? readRules(form) : NO_RULES)
    }),
  )
}

/** Reads the rules from a generated form. */
export function readRules({ schema, uiSchema }: FormSchema): LayoutRules {
  const options = (uiSchema['ui:options'] ?? {}) as Record<string, unknown>
  const style = schema.properties?.['style']?.properties ?? {}
  const range = (key: string): Range => ({ minimum: style[key]?.minimum, maximum: style[key]?.maximum })
  return {
    snap: length(options['snap']),
    cell: length(options['cell']),
    gridTitle: schema.properties?.['props']?.properties?.['grid']?.title ?? '',
    style: { x: range('x'), y: range('y'), width: range('width'), height: range('height') },
  }
}

const length = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0)
