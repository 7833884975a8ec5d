/** What the tables say of one resolved schema; the generator prints it, `tablesOf` keeps it. */
import type { CoupledKeys } from '../coupled'
import type { Schema } from '../dialect/schema'
import { walk } from '../dialect/walk'
import { applyPlan, type FillPlan } from '../fill-plan'
import type { KeyOrder } from '../key-order'
import type { JsonObject } from '../page'

/** The defaults below one schema, or null when there are none. */
export function planOf(schema: Schema): FillPlan | null {
  const plan: FillPlan = {}
  const missing: JsonObject = {}
  const inner: Record<string, FillPlan> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const deeper = planOf(property)
    if (deeper) inner[name] = deeper
    if (property.default !== undefined)
      missing[name] = deeper ? applyPlan(property.default, deeper) : property.default
  }
  if (Object.keys(missing).length > 0) plan.missing = missing
  if (Object.keys(inner).length > 0) plan.inner = inner
  if (Array.isArray(schema.items)) {
    const tuple = schema.items.map(planOf)
    if (tuple.some(Boolean)) plan.tuple = tuple
  } else {
    const each = schema.items && planOf(schema.items)
    if (each) plan.each = each
  }
  return Object.keys(plan).length > 0 ? plan : null
}

/** The schema's own order of keys. */
export function orderOf(schema: Schema): KeyOrder | null {
  const order: KeyOrder = {}
  if (schema.properties)
    order.keys = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, orderOf(property)]),
    )
  if (Array.isArray(schema.items)) order.items = schema.items.map((item) => orderOf(item) ?? {})
  else if (schema.items) order.items = orderOf(schema.items)
  return order.keys || order.items ? order : null
}

/** The groups of one resolved schema, at every depth. */
export function coupledIn(schema: Schema): CoupledKeys[] {
  const found: CoupledKeys[] = []
  walk(schema, ({ 'x-merge': merge }, { conditional, dataPath }) => {
    if (conditional || merge === undefined) return
    const keysAt = dataPath.split('/').slice(1)
    for (const keys of merge === 'all' ? (['all'] as const) : merge) found.push({ path: keysAt, keys })
  })
  return found
}

/** `schemaPath` of each keyword (for `required` followed by the missing property) → what the operator reads. */
export function messagesOf(schema: Schema): Record<string, string> {
  const table: Record<string, string> = {}
  walk(schema, (node, at) => {
    for (const [keyword, text] of Object.entries(node['x-messages'] ?? {}))
      if (keyword !== 'required') table[`${at.pointer}/${keyword}`] = text
    for (const name of node.required ?? []) {
      const text = node.properties?.[name]?.['x-messages']?.['required']
      if (text) table[`${at.pointer}/required/${name}`] = text
    }
  })
  return table
}
