import { kindsSchema } from '@schemas/dialect/kinds-schema'
import { generatedFolder, toJson, type Output, typescript } from './output'

/** Kinds of rows and of links, from `schemas/kinds.json`. */
export const kinds: Output = async ({ kinds: { entities, linkTargets, linkTitles } }) => {
  const names = `import type { Tables } from '../tables/tables'

/** Kinds of rows whose ids a schema may mark with \`x-entity\` (schemas/kinds.json). */
export const entities = ${JSON.stringify(entities)} as const
export type Entity = (typeof entities)[number]

/** Kind of links → what operators read. */
export const linkTitles: Tables['linkTitles'] = ${JSON.stringify(linkTitles)}
`
  const targets = `import type { Tables } from '../tables/tables'

/** Kind of links → where it leads. */
export const linkTargets: Tables['linkTargets'] = ${JSON.stringify(linkTargets)}
`
  return {
    [`${generatedFolder}/kinds.ts`]: await typescript('kinds.ts', names),
    [`${generatedFolder}/link-targets.ts`]: await typescript('link-targets.ts', targets),
    [`${generatedFolder}/kinds.schema.json`]: toJson(kindsSchema),
  }
}
