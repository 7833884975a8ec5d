import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/** Form → paths of ids of other rows in its values, and their kind. */
export const formLinks: Output = async ({ settings, records, actions }) => {
  const links = [...settings, ...records, ...actions]
    .map(({ type, resolved }) => [type, linksOf(resolved)] as const)
    .filter(([, found]) => Object.keys(found).length > 0)
  const text = `/**
 * Form → where ids of other rows stand in its value (\`x-ui.record\`, \`x-entity\`), and of which kind they are; \`*\` stands
 * for each item of a list.
 */
export const formLinks: Record<string, Record<string, string>> = ${JSON.stringify(Object.fromEntries(links))}
`
  return { [`${generatedFolder}/form-links.ts`]: await typescript('form-links.ts', text) }
}

const PROPS = '/props/'

function linksOf(schema: Schema): Record<string, string> {
  const links: Record<string, string> = {}
  walk(schema, ({ 'x-entity': entity, 'x-ui': ui, type }, { conditional, dataPath }) => {
    const kind = entity ?? ui?.['record']
    if (conditional || typeof kind !== 'string' || !dataPath.startsWith(PROPS)) return
    const path = dataPath.slice(PROPS.length)
    links[type === 'array' ? `${path}/*` : path] = kind
  })
  return links
}
