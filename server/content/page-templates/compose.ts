/** Page documents written as nested widgets; defaults and order keys are filled in as the insert command does. */
import {
  FORMAT_VERSION,
  type JsonObject,
  type PageJson,
  type Platform,
  insertDefaults,
  serialisePage,
} from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import type { BoxStyle, WidgetPropsByType } from '@schemas/generated/types'
import { generateNKeysBetween } from 'fractional-indexing'

export type WidgetType = keyof WidgetPropsByType

export interface Node {
  /** Unique within the page; used as the uuid. */
  id: string
  type: WidgetType
  alias: string
  props: object
  style: Partial<BoxStyle>
  children: Node[]
  /** What is different on phones. */
  h5?: NonNullable<PageJson['widgets'][string]>['h5']
}

interface Extra {
  alias?: string
  children?: Node[]
}

/** One widget: its schema's defaults, overridden by these props and styles. */
export function widget<T extends WidgetType>(
  type: T,
  id: string,
  props: Partial<WidgetPropsByType[T]>,
  style: Partial<BoxStyle> = {},
  extra: Extra = {},
): Node {
  return { id, type, props, style, alias: extra.alias ?? '', children: extra.children ?? [] }
}

/** Transparent: the page's background shows through. */
export const clear: Partial<BoxStyle> = { backgroundColor: 'transparent', foregroundColor: 'transparent' }

/** A band across the page with positioned children. */
export function band(
  id: string,
  height: number,
  children: Node[],
  style: Partial<BoxStyle> = {},
  props: Partial<WidgetPropsByType['W0006']> = {},
): Node {
  return widget('W0006', id, props, { height, ...clear, ...style }, { children })
}

/** The same, left out on phones, whose frame has it instead. */
export const desktopOnly = (node: Node): Node => ({ ...node, h5: { hidden: true } })

/** A child at x, y of its panel. */
export const at = (x: number, y: number, width: number, height: number): Partial<BoxStyle> => ({
  x,
  y,
  width,
  height,
})

export interface PageSource {
  platform: Platform
  props: Partial<WidgetPropsByType['W0000']>
  widgets: Node[]
}

/** The document in canonical bytes. */
export function compose({ platform, props, widgets }: PageSource): string {
  const page: PageJson = {
    $schema: '../../schemas/generated/page.schema.json',
    formatVersion: FORMAT_VERSION,
    platform,
    page: { v: versionOf('W0000'), props: { ...insertDefaults('W0000').props, ...props } },
    widgets: {},
  }
  place(page, widgets, null)
  return serialisePage(page)
}

function place(page: PageJson, nodes: Node[], parent: string | null): void {
  const keys = generateNKeysBetween(null, null, nodes.length)
  nodes.forEach(({ id, type, alias, props, style, children, h5 }, index) => {
    if (page.widgets[id]) throw new Error(`compose: two widgets are called ${id}`)
    const defaults = insertDefaults(type)
    page.widgets[id] = {
      type,
      v: versionOf(type),
      parent,
      order: keys[index] ?? '',
      name: catalogue[type]?.title ?? type,
      alias,
      // a widget's props are data: the schema's type describes JSON
      props: { ...defaults.props, ...(props as JsonObject) },
      style: { ...defaults.style, ...style },
      ...(h5 && { h5 }),
    }
    place(page, children, id)
  })
}

function versionOf(type: WidgetType): number {
  const entry = catalogue[type]
  if (!entry) throw new Error(`compose: no schema for ${type}`)
  return entry.version
}
