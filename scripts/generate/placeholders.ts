import { walk } from '@schemas/dialect/walk'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/** Widget type → its values that are placeholders until an operator edits them (`x-placeholder`). */
export const placeholders: Output = async ({ widgets }) => {
  const marks = widgets.flatMap(({ type, resolved }) => {
    const found: object[] = []
    walk(resolved, ({ 'x-placeholder': drops, default: value }, { conditional, dataPath }) => {
      if (drops && !conditional) found.push({ name: dataPath.slice('/props/'.length), drops, value })
    })
    return found.length > 0 ? [[type, found]] : []
  })
  const text = `import type { PlaceholderMark } from '../placeholders'

/** Widget type → every \`x-placeholder\` mark of its schema. */
export const placeholderMarks: Record<string, PlaceholderMark[]> = ${JSON.stringify(Object.fromEntries(marks))}
`
  return { [`${generatedFolder}/placeholders.ts`]: await typescript('placeholders.ts', text) }
}
