import fc from 'fast-check'
import { generateNKeysBetween } from 'fractional-indexing'
import { catalogue } from '@schemas/generated/catalogue'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { FORMAT_VERSION, type Json, type JsonObject, type PageJson, type WidgetJson } from '@schemas/page'
import { valueOf } from './values'

export interface PageOptions {
  /** Types to choose from; default: all types of pages. */
  types?: string[]
  minWidgets?: number
  maxWidgets?: number
}

/** Types of widgets on pages: all but the page configuration. */
export const widgetTypes: string[] = Object.keys(resolvedSchemas).filter(
  (type) => resolvedSchemas[type]?.properties?.['style'] !== undefined,
)

/** Valid content of one widget type, as a page saves it. */
export function contentOf(type: string): fc.Arbitrary<{ props: JsonObject; style: JsonObject }> {
  const { props, style } = resolvedSchemas[type]?.properties ?? {}
  if (!props) throw new Error(`No schema for ${type}; known: ${Object.keys(resolvedSchemas).join(', ')}`)
  return fc.tuple(valueOf(props), style ? valueOf(style) : fc.constant({})).map((parts) => {
    const [ownProps, ownStyle] = parts as [JsonObject, JsonObject]
    return { props: ownProps, style: ownStyle }
  })
}

/** Valid pages: panels contain only permitted types, widths stay within the page, order keys are distinct. */
export function pageOf(options: PageOptions = {}): fc.Arbitrary<PageJson> {
  const { types = widgetTypes, minWidgets = 0, maxWidgets = 8 } = options
  const widget = fc.constantFrom(...types).chain((type) =>
    fc.record({
      type: fc.constant(type),
      content: contentOf(type),
      place: fc.nat(),
      alias: fc.option(fc.string(), { nil: undefined }),
    }),
  )
  // the guard refuses names that reach a prototype
  const uuid = fc
    .stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
    .filter((text) => text !== '__proto__' && text !== 'constructor')
  return fc
    .record({
      platform: fc.constantFrom('pc' as const, 'h5' as const),
      config: contentOf('W0000'),
      widgets: fc.uniqueArray(fc.tuple(uuid, widget), {
        minLength: minWidgets,
        maxLength: maxWidgets,
        selector: ([key]) => key,
      }),
    })
    .map(({ platform, config, widgets }) => ({
      formatVersion: FORMAT_VERSION,
      platform,
      page: { v: catalogue['W0000']?.version ?? 1, props: config.props },
      widgets: laidOut(widgets, widthOf(config.props)),
    }))
}

interface Drawn {
  type: string
  content: { props: JsonObject; style: JsonObject }
  place: number
  alias: string | undefined
}

const widthOf = ({ pageWidth }: JsonObject): number => {
  const byDefault = resolvedSchemas['W0000']?.properties?.['props']?.properties?.['pageWidth']?.default
  const width: Json | undefined = pageWidth ?? byDefault
  return typeof width === 'number' ? width : Infinity
}

function laidOut(drawn: [string, Drawn][], pageWidth: number): Record<string, WidgetJson> {
  const parents = new Map(drawn.map(([uuid, widget]) => [uuid, parentFor(widget, drawn)]))
  const siblings = new Map<string | null, string[]>()
  for (const [uuid, parent] of parents) siblings.set(parent, [...(siblings.get(parent) ?? []), uuid])
  const orders = new Map<string, string>()
  for (const uuids of siblings.values()) {
    const keys = generateNKeysBetween(null, null, uuids.length)
    uuids.forEach((uuid, i) => orders.set(uuid, keys[i] ?? 'a0'))
  }
  return Object.fromEntries(
    drawn.map(([uuid, { type, content, alias }]) => [
      uuid,
      {
        type,
        v: catalogue[type]?.version ?? 1,
        parent: parents.get(uuid) ?? null,
        order: orders.get(uuid) ?? 'a0',
        ...(alias === undefined ? {} : { alias }),
        props: content.props,
        style: within(content.style, type, pageWidth),
      },
    ]),
  )
}

/** One of the panels that may contain this type, or the top level. */
function parentFor({ type, place }: Drawn, drawn: [string, Drawn][]): string | null {
  const panels = drawn.filter(([, panel]) => catalogue[panel.type]?.children?.includes(type))
  return panels[place % (panels.length + 1)]?.[0] ?? null
}

/** A missing width counts as its default, so a narrow page needs an explicit one. */
function within(style: JsonObject, type: string, pageWidth: number): JsonObject {
  const byDefault = resolvedSchemas[type]?.properties?.['style']?.properties?.['width']?.default
  const width = style['width'] ?? byDefault
  return typeof width === 'number' && width > pageWidth ? { ...style, width: pageWidth } : style
}
