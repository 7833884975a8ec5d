/** Quotes (rule checkout-1): computed by quoteFor, kept for 15 minutes, compared when an order is made. */
import type { CheckoutBody, Quote as WireQuote } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { settingOf } from '../../platform'
import { withAddress } from './address'
import { comparedOf, differencesOf, figureDifference, type QuoteDifference } from './differences'
import { quoteOnTheWire } from './on-the-wire'
import type { Quote } from './quote'
import { quoteFor, type Asking, type TradeSetting } from './quote-for'
import { keepQuote, keptQuote } from './repo'

export { quoteFor, type Asking } from './quote-for'
export type { QuoteDifference } from './differences'
export type { Quote } from './quote'

/** `getFreightFee`: the quote, kept under its number. */
export async function askQuote(db: Database, asking: Asking, body: CheckoutBody): Promise<WireQuote> {
  const { company_id, member } = asking
  const owner = { company_id, user_id: member.user_id }
  const trade = await settingOf(db, company_id, 'trade')
  const quote = await quoteFor(db, asking, await withAddress(db, owner, body), trade)
  const content = quoteOnTheWire(quote, trade)
  await keepQuote(db, { ...owner, expires: quote.expires, content })
  return content
}

/**
 * Whether a quote is what the member agreed to: the sum that he saw, and line by line the quote that he was given. One
 * that is too old agrees to nothing but the sum that he names.
 * @returns null where it is, or he names neither and gets the points that he wants to use; else the new quote and what changed, for the `details` of `price_changed`
 */
export async function priceChange(
  db: Database | Transaction,
  { company_id, member }: Asking,
  quote: Quote,
  {
    expected_total,
    quote_id,
    point_use = 0,
  }: Pick<CheckoutBody, 'expected_total' | 'quote_id' | 'point_use'>,
  trade: TradeSetting,
): Promise<{ quote: WireQuote; differences: QuoteDifference[] } | null> {
  if (expected_total === undefined && quote_id === undefined) {
    // it would be dearer than he thinks
    if (point_use <= quote.point_use) return null
    const differences = figureDifference('point_fee', null, quote.point_fee)
    return { quote: quoteOnTheWire(quote, trade), differences }
  }
  const told =
    quote_id === undefined
      ? undefined
      : await keptQuote(db, { company_id, user_id: member.user_id, quote_id })
  const differences = told ? differencesOf(told, comparedOf(quote)) : []
  const expected = expected_total ?? told?.total_fee ?? null
  if (!differences.some(({ field }) => field === 'total_fee'))
    differences.push(...figureDifference('total_fee', expected, quote.total_fee))
  return differences.length > 0 ? { quote: quoteOnTheWire(quote, trade), differences } : null
}
