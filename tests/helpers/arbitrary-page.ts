import * as fc from 'fast-check'
import { generateNKeysBetween } from 'fractional-indexing'
import { insertDefaults, type JsonObject, type PageJson, type WidgetJson } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'

/** One seed for the schemas' property tests; fast-check prints it with every failure. */
export const SEED = 20261121

const ORDER_KEYS = generateNKeysBetween(null, null, 6)

/** Types of pages, and an unknown one. */
const types = [...Object.keys(catalogue).filter((type) => type !== 'W0000' && type !== 'W0009'), 'W0999']

/** Few letters, so that ties and prefixes occur; JavaScript objects reorder keys that are digits only. */
const uuid = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'B', '_', '-', '0', '9'), minLength: 1, maxLength: 6 }),
  fc.nat(200).map(String),
)

/** Property names unknown to all schemas, with any JSON under them; never a name that the guard refuses, nor -0. */
const extras: fc.Arbitrary<JsonObject> = fc
  .dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 })
  .map((value) => JSON.stringify(value))
  .filter((text) => !/"(__proto__|constructor)":/.test(text))
  .map((text): JsonObject => JSON.parse(text))

const widget = fc
  .record({
    type: fc.constantFrom(...types),
    order: fc.constantFrom(...ORDER_KEYS),
    parent: fc.option(uuid),
    extras,
    isFull: fc.boolean(),
    alias: fc.option(fc.string(), { nil: undefined }),
    hidden: fc.option(fc.boolean(), { nil: undefined, freq: 4 }),
    locked: fc.option(fc.boolean(), { nil: undefined, freq: 4 }),
  })
  .map(({ type, order, parent, extras: more, isFull, alias, hidden, locked }): WidgetJson => {
    const { props, style } = isFull && type !== 'W0999' ? insertDefaults(type) : { props: {}, style: {} }
    return {
      type,
      v: 1,
      parent,
      order,
      ...(alias !== undefined && { alias }),
      ...(hidden !== undefined && { hidden }),
      ...(locked !== undefined && { locked }),
      props: { ...props, ...more },
      style,
    }
  })

/**
 * Pages of the right shape with valid and invalid values: unknown types and properties, tied orders, missing parents,
 * cycles, uuids like `123`.
 */
export const arbitraryPage: fc.Arbitrary<PageJson> = fc
  .record({ props: extras, widgets: fc.dictionary(uuid, widget, { maxKeys: 12, noNullPrototype: true }) })
  .map(({ props, widgets }) => ({ formatVersion: 2, platform: 'pc', page: { v: 1, props }, widgets }))

/** The smallest page around some widgets; missing fields of a widget are left for the reader to fill. */
export function pageOf(widgets: Record<string, Partial<WidgetJson>>, pageProps: JsonObject = {}): PageJson {
  const entries = Object.entries(widgets)
  const orders = generateNKeysBetween(null, null, entries.length)
  const whole = entries.map(([id, part], index): [string, WidgetJson] => [
    id,
    { type: 'W0011', v: 1, parent: null, order: orders[index] ?? '', props: {}, style: {}, ...part },
  ])
  return {
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: pageProps },
    widgets: Object.fromEntries(whole),
  }
}
