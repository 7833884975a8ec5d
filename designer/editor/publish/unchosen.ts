/** Placeholders without a chosen product (rule publish-2). */
import { walk, type PageDoc } from '@engine/design'
import { loadForm } from '@engine/settings/form-files'
import { hintsOf, partUnder, type FormPart } from '@engine/settings/schema-at'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { fillWidget } from '@schemas/fill'
import { entityMarks } from '@schemas/generated/entities'
import { strings } from '@schemas/generated/strings/W0000'
import type { JsonObject } from '@schemas/page'
import { toPointer } from '@schemas/pointer'
import { whoIs, type Finding } from './finding'

/** A widget with products that are not chosen. */
export interface Unchosen extends Finding {
  count: number
}

export const unchosenText = (count: number) => strings.unchosenGoods.replace('{n}', String(count))

/** In reading order, without those that the widget's settings hide now. */
export async function unchosenGoods(doc: PageDoc): Promise<Unchosen[]> {
  const found = await Promise.all(
    walk(doc).map(async (uuid) => {
      const widget = doc.widgets.get(uuid)
      const form = widget && (await loadForm(widget.type))
      if (!widget || !form) return []
      const [first, ...more] = emptyIds(widget.type, form, fillWidget(widget.type, widget).props)
      if (!first) return []
      const count = 1 + more.length
      const message = unchosenText(count)
      return [
        {
          severity: 'warning' as const,
          uuid,
          path: toPointer(first),
          message,
          count,
          name: whoIs(doc, uuid),
        },
      ]
    }),
  )
  return found.flat()
}

type Trail = (string | number)[]

function emptyIds(type: string, form: FormSchema, props: JsonObject): Trail[] {
  const found: Trail[] = []
  const root: FormPart = { schema: form.schema, ui: form.uiSchema }
  const descend = (value: unknown, part: FormPart | undefined, [key, ...rest]: string[], trail: Trail) => {
    const { when } = part ? hintsOf(part.ui) : {}
    if (when && !when.in.some((each) => each === props[when.prop])) return
    if (key === undefined) {
      if (value === '') found.push(trail)
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        if (key === '*' || key === String(index))
          descend(item, part && partUnder(part, index), rest, [...trail, index])
    } else if (typeof value === 'object' && value !== null)
      descend(Reflect.get(value, key), part && partUnder(part, key), rest, [...trail, key])
  }
  for (const { entity, link, path } of entityMarks[type] ?? [])
    if (entity === 'goods' && !link) descend({ props }, root, path, [])
  return found
}
