import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { generatedFolder, type Output } from './output'
import { SharedLiterals } from './shared-literals'
import { constantOf, typescript } from './typescript'

/** Widget type → `schemaPath` of the broken keyword → the exact text of its `x-messages`. */
export const messages: Output = async ({
  commons,
  widgets,
  settings,
  records,
  actions,
  sheets,
  envelope,
}) => {
  const literals = new SharedLiterals()
  for (const { id, resolved } of commons)
    literals.offer(`${constantOf(id)}Messages`, messagesOf({ properties: { style: resolved } }))
  const judged = [...widgets, ...settings, ...records, ...actions, ...sheets]
  const rows = [...judged, { type: 'page', resolved: envelope }].map(
    ({ type, resolved }) => `'${type}': ${literals.print(messagesOf(resolved))},\n`,
  )
  const text = `${literals.declarations()}
/** Widget type → schemaPath (for \`required\` followed by the missing property) → what the operator reads. */
export const messages: Record<string, Record<string, string>> = {
${rows.join('')}}
`
  return { [`${generatedFolder}/messages.ts`]: await typescript('messages.ts', text) }
}

/** Exported for the contract suites, which look for each message at its path. */
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
