import type { Content, Entity } from '@schemas/dialect/keywords'
import type { DrawnEntity } from '@schemas/entities'
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
  const contents = widgets
    .map(({ type, resolved }) => [type, contentsOf(resolved)] as const)
    .filter(([, found]) => found.length > 0)
  const nearby = widgets.filter(({ resolved }) => resolved['x-ui']?.nearby === true).map(({ type }) => type)
  const text = `import type { ContentMark, EntityMark } from '../entities'

/** Widget type → every \`x-entity\` mark of its schema; \`*\` stands for each item of an array. */
export const entityMarks: Record<string, EntityMark[]> = ${JSON.stringify(Object.fromEntries(marks))}

/**
 * Widget type → every value that it shows something of: ids that are no links, and \`x-content\`. While all of them are
 * empty there is nothing to see.
 */
export const contentMarks: Record<string, ContentMark[]> = ${JSON.stringify(Object.fromEntries(contents))}

/** Widget types that show the shops near the shopper (\`x-ui.nearby\`), whatever ids they hold. */
export const nearbyTypes: ReadonlySet<string> = new Set(${JSON.stringify(nearby)})
`
  return { [`${generatedFolder}/entities.ts`]: await typescript('entities.ts', text) }
}

interface When {
  prop: string
  in: Json[]
}

interface Mark {
  path: string[]
  entity: Entity
  link?: true
  when?: When
}

const marksOf = (schema: Schema): Mark[] =>
  placesOf(schema, 'x-entity').map(({ value, inLink, when, path }) => ({
    path,
    entity: value as Entity,
    ...(inLink && { link: true }),
    ...(when && !inLink && { when }),
  }))

interface ContentPlace {
  path: string[]
  content: Content | DrawnEntity
  when?: When
}

const contentsOf = (schema: Schema): ContentPlace[] =>
  [...placesOf(schema, 'x-entity'), ...placesOf(schema, 'x-content')]
    .filter(({ inLink }) => !inLink)
    .map(({ value, when, path }) => ({
      path,
      content: value as Content | DrawnEntity,
      ...(when && { when }),
    }))

interface Place {
  path: string[]
  value: string
  inLink: boolean
  when: When | undefined
}

/** Every value that has this annotation. */
function placesOf(schema: Schema, keyword: 'x-entity' | 'x-content'): Place[] {
  const places: Place[] = []
  const links: string[] = []
  const shownWhen: [prefix: string, when: When][] = []
  // parents are visited first, so that a link is known before its content
  walk(schema, ({ [keyword]: value, 'x-name': name, 'x-ui': ui }, { conditional, dataPath }) => {
    if (conditional) return
    if (ui?.when) shownWhen.push([`${dataPath}/`, ui.when])
    if (name === LINK) links.push(`${dataPath}/`)
    if (!value) return
    const inLink = links.some((link) => dataPath.startsWith(link))
    const when = shownWhen.find(([prefix]) => dataPath.startsWith(prefix))?.[1]
    places.push({ path: dataPath.slice(1).split('/'), value, inLink, when })
  })
  return places
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
