import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { outbox } from '../../db/schema'
import { newId } from '../../core/ids'

export type OutboxMessage = Pick<typeof outbox.$inferInsert, 'company_id' | 'kind' | 'recipient' | 'content'>

export async function insertMessage(db: Database, message: OutboxMessage): Promise<void> {
  await db.insert(outbox).values({ ...message, message_id: newId() })
}

export interface OutboxFilter {
  company_id: string
  recipient?: string | undefined
}

const matching = ({ company_id, recipient }: OutboxFilter) =>
  and(
    eq(outbox.company_id, company_id),
    recipient === undefined ? undefined : eq(outbox.recipient, recipient),
  )

/** One window of a company's messages, latest first. */
export function messagesPage(db: Database, filter: OutboxFilter, { limit, offset }: PageWindow) {
  return db
    .select()
    .from(outbox)
    .where(matching(filter))
    .orderBy(desc(outbox.created), desc(outbox.message_id))
    .limit(limit)
    .offset(offset)
}

export async function messageCount(db: Database, filter: OutboxFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(outbox).where(matching(filter))
  return row?.count ?? 0
}
