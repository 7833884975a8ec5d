import type { CoupledKeys } from '@schemas/coupled'
import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/** Widget type → the keys that a merge of two edited pages treats as one value (`x-merge`). */
export const coupled: Output = async ({ widgets }) => {
  const groups = widgets
    .map(({ type, resolved }) => [type, coupledIn(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const text = `import type { CoupledKeys } from '../coupled'

/** Widget type → every \`x-merge\` group of its schema; \`*\` stands for each item of an array. */
export const coupledKeys: Record<string, CoupledKeys[]> = ${JSON.stringify(Object.fromEntries(groups))}
`
  return { [`${generatedFolder}/coupled.ts`]: await typescript('coupled.ts', text) }
}

/** The groups of one resolved schema, at every depth. */
function coupledIn(schema: Schema): CoupledKeys[] {
  const found: CoupledKeys[] = []
  walk(schema, ({ 'x-merge': merge }, { conditional, dataPath }) => {
    if (conditional || merge === undefined) return
    const path = dataPath.split('/').slice(1)
    for (const keys of merge === 'all' ? (['all'] as const) : merge) found.push({ path, keys })
  })
  return found
}
