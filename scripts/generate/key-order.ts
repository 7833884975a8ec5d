import type { Schema } from '@schemas/dialect/schema'
import type { KeyOrder } from '@schemas/key-order'
import { banner, generatedFolder, type Output } from './output'

/** Widget type → the order in which canonical files write keys, which is the schema's own. */
export const keyOrder: Output = ({ widgets }) => ({
  [`${generatedFolder}/key-order.ts`]: `${banner}import type { KeyOrder } from '../key-order'

/** Widget type → order of keys in its \`{ props, style }\`; keys that are not named come after, as they were. */
export const keyOrder: Record<string, KeyOrder> = ${JSON.stringify(
    Object.fromEntries(widgets.map(({ type, resolved }) => [type, orderOf(resolved) ?? {}])),
  )}
`,
})

function orderOf(schema: Schema): KeyOrder | null {
  const order: KeyOrder = {}
  if (schema.properties)
    order.keys = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, orderOf(property)]),
    )
  if (Array.isArray(schema.items)) order.items = schema.items.map((item) => orderOf(item) ?? {})
  else if (schema.items) order.items = orderOf(schema.items)
  return order.keys || order.items ? order : null
}
