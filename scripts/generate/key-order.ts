import type { Schema } from '@schemas/dialect/schema'
import type { KeyOrder } from '@schemas/key-order'
import { generatedFolder, type Output } from './output'
import { SharedLiterals } from './shared-literals'
import { constantOf, typescript } from './typescript'

/** Widget type → key order of canonical files, which is the schema's. */
export const keyOrder: Output = async ({ commons, widgets }) => {
  const orders = new SharedLiterals()
  for (const { id, resolved } of commons) orders.offer(constantOf(id), orderOf(resolved) ?? undefined)
  const table = widgets.map(({ type, resolved }) => `'${type}': ${orders.print(orderOf(resolved) ?? {})},\n`)
  const text = `import type { KeyOrder } from '../key-order'

${orders.declarations()}
/** Widget type → order of keys in its \`{ props, style }\`; keys that are not named come after. */
export const keyOrder: Record<string, KeyOrder> = {
${table.join('')}}
`
  return { [`${generatedFolder}/key-order.ts`]: await typescript('key-order.ts', text) }
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
