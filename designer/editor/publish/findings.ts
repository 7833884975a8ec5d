/** Something about the page that the operator should know before publishing, and where it is. */
import { nameOf, PAGE, type PageDoc, walk } from '@engine/design'
import type { Problem } from '@schemas/problem'
import { PHONES, type Workspace } from '../workspace'
import { loadForm } from '@engine/settings/form-files'
import { hintsOf, partUnder, type FormPart } from '@engine/settings/schema-at'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { fillWidget } from '@schemas/fill'
import { entityMarks } from '@schemas/generated/entities'
import { strings } from '@schemas/generated/strings/W0000'
import type { JsonObject } from '@schemas/page'
import { toPointer } from '@schemas/pointer'
import { placeholdersIn } from '@schemas/placeholders'

export interface Finding extends Pick<Problem, 'severity' | 'uuid' | 'path' | 'message'> {
  /** What the operator calls the widget. */
  name: string
}

export function widgetName(doc: PageDoc, uuid: string): string {
  const widget = doc.widgets.get(uuid)
  return uuid === PAGE || !widget ? '页面设置' : nameOf(widget)
}

export function findingOf(doc: PageDoc, { severity, uuid, path, message }: Problem): Finding {
  const name = widgetName(doc, uuid)
  return { severity, uuid, path, message, name: path.startsWith('/h5') ? `${name}（手机端）` : name }
}

/** Shows the place: selects the widget, opens its tab, focuses the field. */
export function jumpTo(workspace: Workspace, { uuid, path }: Pick<Finding, 'uuid' | 'path'>): void {
  const { ui } = workspace
  workspace.select(uuid === PAGE ? [] : [uuid])
  // problems of the page configuration count from the document
  const onPhones = path.startsWith('/h5')
  const inside = path.replace(/^\/page(?=\/)|^\/h5/, '')
  if (onPhones !== (ui.phone !== null)) workspace.show(onPhones ? PHONES[1] : null)
  ui.tab = inside.startsWith('/style') ? 'style' : 'props'
  ui.focusPath = inside === '' ? '/props' : inside
  ui.dialog = null
}

/** A widget with placeholders, products that are not chosen (rule publish-2). */
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
          name: widgetName(doc, uuid),
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

export const unfilledText = (count: number) => `还有${count}处占位内容未填写，顾客看不到`

/** Widgets with texts or entries that were inserted and never filled, in reading order. */
export function unfilledPlaces(doc: PageDoc): Unchosen[] {
  return walk(doc).flatMap((uuid) => {
    const widget = doc.widgets.get(uuid)
    const places = widget ? placeholdersIn(widget) : []
    return places.map(({ name, count }) => ({
      severity: 'warning' as const,
      uuid,
      path: `/props/${name}`,
      message: unfilledText(count),
      count,
      name: widgetName(doc, uuid),
    }))
  })
}
