/**
 * Everything that an operator can enter for a widget in its form; two widgets with equal values look and link the
 * same.
 */
import { hrefOf } from '@engine'
import { isRecord } from '@schemas/json'
import type { Link } from '@schemas/generated/types'
import type { Form, Place } from '../form/places'
import { differences } from '../form/values'

export interface Fields {
  props: Record<string, unknown>
  style: Record<string, unknown>
}

/** Whether the form shows a field for a widget with these properties. */
export const isSaid = ({ kind, path, hints: { when, derived } }: Place, props: Fields['props']): boolean =>
  derived !== true &&
  // the server fills these in; the ids of entries are hidden too, and come with the picked entries
  !(kind === 'hidden' && path.length === 2) &&
  (!when || when.in.some((value) => value === props[when.prop]))

/**
 * The enterable part of a value: without fields that the form does not show, and of a link its target. Names beside
 * an address have no field, and a link to a brand, which operators cannot choose, leads to its address.
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

/** All enterable values of a widget. */
export const saidOf = (form: Form, { props, style }: Fields) => ({
  props: saidAt(form, form.at(['props']), props, props),
  style: saidAt(form, form.at(['style']), style, props),
})

export const isSame = (a: unknown, b: unknown): boolean => differences(a, b).length === 0
