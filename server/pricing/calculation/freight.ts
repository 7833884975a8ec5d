import { ruleYuan } from '@schemas/money'
import type { FreeFreight, FreightRule } from '../../db/schema'
import { groupBy } from './group-by'
import type { PricingTemplate } from './model'
import type { RunningLine } from './running'

interface FreightFee {
  templates_id: string
  name: string
  rule: string
  freight_fee: number
  /** Cents of goods that are missing to free freight; absent where more goods do not lead to it. */
  short?: number
}

export type Freight = { fees: FreightFee[] } | { undeliverable: string }

/** Cents of all templates together. */
export const freightFee = (freight: Freight): number =>
  'fees' in freight ? freight.fees.reduce((sum, { freight_fee }) => sum + freight_fee, 0) : 0

const [GRAMS, PIECES, CENTS, CUBIC_CENTIMETRES] = [1, 2, 3, 4]
const UNITS: Record<number, string> = {
  [GRAMS]: '克',
  [PIECES]: '件',
  [CENTS]: '元',
  [CUBIC_CENTIMETRES]: '立方厘米',
}

/**
 * The freight of one shop's lines (rule freight-1): lines of one template together, the templates' fees added.
 * Products without a template, or with a disabled or empty one, cost no freight.
 * @param region_ids codes of province, city and county; null: no address yet, which costs nothing. Without city or county
 * the highest possible fee is taken.
 */
export function freightOf(
  lines: readonly RunningLine[],
  templates: ReadonlyMap<string, PricingTemplate>,
  region_ids: readonly string[] | null,
): Freight {
  if (region_ids === null) return { fees: [] }
  const groups = groupBy(lines, ({ line }) => line.templates_id)
  const fees: FreightFee[] = []
  for (const [templates_id, group] of [...groups].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))) {
    const template = templates_id === null ? undefined : templates.get(templates_id)
    if (!template || template.disabled || template.rules.length === 0) continue
    const fee = dearestOf(placesIn(template, region_ids).map((place) => feeOf(template, group, place)))
    if (fee === null) return { undeliverable: template.name }
    fees.push({ templates_id: template.templates_id, name: template.name, ...fee })
  }
  return { fees }
}

type Fee = Pick<FreightFee, 'rule' | 'freight_fee' | 'short'>

/** The highest fee; null if one of the places is not delivered to or has no rule. */
function dearestOf(fees: readonly (Fee | null)[]): Fee | null {
  const known = fees.filter((fee) => fee !== null)
  if (known.length < fees.length) return null
  return known.toSorted((a, b) => b.freight_fee - a.freight_fee)[0] ?? null
}

const LEVELS = 3
/** Of GB/T 2260: each level adds two digits to the code of the one above, zeros follow. */
const DIGITS = 2

/** A place, and the places within it that a template distinguishes. */
function placesIn({ rules, free, no_delivery }: PricingTemplate, region_ids: readonly string[]): string[][] {
  if (region_ids.length === LEVELS) return [[...region_ids]]
  const begin = region_ids.at(-1)?.slice(0, region_ids.length * DIGITS) ?? ''
  const named = [...rules, ...free].flatMap(({ regions }) => regions)
  const within = [...named, ...no_delivery].filter((id) => id.startsWith(begin) && !region_ids.includes(id))
  return [[...region_ids], ...within.map(pathTo)]
}

const pathTo = (id: string): string[] => [
  ...new Set(
    Array.from({ length: LEVELS }, (_, above) =>
      id.slice(0, (above + 1) * DIGITS).padEnd(LEVELS * DIGITS, '0'),
    ),
  ),
]

function feeOf(
  template: PricingTemplate,
  lines: readonly RunningLine[],
  region_ids: readonly string[],
): Fee | null {
  if (template.no_delivery.some((id) => region_ids.includes(id))) return null
  const rule = forRegion(template.rules, region_ids)[0]
  if (!rule) return null
  const amount = lines.reduce((sum, { left }) => sum + left, 0)
  const measure = lines.reduce((sum, running) => sum + measureOf(template.valuation, running), 0)
  const conditions = forRegion(template.free, region_ids)
  const free = conditions.find((condition) => isMet(condition, measure, amount))
  if (free) return { rule: freeText(free, template.valuation), freight_fee: 0 }
  const further = rule.add > 0 ? Math.ceil(Math.max(0, measure - rule.start) / rule.add) : 0
  return {
    rule: ruleText(rule, template.valuation),
    freight_fee: rule.start_fee + further * rule.add_fee,
    ...shortOf(conditions, amount),
  }
}

/** What is missing to the nearest condition that further goods can only come closer to. */
function shortOf(conditions: readonly FreeFreight[], amount: number): Pick<Fee, 'short'> {
  const ways = conditions.flatMap(({ from, atMost }) =>
    from !== undefined && atMost === undefined ? from - amount : [],
  )
  return ways.length > 0 ? { short: Math.min(...ways) } : {}
}

function measureOf(valuation: number, { line, left }: RunningLine): number {
  if (valuation === GRAMS) return line.weight * line.num
  if (valuation === PIECES) return line.num
  if (valuation === CENTS) return left
  return line.volume * line.num
}

/** Rules for the county, else for its city, else for its province, else the general ones. */
function forRegion<T extends FreightRule | FreeFreight>(
  rules: readonly T[],
  region_ids: readonly string[],
): T[] {
  for (const id of region_ids.toReversed()) {
    const named = rules.filter(({ regions }) => regions.includes(id))
    if (named.length > 0) return named
  }
  return rules.filter(({ regions }) => regions.length === 0)
}

function isMet({ atMost, from }: FreeFreight, measure: number, amount: number): boolean {
  if (atMost === undefined && from === undefined) return false
  return (atMost === undefined || measure <= atMost) && (from === undefined || amount >= from)
}

const measureText = (valuation: number, measure: number) =>
  `${valuation === CENTS ? ruleYuan(measure) : measure}${UNITS[valuation]}`

function freeText({ atMost, from }: FreeFreight, valuation: number): string {
  const conditions = [
    from === undefined ? '' : `满${ruleYuan(from)}元`,
    atMost === undefined ? '' : `不超过${measureText(valuation, atMost)}`,
  ]
  return `${conditions.filter(Boolean).join('且')}包邮`
}

function ruleText({ start, start_fee, add, add_fee }: FreightRule, valuation: number): string {
  if (add === 0 || add_fee === 0) return `${ruleYuan(start_fee)}元`
  const first = `${measureText(valuation, start)}内${ruleYuan(start_fee)}元`
  return `${first}，每加${measureText(valuation, add)}加${ruleYuan(add_fee)}元`
}
