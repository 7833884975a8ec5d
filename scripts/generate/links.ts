import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import { contentsOf, marksOf, rulesOf } from '@schemas/tables/marks'
import { generatedFolder, type Output, typescript } from './output'

/** Widget type → paths of ids of products, coupons … in it. */
export const entities: Output = async ({ widgets, forms }) => {
  const marks = [...widgets, ...forms]
    .map(({ type, resolved }) => [type, marksOf(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const contents = widgets
    .map(({ type, resolved }) => [type, contentsOf(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const nearby = widgets.filter(({ resolved }) => resolved['x-ui']?.nearby === true).map(({ type }) => type)
  const rules = widgets
    .map(({ type, resolved }) => [type, rulesOf(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const text = `import type { Tables } from '../tables/tables'

/** Widget type → every \`x-entity\` mark of its schema; \`*\` stands for each item of an array. */
export const entityMarks: Tables['entityMarks'] = ${JSON.stringify(Object.fromEntries(marks))}

/**
 * Widget type → every value that it shows something of: ids that are no links, and \`x-content\`. While all of them are
 * empty there is nothing to see.
 */
export const contentMarks: Tables['contentMarks'] = ${JSON.stringify(Object.fromEntries(contents))}

/** Widget type → every list of products that a rule beside it may fill. */
export const ruleMarks: Tables['ruleMarks'] = ${JSON.stringify(Object.fromEntries(rules))}

/** Widget types that show the shops near the shopper (\`x-ui.nearby\`), whatever ids they hold. */
export const nearbyTypes: ReadonlySet<string> = new Set(${JSON.stringify(nearby)})
`
  return { [`${generatedFolder}/entities.ts`]: await typescript('entities.ts', text) }
}

/** Form → paths of ids of other rows in its values, and their kind. */
export const formLinks: Output = async ({ forms }) => {
  const links = [...forms]
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
