/** What an operator can say of a widget in its form; two widgets of which the same is said look and lead the same. */
import { hrefOf } from '@engine'
import { isRecord } from '@schemas/envelope'
import type { Link } from '@schemas/generated/types'
import type { Form, Place } from '../form/places'
import { differences } from '../form/values'

export interface Fields {
  props: Record<string, unknown>
  style: Record<string, unknown>
}

/** Whether the form shows a field while the widget has these properties. */
export const isSaid = ({ kind, path, hints: { when, derived } }: Place, props: Fields['props']): boolean =>
  derived !== true &&
  // what the server fills in; the ids of entries are hidden too, and come with what is picked
  !(kind === 'hidden' && path.length === 2) &&
  (!when || when.in.some((value) => value === props[when.prop]))

/**
 * A value as far as it is said: without what the form does not show, and of a link where it leads. Names beside an
 * address have no field, and a link to a brand, which no operator can choose (rule links-1), leads where its address
 * leads.
 */
export function saidAt(form: Form, place: Place, value: unknown, props: Fields['props']): unknown {
  if (!isSaid(place, props)) return undefined
  if (place.kind === 'link') return hrefOf(value as Link) ?? ''
  if (Array.isArray(value))
    return value.map((each, index) => saidAt(form, form.at([...place.path, index]), each, props))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    form.inside(place.path).map((inner) => {
      const name = String(inner.path.at(-1))
      return [name, saidAt(form, inner, value[name], props)]
    }),
  )
}

/** All that is said of a widget. */
export const saidOf = (form: Form, { props, style }: Fields) => ({
  props: saidAt(form, form.at(['props']), props, props),
  style: saidAt(form, form.at(['style']), style, props),
})

export const isSame = (a: unknown, b: unknown): boolean => differences(a, b).length === 0
