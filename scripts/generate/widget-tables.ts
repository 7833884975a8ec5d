import { coupledIn, orderOf } from '@schemas/tables/derive'
import { generatedFolder, type Output, constantOf, typescript } from './output'
import { SharedLiterals } from './shared-literals'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

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

const FOLDER = 'schemas/migrations'

/** Widget type → its steps, for every folder of `schemas/migrations` that has a `steps.ts`. */
export const chains: Output = async ({ root }) => {
  const types = typesWithSteps(root)
  const imports = types.map((type) => `import { steps as ${type} } from '../migrations/${type}/steps'\n`)
  const text = `import type { Chains } from '../migrations/chain'
${imports.join('')}
/** Steps by widget type and by the version they read. */
export const chains: Chains = { ${types.join(', ')} }
`
  return { [`${generatedFolder}/chains.ts`]: await typescript('chains.ts', text) }
}

/** Folders of steps below `schemas/migrations` except the tests'; none outside of a repository. */
function typesWithSteps(root: string): string[] {
  const folder = path.join(root, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name !== 'fixtures' && existsSync(path.join(folder, name, 'steps.ts')))
    .toSorted()
}
