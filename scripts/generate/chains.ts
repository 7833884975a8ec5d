import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

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
