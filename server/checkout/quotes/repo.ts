import { and, eq, sql } from 'drizzle-orm'
import type { Quote as WireQuote } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { quote } from '../../db/schema'
import { FIGURES } from '../../config/limits'

interface NewQuote {
  company_id: string
  user_id: string
  expires: Date
  /** As it was answered. */
  content: WireQuote
}

/** Stores a quote as it was answered, and deletes the member's expired quotes and all but the latest few. */
export async function storeQuote(
  db: Database,
  { company_id, user_id, expires, content }: NewQuote,
): Promise<void> {
  const { quote_id, total_fee } = content
  await db.execute(sql`
    delete from quote where company_id = ${company_id} and user_id = ${user_id} and (expires < now() or quote_id in (
      select q.quote_id from quote q where q.company_id = ${company_id} and q.user_id = ${user_id}
       order by q.expires desc, q.quote_id desc offset ${FIGURES.quotes_kept - 1}))`)
  await db.insert(quote).values({ company_id, user_id, quote_id, total_fee, content, expires })
}

/** The answer with this number; undefined if the member never got it, or it has expired. */
export async function storedQuote(
  db: Database | Transaction,
  { company_id, user_id, quote_id }: { company_id: string; user_id: string; quote_id: string },
): Promise<WireQuote | undefined> {
  const [row] = await db
    .select({ content: quote.content })
    .from(quote)
    .where(
      and(
        eq(quote.company_id, company_id),
        eq(quote.user_id, user_id),
        eq(quote.quote_id, quote_id),
        sql`${quote.expires} > now()`,
      ),
    )
  return row?.content as WireQuote | undefined
}
