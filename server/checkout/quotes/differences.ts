import type { QuoteItem } from '@schemas/generated/api'
import type { Quote } from './quote'

/** One thing that is not as the member was told (rule checkout-1). */
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

type ComparedItem = Pick<
  QuoteItem,
  'distributor_id' | 'order_item_type' | 'item_id' | 'item_name' | 'price' | 'num'
>

/** What of a quote its buyer agrees to; both a quote and its answer have it. */
export type Compared = Record<(typeof FIGURES)[number], number> & { items: readonly ComparedItem[] }

/** A quote before it is answered, to be compared with one that was. */
export const comparedOf = ({ parts, ...figures }: Quote): Compared => ({
  ...figures,
  items: parts.flatMap(({ distributor_id, lines }) => lines.map((line) => ({ ...line, distributor_id }))),
})

/** What changed between two quotes, lines first; empty where they cost the same for the same reasons. */
export function differencesOf(before: Compared, after: Compared): QuoteDifference[] {
  const old = new Map(before.items.map((item) => [keyOf(item), item]))
  const now = new Map(after.items.map((item) => [keyOf(item), item]))
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    lineDifferences(old.get(key), now.get(key)),
  )
  return [...lines, ...FIGURES.flatMap((field) => figureDifference(field, before[field], after[field]))]
}

/** @param before null: nobody knows any more */
export const figureDifference = (field: string, before: number | null, after: number): QuoteDifference[] =>
  before === after ? [] : [{ field, item_id: '', item_name: '', before, after }]

const keyOf = ({ distributor_id, item_id, order_item_type }: ComparedItem) =>
  `${distributor_id}/${order_item_type}/${item_id}`

function lineDifferences(
  before: ComparedItem | undefined,
  after: ComparedItem | undefined,
): QuoteDifference[] {
  const { item_id = '', item_name = '' } = after ?? before ?? {}
  const named = { item_id, item_name }
  if (!before || !after)
    return [{ ...named, field: 'item', before: before?.num ?? null, after: after?.num ?? null }]
  return (['price', 'num'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ ...named, field, before: before[field], after: after[field] }))
}
