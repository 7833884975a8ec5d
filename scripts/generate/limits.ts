import { areaOf, definitionsOf, inline, type ApiArea, type ApiSchema } from '@schemas/api/endpoint'
import { readGroups } from './api'
import { generatedFolder, type Output, typescript } from './output'

/**
 * The length limits of the API as constants, one per field, inlined by the build; one file for the shop, one for
 * operators. Fields with alternative forms are omitted.
 */
export const limits: Output = async ({ root, commons }) => {
  const groups = readGroups(root)
  const shared = Object.fromEntries(commons.map(({ id, schema }) => [id, schema]))
  const definitions = definitionsOf(groups, shared)
  const limitsIn = (area: ApiArea) => textOf(groups, area, definitions)
  return {
    [`${generatedFolder}/limits.ts`]: await typescript('limits.ts', limitsIn('shop')),
    [`${generatedFolder}/admin-limits.ts`]: await typescript('admin-limits.ts', limitsIn('admin')),
  }
}

function textOf(
  groups: ReturnType<typeof readGroups>,
  area: ApiArea,
  definitions: ReturnType<typeof definitionsOf>,
): string {
  const parts = Object.values(groups)
    .filter((group) => areaOf(group) === area)
    .flatMap(({ endpoints = [] }) => endpoints)
    .map(({ name, method, path, query, body }) => {
      const sent = [query, body].flatMap((one) => (one ? [inline(one, definitions)] : []))
      const lines = sent.flatMap((schema) => limitsOf(schema, constant(name)))
      return lines.length === 0 ? '' : `// ${method} ${path}\n${lines.join('\n')}\n`
    })
  return `/** Characters of a text, entries of a list. */\n\n${parts.filter(Boolean).join('\n')}`
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
