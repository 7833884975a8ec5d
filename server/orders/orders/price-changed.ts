import type { Quote } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { type QuoteContext, storeQuote, type QuoteDifference } from '../../checkout'

/** Rule checkout-1: it costs something else than the buyer was told; the answer holds the new quote and what changed. */
export class PriceChanged extends AppError {
  constructor(
    private readonly quote: Quote,
    changes: QuoteDifference[],
  ) {
    super('price_changed', { details: { quote, changes } })
  }

  /** The new quote is what the buyer was told from now on; outside the transaction, which has failed. */
  async keep(db: Database, { company_id, member }: QuoteContext): Promise<void> {
    const expires = new Date(this.quote.expires * 1_000)
    await storeQuote(db, { company_id, user_id: member.user_id, expires, content: this.quote })
  }
}
