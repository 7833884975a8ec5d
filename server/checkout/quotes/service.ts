/** Quotes (rule checkout-1): computed by quoteFor, stored for 15 minutes, compared when an order is made. */
import type { CheckoutBody, Quote as WireQuote, QuoteItem } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { settingOf } from '../../platform'
import { withAddress } from './request'
import { toQuoteAnswer } from './serialize'
import type { Quote } from './quote'
import { quoteFor, type QuoteContext, type TradeSettings } from './compute'
import { storeQuote, storedQuote } from './repo'

export { quoteFor, type QuoteContext } from './compute'

export type { Quote } from './quote'

/** `getFreightFee`: computes a quote and stores it under its number. */
export async function createQuote(
  db: Database,
  context: QuoteContext,
  body: CheckoutBody,
): Promise<WireQuote> {
  const { company_id, member } = context
  const owner = { company_id, user_id: member.user_id }
  const trade = await settingOf(db, company_id, 'trade')
  const quote = await quoteFor(db, context, await withAddress(db, owner, body), trade)
  const content = toQuoteAnswer(quote, trade)
  await storeQuote(db, { ...owner, expires: quote.expires, content })
  return content
}

/**
 * Compares a quote with what the member agreed to: the total they saw, and line by line the quote they were given. If
 * that quote has expired, only the total is compared.
 * @returns null if nothing changed, or if the request has neither total nor quote number and all its points can be used;
 * else the new quote and the differences, for the `details` of `price_changed`
 */
export async function priceChange(
  db: Database | Transaction,
  { company_id, member }: QuoteContext,
  quote: Quote,
  {
    expected_total,
    quote_id,
    point_use = 0,
  }: Pick<CheckoutBody, 'expected_total' | 'quote_id' | 'point_use'>,
  trade: TradeSettings,
): Promise<{ quote: WireQuote; differences: QuoteDifference[] } | null> {
  if (expected_total === undefined && quote_id === undefined) {
    // with fewer points the order costs more than the member expects
    if (point_use <= quote.point_use) return null
    const differences = figureDifference('point_fee', null, quote.point_fee)
    return { quote: toQuoteAnswer(quote, trade), differences }
  }
  const stored =
    quote_id === undefined
      ? undefined
      : await storedQuote(db, { company_id, user_id: member.user_id, quote_id })
  const differences = stored ? differencesOf(stored, comparedOf(quote)) : []
  const expected = expected_total ?? stored?.total_fee ?? null
  if (!differences.some(({ field }) => field === 'total_fee'))
    differences.push(...figureDifference('total_fee', expected, quote.total_fee))
  return differences.length > 0 ? { quote: toQuoteAnswer(quote, trade), differences } : null
}

/** One difference from the quote that the member was given (rule checkout-1). */
export interface QuoteDifference {
  /** `price`, `num`, `freight_fee`, …; `item`: a line that was added or removed. */
  field: string
  /** '' for a figure of the whole quote. */
  item_id: string
  item_name: string
  /** null: the line did not exist, or no longer exists. */
  before: number | null
  after: number | null
}

const FIGURES = ['promotion_discount', 'coupon_discount', 'point_fee', 'freight_fee', 'total_fee'] as const

type ComparedItem = Pick<
  QuoteItem,
  'distributor_id' | 'order_item_type' | 'item_id' | 'item_name' | 'price' | 'num'
>

/** The part of a quote that its buyer agrees to; quotes and their answers both contain it. */
type Compared = Record<(typeof FIGURES)[number], number> & { items: readonly ComparedItem[] }

/** A new quote in the form that is compared with a stored answer. */
const comparedOf = ({ parts, ...figures }: Quote): Compared => ({
  ...figures,
  items: parts.flatMap(({ distributor_id, lines }) => lines.map((line) => ({ ...line, distributor_id }))),
})

/** The differences between two quotes, lines first; empty if all figures are equal. */
export function differencesOf(before: Compared, after: Compared): QuoteDifference[] {
  const old = new Map(before.items.map((item) => [keyOf(item), item]))
  const now = new Map(after.items.map((item) => [keyOf(item), item]))
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    lineDifferences(old.get(key), now.get(key)),
  )
  return [...lines, ...FIGURES.flatMap((field) => figureDifference(field, before[field], after[field]))]
}

/** @param before null: unknown */
const figureDifference = (field: string, before: number | null, after: number): QuoteDifference[] =>
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
