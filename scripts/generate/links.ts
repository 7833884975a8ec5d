import type { Entity } from '@schemas/dialect/keywords'
import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import type { Json } from '@schemas/page'
import { generatedFolder, type Output, typescript } from './output'

/** The common schema whose ids are only link targets and need no data. */
const LINK = 'Link'

/** Widget type → paths of ids of products, coupons … in it. */
export const entities: Output = async ({ widgets, forms }) => {
  const marks = [...widgets, ...forms]
    .map(({ type, resolved }) => [type, marksOf(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const nearby = widgets.filter(({ resolved }) => resolved['x-ui']?.nearby === true).map(({ type }) => type)
  const text = `import type { EntityMark } from '../entities'

/** Widget type → every \`x-entity\` mark of its schema; \`*\` stands for each item of an array. */
export const entityMarks: Record<string, EntityMark[]> = ${JSON.stringify(Object.fromEntries(marks))}

/** Widget types that show the shops near the shopper (\`x-ui.nearby\`), whatever ids they hold. */
export const nearbyTypes: ReadonlySet<string> = new Set(${JSON.stringify(nearby)})
`
  return { [`${generatedFolder}/entities.ts`]: await typescript('entities.ts', text) }
}

interface Mark {
  path: string[]
  entity: Entity
  link?: true
  when?: { prop: string; in: Json[] }
}

function marksOf(schema: Schema): Mark[] {
  const marks: Mark[] = []
  const links: string[] = []
  const shownWhen: [prefix: string, when: Mark['when']][] = []
  // parents are visited first, so that a link is known before its content
  walk(schema, ({ 'x-entity': entity, 'x-name': name, 'x-ui': ui }, { conditional, dataPath }) => {
    if (conditional) return
    if (ui?.when) shownWhen.push([`${dataPath}/`, ui.when])
    if (name === LINK) links.push(`${dataPath}/`)
    if (!entity) return
    const inLink = links.some((link) => dataPath.startsWith(link))
    const when = shownWhen.find(([prefix]) => dataPath.startsWith(prefix))?.[1]
    marks.push({
      path: dataPath.slice(1).split('/'),
      entity: entity as Entity,
      ...(inLink && { link: true }),
      ...(when && !inLink && { when }),
    })
  })
  return marks
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
