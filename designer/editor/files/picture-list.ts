/** Lists of pictures that grow by what is dropped on them, up to the limit of their schema. */
import type { Path, Widget } from '@engine/design'
import { conditionOf, limitProblem, limitsOf, loadForm, schemaAt } from '@engine/settings'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { fillWidget } from '@schemas/fill'
import { indexed, isList, valueIn } from '@schemas/json'
import { shownMarks } from '@schemas/placeholders'
import { picturePlaces } from './picture-places'

/** Whether a widget shows a list of pictures; what is dropped on it goes into the list or nowhere. */
export const isPictureList = (widget: Widget): boolean => markOf(widget) !== undefined

function markOf({ type, props, style }: Widget) {
  const filled = fillWidget(type, { props, style }).props
  return shownMarks(type, filled).find(({ path, content }) => content === 'picture' && path.at(-2) === '*')
}

/**
 * The places of so many pictures in a list: empty ones first, then new entries.
 * @returns why they do not fit, in the words of the schema
 */
export function placesInList(widget: Widget, form: FormSchema, count: number): Path[] | string {
  const empty = picturePlaces(widget, false)
  const mark = markOf(widget)
  const list = indexed(mark?.path.slice(0, -2) ?? [])
  const [leaf = ''] = mark?.path.slice(-1) ?? []
  const props = fillWidget(widget.type, widget).props
  const items = valueIn({ props }, list)
  const part = schemaAt(form, list)
  const condition = conditionOf(part.ui)
  const limits = limitsOf(part, condition === undefined ? undefined : props[condition])
  const length = isList(items) ? items.length : 0
  const added = Math.max(0, count - empty.length)
  const full = added > 0 ? limitProblem({ ...limits, min: 0 }, length + added) : null
  if (full !== null) {
    const room = empty.length + Math.max(0, limits.max - length)
    return room > 0 ? `${full}，还能放入${room}张` : full
  }
  const more = Array.from({ length: added }, (_, index) => [...list, length + index, leaf])
  return [...empty, ...more]
}

const forms = new Map<string, FormSchema | null>()

/** A form that has been fetched; else it is fetched now, for the next time. */
export function formNow(type: string): FormSchema | null {
  if (!forms.has(type)) void formOf(type)
  return forms.get(type) ?? null
}

export async function formOf(type: string): Promise<FormSchema | null> {
  const form = await loadForm(type)
  forms.set(type, form)
  return form
}
