import { banner, generatedFolder, toJson, type Files, type Output } from './output'

const folder = `${generatedFolder}/resolved`

/** Every widget schema with its references inlined: what editors, forms, fuzz tests, import and export read. */
export const resolvedSchemas: Output = ({ widgets }) => {
  const files: Files = { [`${folder}/index.ts`]: indexOf(widgets.map(({ type }) => type)) }
  for (const { type, resolved } of widgets)
    files[`${folder}/${type}.json`] = toJson({
      $comment: 'Written by scripts/generate.ts (npm run generate); do not edit.',
      ...resolved,
    })
  return files
}

const name = (type: string) => type.replaceAll(/\W/g, '_')

function indexOf(types: string[]): string {
  return `${banner}import type { Schema } from '../../dialect/schema'
${types.map((type) => `import ${name(type)} from './${type}.json'`).join('\n')}

/** Widget type → its resolved schema. For server, scripts and tests: shoppers and operators load none of it. */
export const resolvedSchemas: Readonly<Record<string, Schema>> = {
${types.map((type) => `  '${type}': ${name(type)} as Schema,`).join('\n')}
}
`
}
