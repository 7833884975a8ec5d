/** Preset colours: those in use and the schemas' defaults. */
import type { FormSchema, UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { JsonObject } from '@schemas/page'
import type { Editor } from '../../editor/editor'
import { leavesOf } from '../../page/leaves'
import { plainColour } from '../../render/css-values'
import { fieldOf } from '../schema-at'
import { texts } from '../../texts/texts'

/** Maximum number of the page's own colours, the most frequent first. */
const PAGE_COLOURS = 14

export interface Swatches {
  label: string
  key: string
  colors: string[]
}

/** Presets of the colour picker; computed when it opens, since this walks over the page. */
export function swatchesFor(editor: Editor, form: FormSchema, themeColor: string): Swatches[] {
  const { presets } = texts.forms.colour
  return [
    { label: presets.theme, key: 'theme', colors: distinct([themeColor]) },
    { label: presets.page, key: 'page', colors: pageColours(editor) },
    { label: presets.default, key: 'default', colors: distinct(defaultColours(form.schema, form.uiSchema)) },
  ].filter(({ colors }) => colors.length > 0)
}

function pageColours(editor: Editor): string[] {
  const counts = new Map<string, number>()
  for (const { props, style } of editor.doc.widgets.values())
    for (const [, value] of [...leavesOf(props), ...leavesOf(style as JsonObject)])
      if (plainColour(value) !== undefined)
        counts.set(canonical(value), (counts.get(canonical(value)) ?? 0) + 1)
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a)
  return ranked.slice(0, PAGE_COLOURS).map(([value]) => value)
}

function defaultColours({ properties = {} }: Schema, ui: UiSchema): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const inner = (ui[name] ?? {}) as UiSchema
    if (fieldOf(inner) === 'colour') return typeof property.default === 'string' ? [property.default] : []
    return defaultColours(property, inner)
  })
}

/** `#FFF`, `#ffffff` and `#ffffffff` are one colour. */
function canonical(value: string): string {
  const lower = value.toLowerCase()
  const full = /^#[0-9a-f]{3,4}$/.test(lower) ? lower.replace(/[0-9a-f]/g, '$&$&') : lower
  return full.length === 9 && full.endsWith('ff') ? full.slice(0, 7) : full
}

const distinct = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value) => value !== '').map(canonical)),
]
