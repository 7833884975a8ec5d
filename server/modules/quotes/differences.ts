import type { Quote as WireQuote, QuoteItem } from '@schemas/generated/api'

/** One thing that is not as the member was told (commerce-rules 5). */
export interface QuoteDifference {
  /** `price`, `num`, `freight_fee`, …; `item`: a line that came or went. */
  field: string
  /** '' for a figure of the whole. */
  item_id: string
  item_name: string
  /** null: it was not there, or is not there any more. */
  before: number | null
  after: number | null
}

const FIGURES = ['promotion_discount', 'coupon_discount', 'point_fee', 'freight_fee', 'total_fee'] as const

/** What changed between two quotes, lines first; empty where they cost the same for the same reasons. */
export function differencesOf(before: WireQuote, after: WireQuote): QuoteDifference[] {
  const old = new Map(before.items.map((item) => [keyOf(item), item]))
  const now = new Map(after.items.map((item) => [keyOf(item), item]))
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    lineDifferences(old.get(key), now.get(key)),
  )
  const whole = FIGURES.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    item_id: '',
    item_name: '',
    before: before[field],
    after: after[field],
  }))
  return [...lines, ...whole]
}

const keyOf = ({ distributor_id, item_id, order_item_type }: QuoteItem) =>
  `${distributor_id}/${order_item_type}/${item_id}`

function lineDifferences(before: QuoteItem | undefined, after: QuoteItem | undefined): QuoteDifference[] {
  const { item_id = '', item_name = '' } = after ?? before ?? {}
  const named = { item_id, item_name }
  if (!before || !after)
    return [{ ...named, field: 'item', before: before?.num ?? null, after: after?.num ?? null }]
  return (['price', 'num'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ ...named, field, before: before[field], after: after[field] }))
}
