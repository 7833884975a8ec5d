/** The marks in one resolved schema: ids, content, rules and placeholders. */
import type { Schema } from '../dialect/schema'
import { walk } from '../dialect/walk'
import type { ContentMark, EntityMark } from '../entities'
import type { RuleMark } from '../goods-rules'
import type { PlaceholderMark } from '../placeholders'

/** The common schema whose ids are only link targets and need no data. */
const LINK = 'Link'
/** The common schema whose ids say what is looked for. */
const GOODS_RULE = 'GoodsRule'
const GOODS_ENTRY = 'GoodsEntry'

type When = NonNullable<RuleMark['when']>

/** Where ids stand, of rows and of link targets. */
export const marksOf = (schema: Schema): EntityMark[] =>
  placesOf(schema, 'x-entity').map(({ value, inLink, inRule, when, path }) => ({
    path,
    entity: value,
    ...(inLink && { link: true }),
    ...(inRule && { rule: true }),
    ...(when && !inLink && { when }),
  }))

/** Objects with a rule and, beside it, the list of products that it may fill. */
export function rulesOf(schema: Schema): RuleMark[] {
  const shownWhen = new ShownWhen()
  const places: RuleMark[] = []
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

/** What a widget shows something of: ids that are no links, and `x-content`. */
export const contentsOf = (schema: Schema): ContentMark[] =>
  [...placesOf(schema, 'x-entity'), ...placesOf(schema, 'x-content')]
    .filter(({ inLink, inRule }) => !inLink && !inRule)
    .map(({ value, when, path }) => ({
      path,
      content: value,
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

/** The values that are placeholders until an operator edits them (`x-placeholder`). */
export function placeholdersIn(schema: Schema): PlaceholderMark[] {
  const found: PlaceholderMark[] = []
  walk(schema, ({ 'x-placeholder': drops, default: value }, { conditional, dataPath }) => {
    if (drops && !conditional)
      found.push({ name: dataPath.slice('/props/'.length), drops, value: value ?? null })
  })
  return found
}
