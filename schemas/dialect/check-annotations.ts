import type { Report } from './problem'
import { assertionKeywords, entities } from './keywords'
import type { Schema } from './schema'
import type { Place } from './walk'

const assertions: ReadonlySet<string> = new Set(assertionKeywords)

/** What the x-keywords of one schema must look like. */
export function checkAnnotations(schema: Schema, at: Place, report: Report): void {
  const { 'x-name': name, 'x-enum': labels, 'x-entity': entity, 'x-merge': merge } = schema
  if (name !== undefined && !/^[A-Z][A-Za-z0-9]*$/.test(name))
    report(`x-name must be PascalCase, got "${name}"`)
  if (labels && labels.length !== (schema.enum ?? []).length && schema.$ref === undefined)
    report(`x-enum must have one label per enum value: ${labels.length} for ${(schema.enum ?? []).length}`)
  if (entity !== undefined && !entities.some((known) => known === entity))
    report(`x-entity must be one of ${entities.join(', ')}, got "${entity}"`)
  for (const property of merge === undefined || merge === 'all' ? [] : merge.flat())
    if (schema.$ref === undefined && !schema.properties?.[property])
      report(`x-merge names "${property}", which is no property`)
  checkPlaceholder(schema, at, report)
  checkMessages(schema, at, report)
}

/** A placeholder is recognised by comparison with the default, so it must be a property of the widget's own props. */
function checkPlaceholder(schema: Schema, at: Place, report: Report): void {
  const drops = schema['x-placeholder']
  if (drops === undefined) return
  if (!['entries', 'widget'].includes(drops))
    report(`x-placeholder must be "entries" or "widget", got "${String(drops)}"`)
  if (schema.default === undefined) report('x-placeholder needs a default beside it')
  if (!/^\/props\/[^/]+$/.test(at.dataPath)) report('x-placeholder is only allowed on a property of props')
}

/** A message stands on the object whose keyword it explains; `required` on the property that may be missing. */
function checkMessages(schema: Schema, at: Place, report: Report): void {
  for (const [keyword, text] of Object.entries(schema['x-messages'] ?? {})) {
    if (typeof text !== 'string' || text === '') report(`x-messages.${keyword} must be a text`)
    if (!assertions.has(keyword)) report(`x-messages.${keyword}: no such keyword to explain`)
    else if (keyword === 'required') {
      if (at.role !== 'property' || at.parent?.required?.includes(at.key) !== true)
        report('x-messages.required stands on a property that its parent requires')
    } else if (schema.$ref === undefined && !(keyword in schema))
      report(`x-messages.${keyword} explains a keyword that is not beside it`)
  }
}
