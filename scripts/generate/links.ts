import type { Content, Entity } from '@schemas/dialect/keywords'
import type { DrawnEntity } from '@schemas/entities'
import type { Schema } from '@schemas/dialect/schema'
import { walk } from '@schemas/dialect/walk'
import type { Json } from '@schemas/page'
import { generatedFolder, type Output, typescript } from './output'

/** The common schema whose ids are only link targets and need no data. */
const LINK = 'Link'
/** The common schema whose ids say what is looked for. */
const GOODS_RULE = 'GoodsRule'
const GOODS_ENTRY = 'GoodsEntry'

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
  const text = `import type { ContentMark, EntityMark } from '../entities'
import type { RuleMark } from '../goods-rules'

/** Widget type → every \`x-entity\` mark of its schema; \`*\` stands for each item of an array. */
export const entityMarks: Record<string, EntityMark[]> = ${JSON.stringify(Object.fromEntries(marks))}

/**
 * Widget type → every value that it shows something of: ids that are no links, and \`x-content\`. While all of them are
 * empty there is nothing to see.
 */
export const contentMarks: Record<string, ContentMark[]> = ${JSON.stringify(Object.fromEntries(contents))}

/** Widget type → every list of products that a rule beside it may fill. */
export const ruleMarks: Record<string, RuleMark[]> = ${JSON.stringify(Object.fromEntries(rules))}

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
  rule?: true
  when?: When
}

const marksOf = (schema: Schema): Mark[] =>
  placesOf(schema, 'x-entity').map(({ value, inLink, inRule, when, path }) => ({
    path,
    entity: value as Entity,
    ...(inLink && { link: true }),
    ...(inRule && { rule: true }),
    ...(when && !inLink && { when }),
  }))

interface RulePlace {
  path: string[]
  list: string
  when?: When
}

/** Objects with a rule and, beside it, the list of products that it may fill. */
function rulesOf(schema: Schema): RulePlace[] {
  const shownWhen = new ShownWhen()
  const places: RulePlace[] = []
  walk(schema, (node, { conditional, dataPath, parent }) => {
    if (conditional) return
    shownWhen.visit(node, dataPath)
    if (node['x-name'] !== GOODS_RULE) return
    const list = Object.entries(parent?.properties ?? {}).find(([, { items }]) => isEntry(items))?.[0]
    if (list === undefined) throw new Error(`expected a list of products beside the rule at ${dataPath}`)
    const when = shownWhen.at(dataPath)
    places.push({ path: dataPath.slice(1).split('/').slice(0, -1), list, ...(when && { when }) })
  })
  return places
}

const isEntry = (items: Schema['items']) => !Array.isArray(items) && items?.['x-name'] === GOODS_ENTRY

/** The condition of the outermost value around a place that is shown on condition. */
class ShownWhen {
  readonly #found: [prefix: string, when: When][] = []

  visit({ 'x-ui': ui }: Schema, dataPath: string) {
    if (ui?.when) this.#found.push([`${dataPath}/`, ui.when])
  }

  at(dataPath: string): When | undefined {
    return this.#found.find(([prefix]) => dataPath.startsWith(prefix))?.[1]
  }
}

interface ContentPlace {
  path: string[]
  content: Content | DrawnEntity
  when?: When
}

const contentsOf = (schema: Schema): ContentPlace[] =>
  [...placesOf(schema, 'x-entity'), ...placesOf(schema, 'x-content')]
    .filter(({ inLink, inRule }) => !inLink && !inRule)
    .map(({ value, when, path }) => ({
      path,
      content: value as Content | DrawnEntity,
      ...(when && { when }),
    }))

interface Place {
  path: string[]
  value: string
  inLink: boolean
  inRule: boolean
  when: When | undefined
}

/** Every value that has this annotation. */
function placesOf(schema: Schema, keyword: 'x-entity' | 'x-content'): Place[] {
  const places: Place[] = []
  const links: string[] = []
  const rules: string[] = []
  const shownWhen = new ShownWhen()
  // parents are visited first, so that a link is known before its content
  walk(schema, (node, { conditional, dataPath }) => {
    const { [keyword]: value, 'x-name': name } = node
    if (conditional) return
    shownWhen.visit(node, dataPath)
    if (name === LINK) links.push(`${dataPath}/`)
    if (name === GOODS_RULE) rules.push(`${dataPath}/`)
    if (!value) return
    const isIn = (all: readonly string[]) => all.some((prefix) => dataPath.startsWith(prefix))
    places.push({
      path: dataPath.slice(1).split('/'),
      value,
      inLink: isIn(links),
      inRule: isIn(rules),
      when: shownWhen.at(dataPath),
    })
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
