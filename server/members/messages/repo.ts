import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { member_message } from '../../db/schema'
import type { Owner } from '../../core/owner'

export type MessageRow = typeof member_message.$inferSelect

interface Filter extends Owner {
  /** Only those that nobody has read. */
  unread: boolean
}

const matching = ({ company_id, user_id, unread }: Filter) =>
  and(
    eq(member_message.company_id, company_id),
    eq(member_message.user_id, user_id),
    unread ? isNull(member_message.read) : undefined,
  )

/**
 * One window of a member's messages, the newest first; pages beyond the middle are read from the end, so that the last
 * one costs what the first does.
 * @param total how many match
 */
export async function messagesPage(
  db: Database,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
  total: number,
): Promise<MessageRow[]> {
  if (offset >= total) return []
  const fromEnd = offset > total / 2
  const size = Math.min(limit, total - offset)
  const { created, message_id } = member_message
  const rows = await db
    .select()
    .from(member_message)
    .where(matching(filter))
    .orderBy(...(fromEnd ? [created, message_id] : [desc(created), desc(message_id)]))
    .limit(size)
    .offset(fromEnd ? total - offset - size : offset)
  return fromEnd ? rows.toReversed() : rows
}

export async function messageCount(db: Database, filter: Filter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(member_message).where(matching(filter))
  return row?.count ?? 0
}

/** Marks one, or all of them; what was read before keeps its time. @returns whether there is such a one */
export async function markRead(db: Database, owner: Owner, message_id?: string): Promise<boolean> {
  const one = message_id === undefined ? undefined : eq(member_message.message_id, message_id)
  const marked = await db
    .update(member_message)
    .set({ read: sql`coalesce(${member_message.read}, now())` })
    .where(and(matching({ ...owner, unread: message_id === undefined }), one))
    .returning({ message_id: member_message.message_id })
  return message_id === undefined || marked.length === 1
}
