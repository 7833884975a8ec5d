import type { Quote } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { amountOf } from '@schemas/money'
import { texts } from './texts/checkout'

/** One thing that is not as the shopper was told; `null`: it was not there, or is not there any more. */
export interface PriceChange {
  field: string
  item_id: string
  item_name: string
  before: number | null
  after: number | null
}

/** A line that cannot be bought. */
export interface BadLine {
  item_id: string
  item_name?: string
  reason?: string
  /** How many are left. */
  store?: number
}

/** Why there is no quote, or no order, and what follows from it. */
export type CheckoutProblem =
  /** Some lines cannot be bought; none named: there are none. */
  | { kind: 'lines'; message: string; lines: readonly BadLine[] }
  /** A coupon or the points are no longer valid: they are chosen again. */
  | { kind: 'coupon' | 'points'; message: string }
  /** The seckill does not let in any more: back to the product. */
  | { kind: 'seckill'; message: string }
  | { kind: 'price'; message: string; quote: Quote; changes: readonly PriceChange[] }
  | { kind: 'address' | 'unpaid' | 'signedOut' | 'other'; message: string }

/** Numbers of the server's error catalogue. */
export const CODES = {
  out_of_stock: 409021,
  price_changed: 409022,
  too_many_unpaid: 409024,
  coupon_taken: 409032,
  seckill_state: 409061,
  purchase_limit: 409062,
  ticket_refused: 409063,
  unbuyable: 422022,
  coupon_unusable: 422031,
  undeliverable: 422032,
  points_short: 422033,
} as const

const KINDS: Readonly<Record<number, 'coupon' | 'points' | 'seckill' | 'address' | 'unpaid'>> = {
  [CODES.too_many_unpaid]: 'unpaid',
  [CODES.coupon_taken]: 'coupon',
  [CODES.seckill_state]: 'seckill',
  [CODES.ticket_refused]: 'seckill',
  [CODES.coupon_unusable]: 'coupon',
  [CODES.undeliverable]: 'address',
  [CODES.points_short]: 'points',
}

const OF_LINES: ReadonlySet<number> = new Set([CODES.out_of_stock, CODES.purchase_limit, CODES.unbuyable])

/** @throws what is no refusal of the server */
export function problemOf(error: unknown): CheckoutProblem {
  if (!(error instanceof ApiError)) throw error
  const { code, status, message, details } = error
  if (status === 401) return { kind: 'signedOut', message }
  if (code === CODES.price_changed) {
    const { quote, changes } = details as { quote: Quote; changes: PriceChange[] }
    return { kind: 'price', message, quote, changes }
  }
  if (OF_LINES.has(code)) return { kind: 'lines', message, lines: linesIn(details) }
  return { kind: KINDS[code] ?? 'other', message }
}

const linesIn = (details: unknown): BadLine[] => (details as { lines?: BadLine[] } | undefined)?.lines ?? []

/** Why a line cannot be bought, shown beside it. */
export const reasonOf = ({ reason, store }: BadLine, message: string): string =>
  reason ?? (store === undefined ? message : texts.shortage(store))

export interface ShownChange {
  key: string
  /** The product, or '' for a figure of the whole. */
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
