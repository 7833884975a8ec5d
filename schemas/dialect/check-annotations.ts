import type { Report } from './problem'
import { assertionKeywords, contents } from './keywords'
import type { Schema, UiHints } from './schema'
import type { SchemaPosition } from './walk'
import { closestOf } from './closest'
import { hints, leafNames } from './hints'
import { unknownKind } from './kinds'

const assertions: ReadonlySet<string> = new Set(assertionKeywords)

/** Checks of the x-keywords of one schema. @param entities kinds of rows that `x-entity` may name */
export function checkAnnotations(
  schema: Schema,
  at: SchemaPosition,
  entities: readonly string[],
  report: Report,
): void {
  const { 'x-name': name, 'x-enum': labels, 'x-entity': entity, 'x-merge': merge } = schema
  const content = schema['x-content']
  if (name !== undefined && !/^[A-Z][A-Za-z0-9]*$/.test(name))
    report(`x-name must be PascalCase, got "${name}"`)
  if (labels && labels.length !== (schema.enum ?? []).length && schema.$ref === undefined)
    report(`x-enum must have one label per enum value: ${labels.length} for ${(schema.enum ?? []).length}`)
  if (entity !== undefined && !entities.includes(entity))
    report(`x-entity must be one of ${unknownKind(entity, entities)}`)
  if (content !== undefined && !contents.some((known) => known === content))
    report(`x-content must be one of ${contents.join(', ')}, got "${content}"`)
  for (const property of merge === undefined || merge === 'all' ? [] : merge.flat())
    if (schema.$ref === undefined && !schema.properties?.[property])
      report(`x-merge names "${property}", which is no property`)
  checkPlaceholder(schema, at, report)
  checkViewport(schema, at, report)
  checkMessages(schema, at, report)
}

/**
 * A placeholder is recognised by comparison with the default, so it must be a direct property of the widget's props.
 */
function checkPlaceholder(schema: Schema, at: SchemaPosition, report: Report): void {
  const drops = schema['x-placeholder']
  if (drops === undefined) return
  if (!['entries', 'widget'].includes(drops))
    report(`x-placeholder must be "entries" or "widget", got "${String(drops)}"`)
  if (schema.default === undefined) report('x-placeholder needs a default beside it')
  if (!/^\/props\/[^/]+$/.test(at.dataPath)) report('x-placeholder is only allowed on a property of props')
}

/** A phone's own value replaces the whole property, so ids and the targets of links must not be inside. */
function checkViewport(schema: Schema, at: SchemaPosition, report: Report): void {
  if (schema['x-viewport'] === undefined) return
  if (schema['x-viewport'] !== true) report('x-viewport must be true')
  if (at.role !== 'property' || !/^(\/props|\/style)?\/[^/]+$/.test(at.dataPath))
    report('x-viewport is only allowed on a property of props or style')
  if (schema.properties || schema.items || schema['x-entity'])
    report('x-viewport is only allowed on a plain value, not on lists, objects and ids')
}

/** A message belongs on the schema whose keyword it explains; `required` on the property that may be missing. */
function checkMessages(schema: Schema, at: SchemaPosition, report: Report): void {
  for (const [keyword, text] of Object.entries(schema['x-messages'] ?? {})) {
    if (typeof text !== 'string' || text === '') report(`x-messages.${keyword} must be a text`)
    if (!assertions.has(keyword))
      report(
        `x-messages.${keyword}: no such keyword to explain; did you mean "${closestOf(keyword, assertions)}"?`,
      )
    else if (keyword === 'required') {
      if (at.role !== 'property' || at.parent?.required?.includes(at.key) !== true)
        report('x-messages.required stands on a property that its parent requires')
    } else if (schema.$ref === undefined && !(keyword in schema))
      report(`x-messages.${keyword} explains a keyword that is not beside it`)
  }
}

/** Checks that hints and leaf names are known and that the properties they name exist. @param root of the file */
export function checkHints(ui: UiHints | undefined, schema: Schema, root: Schema, report: Report): void {
  if (!ui) return
  for (const name of Object.keys(ui))
    if (!Object.hasOwn(hints, name))
      report(`unknown hint x-ui.${name}; did you mean "${closestOf(name, Object.keys(hints))}"?`)
  const { widget, when, order } = ui
  if (widget !== undefined && !Object.hasOwn(leafNames, widget))
    report(
      `unknown control x-ui.widget "${widget}"; did you mean "${closestOf(widget, Object.keys(leafNames))}"?`,
    )
  const props = root.properties?.['props']?.properties
  if (when && props && !props[when.prop])
    report(`x-ui.when names "${when.prop}", which is no property of props${meant(when.prop, props)}`)
  for (const name of Array.isArray(order) ? order : [])
    if (schema.properties && !schema.properties[name])
      report(`x-ui.order names "${name}", which is no property${meant(name, schema.properties)}`)
}

const meant = (name: string, known: object) => `; did you mean "${closestOf(name, Object.keys(known))}"?`
