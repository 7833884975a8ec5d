import { areaOf, definitionsOf, inline, type ApiSchema } from '@schemas/api/endpoint'
import { readGroups } from './api'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/**
 * How much the shop's API takes at most: a constant a field, which the build writes into where it is used. Fields that
 * may be sent in several forms are left out.
 */
export const limits: Output = async ({ root, commons }) => {
  const groups = readGroups(root)
  const shared = Object.fromEntries(commons.map(({ id, schema }) => [id, schema]))
  const definitions = definitionsOf(groups, shared)
  const parts = Object.values(groups)
    .filter((group) => areaOf(group) === 'shop')
    .flatMap(({ endpoints = [] }) => endpoints)
    .map(({ name, method, path, query, body }) => {
      const sent = [query, body].flatMap((one) => (one ? [inline(one, definitions)] : []))
      const lines = sent.flatMap((schema) => limitsOf(schema, constant(name)))
      return lines.length === 0 ? '' : `// ${method} ${path}\n${lines.join('\n')}\n`
    })
  const text = `/** Characters of a text, entries of a list. */\n\n${parts.filter(Boolean).join('\n')}`
  return { [`${generatedFolder}/limits.ts`]: await typescript('limits.ts', text) }
}

function limitsOf({ maxLength, maxItems, properties = {}, items }: ApiSchema, name: string): string[] {
  const own = maxLength ?? maxItems
  return [
    ...(own === undefined ? [] : [`export const ${name} = ${own}`]),
    ...Object.entries(properties).flatMap(([key, inner]) => limitsOf(inner, `${name}_${constant(key)}`)),
    ...(items ? limitsOf(items, `${name}_EACH`) : []),
  ]
}

/** `ApplyAftersale` → `APPLY_AFTERSALE` */
const constant = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toUpperCase()
