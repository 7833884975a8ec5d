import { messagesOf } from '@schemas/tables/derive'
import { placeholdersIn } from '@schemas/tables/marks'
import { generatedFolder, type Output, constantOf, typescript } from './output'
import { SharedLiterals } from './shared-literals'
import path from 'node:path'

/** Widget type → `schemaPath` of the broken keyword → the exact text of its `x-messages`. */
export const messages: Output = async ({ commons, widgets, forms, sheets, envelope }) => {
  const literals = new SharedLiterals()
  for (const { id, resolved } of commons)
    literals.offer(`${constantOf(id)}Messages`, messagesOf({ properties: { style: resolved } }))
  const validated = [...widgets, ...forms, ...sheets]
  const rows = [...validated, { type: 'page', resolved: envelope }].map(
    ({ type, resolved }) => `'${type}': ${literals.print(messagesOf(resolved))},\n`,
  )
  const text = `${literals.declarations()}
/** Widget type → schemaPath (for \`required\` followed by the missing property) → what the operator reads. */
export const messages: Record<string, Record<string, string>> = {
${rows.join('')}}
`
  return { [`${generatedFolder}/messages.ts`]: await typescript('messages.ts', text) }
}

/**
 * Writes one file of texts for each widget and shared shape that declares `x-strings`, so that a shopper's chunk contains
 * only the texts of its own widgets.
 */
export const strings: Output = async ({ widgets, commons }) => {
  const shared = commons.map(({ id, resolved }) => ({ stem: path.basename(id), resolved }))
  const own = widgets.map(({ type, resolved }) => ({ stem: type, resolved }))
  const files = [...own, ...shared].flatMap(({ stem, resolved }) => {
    const texts = resolved['x-strings']
    return texts && Object.keys(texts).length > 0 ? [{ name: `strings/${stem}.ts`, texts }] : []
  })
  const written = files.map(async ({ name, texts }) => [
    `${generatedFolder}/${name}`,
    await typescript(name, `export const strings = ${JSON.stringify(texts)} as const\n`),
  ])
  return Object.fromEntries(await Promise.all(written)) as Record<string, string>
}

/** Widget type → its values that are placeholders until an operator edits them (`x-placeholder`). */
export const placeholders: Output = async ({ widgets }) => {
  const marks = widgets
    .map(({ type, resolved }) => [type, placeholdersIn(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const text = `import type { Tables } from '../tables/tables'

/** Widget type → every \`x-placeholder\` mark of its schema. */
export const placeholderMarks: Tables['placeholderMarks'] = ${JSON.stringify(Object.fromEntries(marks))}
`
  return { [`${generatedFolder}/placeholders.ts`]: await typescript('placeholders.ts', text) }
}
