/** Lists of products that a rule fills: the server finds them, so that a page shows what the shop sells today. */
import ruleSchema from './common/shop/goods-rule.schema.json'
import { derivedMap } from './derived'
import { filledProp } from './fill'
import { ruleMarks } from './generated/entities'
import type { GoodsRule } from './generated/types'
import { isRecord, withValue } from './json'
import type { Json, JsonObject, PageJson, WidgetJson } from './page'
import { eachObject, pathTreeOf, type PathTree } from './path-tree'

/** A list that a rule may fill: of products, beside the rule in the same object. */
export interface RuleMark {
  /** Path of the object from the widget: `['props', 'data', '*']`. */
  path: string[]
  /** Property with the products. */
  list: string
  /** Shown only while this property has one of these values (`x-ui.when`). */
  when?: { prop: string; in: Json[] }
}

/** A rule with the shop whose products alone it takes. */
export interface PlacedRule extends GoodsRule {
  /** Of the place; absent: the whole company's. */
  distributor_id?: string
}

/** Ids of products by `keyOfRule`. */
export type RuleGoods = Record<string, string[]>

/** Name of the rule in the object that also has the list. */
export const RULE = 'rule'

type Content = Pick<WidgetJson, 'type' | 'props'>

interface Place {
  rule: PlacedRule
  /** Path of the object with the rule. */
  path: readonly string[]
  list: string
}

const { minimum: LEAST, maximum: MOST } = ruleSchema.properties.count
const ORDERS: readonly unknown[] = ruleSchema.properties.order.enum

type MarkedPlace = RuleMark & { tree: PathTree }

/** Marks by widget type. Their paths are turned into trees once, since validation and canvas walk every widget. */
const marked = derivedMap<string, readonly MarkedPlace[]>()

function marksOf(type: string): readonly MarkedPlace[] | undefined {
  const known = marked.get(type)
  if (known || !Object.hasOwn(ruleMarks, type)) return known
  const marks = ruleMarks[type]?.map((mark) => ({ ...mark, tree: pathTreeOf([mark.path]) })) ?? []
  marked.set(type, marks)
  return marks
}

/** Whether widgets of this type may have rules. */
export const hasRules = (type: string): boolean => marksOf(type) !== undefined

/** The rules of a widget, where they stand; a rule that is not valid yet is none. */
export function rulesOf(widget: Content): Place[] {
  const { type, props } = widget
  const places: Place[] = []
  for (const { tree, list, when } of marksOf(type) ?? []) {
    if (when && !when.in.includes(filledProp(type, props, when.prop) ?? null)) continue
    eachObject(widget, tree, (holder, trail) => {
      const rule = holder[RULE] === undefined ? null : placedRule(holder[RULE], holder['shop_id'])
      if (rule) places.push({ rule, path: trail.map(String), list })
    })
  }
  return places
}

/** A rule in one form, so that equal rules have equal keys. @param shop id of the place's shop, where it has one */
export function placedRule(value: unknown, shop?: unknown): PlacedRule | null {
  if (!isRecord(value)) return null
  const { count, order } = value
  const counts = typeof count === 'number' && Number.isInteger(count) && count >= LEAST && count <= MOST
  if (!counts || !ORDERS.includes(order) || shop === '') return null
  const text = (name: 'category_id' | 'brand_id' | 'tag_id') => {
    const id = value[name]
    return typeof id === 'string' && id !== '' ? { [name]: id } : {}
  }
  return {
    ...text('category_id'),
    ...text('brand_id'),
    ...text('tag_id'),
    ...(value['promoted'] === true && { promoted: true }),
    ...(typeof shop === 'string' && { distributor_id: shop }),
    order: order as GoodsRule['order'],
    count,
  }
}

/** The different rules of pages, by their keys. */
export function collectRules(...pages: Pick<PageJson, 'widgets'>[]): Map<string, PlacedRule> {
  const rules = pages.flatMap(({ widgets }) => Object.values(widgets).flatMap(rulesOf))
  return new Map(rules.map(({ rule }) => [keyOfRule(rule), rule]))
}

/** Equal for rules that find the same. `placedRule` writes properties in one order. */
export const keyOfRule = (rule: PlacedRule): string => JSON.stringify(rule)

/** Whether a rule decides what is shown at this place, which is inside the list or the list itself. */
export const isRuled = (places: readonly Place[], at: readonly string[]): boolean =>
  places.some(({ path, list }) => at[path.length] === list && path.every((step, index) => at[index] === step))

/** An entry of a list: the id is enough where live rows are drawn. */
const bareEntry = (goods_id: string): Json => ({ goods_id })

/**
 * The widget with what its rules have found in place of its lists, and without these rules; the same object if it has no
 * rule that is answered.
 */
export function withRuleGoods<W extends Content>(
  widget: W,
  found: RuleGoods,
  entryOf: (goods_id: string) => Json = bareEntry,
): W {
  let props: Json = widget.props
  for (const { rule, path, list } of rulesOf(widget)) {
    const key = keyOfRule(rule)
    const goods = Object.hasOwn(found, key) ? found[key] : undefined
    // paths begin with `props`; list indexes are written as texts
    if (!goods) continue
    const holder = path.slice(1).map(stepOf)
    const listed = withValue(props, [...holder, list], goods.map(entryOf))
    props = withValue(listed, [...holder, RULE], undefined)
  }
  return props === widget.props ? widget : { ...widget, props: props as JsonObject }
}

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step)
