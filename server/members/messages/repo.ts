import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { newId } from '../../core/ids'
import type { Owner } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { timeNow } from '../../db/time'
import { member_message, message_cause, type MESSAGE_KINDS } from '../../db/schema'

export type MessageRow = typeof member_message.$inferSelect

interface Filter extends Owner {
  /** Only unread ones. */
  unread: boolean
}

const matching = ({ company_id, user_id, unread }: Filter) =>
  and(
    eq(member_message.company_id, company_id),
    eq(member_message.user_id, user_id),
    unread ? isNull(member_message.read) : undefined,
  )

/**
 * One window of a member's messages, newest first; pages beyond the middle are read from the end, so that the last page
 * costs no more than the first.
 * @param total number of matching messages
 */
export async function messagesPage(
  db: Database,
  filter: Filter,
  { limit, offset }: PageWindow,
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

/** Marks one message or all of them; earlier read times are kept. @returns whether the message exists */
export async function markRead(db: Database, owner: Owner, message_id?: string): Promise<boolean> {
  const one = message_id === undefined ? undefined : eq(member_message.message_id, message_id)
  const marked = await db
    .update(member_message)
    .set({ read: sql`coalesce(${member_message.read}, ${timeNow().toISOString()}::timestamptz)` })
    .where(and(matching({ ...owner, unread: message_id === undefined }), one))
    .returning({ message_id: member_message.message_id })
  return message_id === undefined || marked.length === 1
}

export type MessageKind = (typeof MESSAGE_KINDS)[number]

export interface NewMessage {
  kind: MessageKind
  /** Id of the page's subject that it links to; '' for the account. */
  target_id: string
  /** Values for the texts in `words.ts`. */
  facts: Record<string, string | number>
  /** The event; at most one message is written for it. */
  cause: string
}

/** Writes a message to a member, in the transaction of the event that it is about. */
export async function tell(
  tx: Transaction,
  { company_id, user_id }: Owner,
  message: NewMessage,
): Promise<void> {
  const { cause } = message
  const first = await tx
    .insert(message_cause)
    .values({ company_id, user_id, cause })
    .onConflictDoNothing()
    .returning({ cause: message_cause.cause })
  if (first.length === 0) return
  await tx
    .insert(member_message)
    .values({ company_id, user_id, message_id: newId(), ...message })
    // a server of the previous version may have written the message without its cause
    .onConflictDoNothing()
}
