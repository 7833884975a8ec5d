import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/** Widget type → `schemaPath` of the broken keyword → the exact text of its `x-messages`. */
export const messages: Output = async ({ widgets, settings, records, actions, sheets, envelope }) => {
  const table: [string, Record<string, string>][] = [
    ...widgets,
    ...settings,
    ...records,
    ...actions,
    ...sheets,
  ].map(({ type, resolved }) => [type, messagesOf(resolved)])
  table.push(['page', messagesOf(envelope)])
  const text = `/** Widget type → schemaPath (for \`required\` followed by the missing property) → what the operator reads. */
export const messages: Record<string, Record<string, string>> = ${JSON.stringify(Object.fromEntries(table))}
`
  return { [`${generatedFolder}/messages.ts`]: await typescript('messages.ts', text) }
}

/** Exported for the contract suites, which look for each text at its place. */
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
