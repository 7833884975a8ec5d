/** Colours that follow the theme instead of having a value of their own (rule theme-3). */
import type { Schema } from './dialect/schema'
import type { ShopTheme } from './generated/types'
import { isRecord } from './json'
import type { JsonObject } from './page'

/** What is stored (`common/colour`), and what it is called. `engine/render/css-values.ts` says how it is drawn. */
export const LINKED_COLOURS = { 'theme.primary': '主题色', 'theme.price': '价格色' } as const

export type LinkedColour = keyof typeof LINKED_COLOURS

/** A colour of its own for each. */
export type PlainColours = Readonly<Record<LinkedColour, string>>

export const isLinkedColour = (value: unknown): value is LinkedColour =>
  typeof value === 'string' && Object.hasOwn(LINKED_COLOURS, value)

/** Where a value of this schema has linked colours. */
export function linkedIn(
  value: unknown,
  schema: Schema | undefined,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; link: LinkedColour }[] {
  if (schema?.['x-name'] === 'Colour') return isLinkedColour(value) ? [{ path, link: value }] : []
  if (Array.isArray(value)) {
    const { items } = schema ?? {}
    return value.flatMap((item, index) =>
      linkedIn(item, Array.isArray(items) ? items[index] : items, [...path, index]),
    )
  }
  if (!isRecord(value)) return []
  return Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) =>
    linkedIn(value[name], inner, [...path, name]),
  )
}

/** The theme's colours as operators chose them, for pages that go to other programs. */
export function plainColours(page: JsonObject, theme: ShopTheme): PlainColours {
  const { followTheme, themeColor } = page
  const own = followTheme !== true && typeof themeColor === 'string' && themeColor !== ''
  return { 'theme.primary': own ? themeColor : theme.primaryColor, 'theme.price': theme.priceColor }
}
