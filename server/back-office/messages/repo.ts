import { and, count, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { OperatorMessage } from '@schemas/generated/api'
import { newId } from '../../core/ids'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { operator, operator_message, type OperatorMessageKind } from '../../db/schema'
import { timeNow } from '../../db/time'
import { messageBell } from './bell'

interface Recipient {
  company_id: string
  operator_id: string
}

/** One event that operators are told of. */
export interface Told {
  company_id: string
  kind: OperatorMessageKind
  /** Id of what it is about. */
  subject: string
  /** Path in the designer. */
  link: string
  parts: OperatorMessage['parts']
}

/**
 * Writes a message for each of the operators who can sign in, except the one who did it. Their open windows learn of it
 * after the commit.
 * @param by operator_id of who did it; left out: it happened by itself
 */
export async function tellOperators(
  tx: Transaction,
  { company_id, ...message }: Told,
  to: Iterable<string>,
  by = '',
): Promise<void> {
  const ids = await activeOf(tx, company_id, to, by)
  if (ids.length === 0) return
  await tx.insert(operator_message).values(
    ids.map((operator_id) => ({
      ...message,
      company_id,
      operator_id,
      message_id: newId(),
      parts: textsOf(message.parts),
    })),
  )
  ring(tx, company_id, ids)
}

/** The same, but a message of this kind about the same subject that is still unread is counted up instead. */
export async function tellOperatorsOnce(
  tx: Transaction,
  message: Told,
  to: Iterable<string>,
  by: string,
): Promise<void> {
  const { company_id, kind, subject, link, parts } = message
  const ids = await activeOf(tx, company_id, to, by)
  if (ids.length === 0) return
  const again = await tx
    .update(operator_message)
    .set({
      link,
      created: timeNow(),
      parts: sql`${JSON.stringify(textsOf(parts))}::jsonb || jsonb_object(array['count',
        (coalesce((${operator_message.parts}->>'count')::int, 1) + 1)::text])`,
    })
    .where(
      and(
        eq(operator_message.company_id, company_id),
        inArray(operator_message.operator_id, ids),
        eq(operator_message.kind, kind),
        eq(operator_message.subject, subject),
        isNull(operator_message.read),
      ),
    )
    .returning({ operator_id: operator_message.operator_id })
  const told = new Set(again.map(({ operator_id }) => operator_id))
  await tellOperators(
    tx,
    message,
    ids.filter((id) => !told.has(id)),
    by,
  )
  ring(tx, company_id, [...told])
}

/** What waits no longer need not be read any more. */
export async function closeMessages(
  tx: Transaction,
  { company_id, kind, subject }: Pick<Told, 'company_id' | 'kind' | 'subject'>,
): Promise<void> {
  const closed = await tx
    .update(operator_message)
    .set({ read: timeNow() })
    .where(
      and(
        eq(operator_message.company_id, company_id),
        eq(operator_message.subject, subject),
        eq(operator_message.kind, kind),
        isNull(operator_message.read),
      ),
    )
    .returning({ operator_id: operator_message.operator_id })
  ring(
    tx,
    company_id,
    closed.map(({ operator_id }) => operator_id),
  )
}

const ring = (tx: Transaction, company_id: string, operators: readonly string[]) =>
  messageBell.ring(tx, ...operators.map((operator_id) => ({ company_id, operator_id })))

/** Operators of these ids who can sign in, in one order. */
async function activeOf(
  tx: Transaction,
  company_id: string,
  ids: Iterable<string>,
  by: string,
): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await tx
    .select({ operator_id: operator.operator_id })
    .from(operator)
    .where(
      and(
        eq(operator.company_id, company_id),
        inArray(operator.operator_id, wanted),
        ne(operator.operator_id, by),
        eq(operator.disabled, false),
      ),
    )
    .orderBy(operator.operator_id)
  return rows.map(({ operator_id }) => operator_id)
}

const textsOf = (parts: OperatorMessage['parts']): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, text]) => (text ? [[name, text]] : [])))

/** One window of an operator's messages, the newest first. */
export async function messagesOf(
  db: Database,
  who: Recipient,
  { unread, ...window }: PageWindow & { unread: boolean },
): Promise<OperatorMessage[]> {
  const rows = await db
    .select()
    .from(operator_message)
    .where(ofRecipient(who, unread))
    .orderBy(desc(operator_message.created), desc(operator_message.message_id))
    .limit(window.limit)
    .offset(window.offset)
  return rows.map(({ message_id, kind, link, parts, created, read }) => ({
    message_id,
    kind,
    link,
    parts,
    created: created.toISOString(),
    read: read !== null,
  }))
}

export async function messageCount(
  db: Database | Transaction,
  who: Recipient,
  unread: boolean,
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(operator_message).where(ofRecipient(who, unread))
  return row?.count ?? 0
}

/** @param ids left out: all of them */
export async function markRead(tx: Transaction, who: Recipient, ids?: readonly string[]): Promise<void> {
  await tx
    .update(operator_message)
    .set({ read: timeNow() })
    .where(and(ofRecipient(who, true), ids && inArray(operator_message.message_id, [...ids])))
}

const ofRecipient = ({ company_id, operator_id }: Recipient, unread: boolean): SQL | undefined =>
  and(
    eq(operator_message.company_id, company_id),
    eq(operator_message.operator_id, operator_id),
    unread ? isNull(operator_message.read) : undefined,
  )
