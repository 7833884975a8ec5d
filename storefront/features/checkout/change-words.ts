import { amountOf } from '@schemas/money'
import { texts } from './texts/checkout'
import type { PriceChange } from './problem'

export interface ShownChange {
  key: string
  /** The good, or '' for a figure of the whole. */
  item: string
  label: string
  before: string
  after: string
}

const PIECES: ReadonlySet<string> = new Set(['num', 'item'])

/** A change as the shopper reads it: 单价 ¥199.00 → ¥219.00. */
export function shownChange({ field, item_id, item_name, before, after }: PriceChange): ShownChange {
  const labels: Readonly<Record<string, string>> = texts.changedFields
  const gone = field === 'item' ? texts.goneLine : texts.notKnown
  return {
    key: `${field}/${item_id}`,
    item: item_name,
    label: labels[field] ?? field,
    before: before === null ? (field === 'item' ? texts.notKnown : gone) : valueOf(field, before),
    after: after === null ? gone : valueOf(field, after),
  }
}

function valueOf(field: string, value: number): string {
  if (PIECES.has(field)) return texts.some(value)
  const { sign, whole, decimals } = amountOf(value)
  return `${sign}¥${whole}${decimals}`
}
