import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NoteReply, ReviewNote, StartAnswer } from '@schemas/generated/api'
import { newId } from '../../core/ids'
import { inPages } from '../../db/shops'
import type { Database, Transaction } from '../../db/client'
import { audit_entry, page, page_review, review_note } from '../../db/schema'
import { timeNow } from '../../db/time'
import { pageBell } from '../pages/page-bell'
import { isLatest } from './repo'

export type NoteRow = typeof review_note.$inferSelect

/** Settled notes that are still listed. */
const SETTLED_LISTED = 100

const shownReply =
  (operator_id: string) =>
  ({ note_id, text, author_id, author_name, created }: NoteRow): NoteReply => ({
    note_id,
    text,
    author_name,
    own: author_id === operator_id,
    created: created.toISOString(),
  })

function shownNote(row: NoteRow, replies: readonly NoteRow[], operator_id: string): ReviewNote {
  const { page_id, widget, widget_name, settled, settled_name } = row
  return {
    ...shownReply(operator_id)(row),
    page_id,
    widget: widget ?? '',
    widget_name,
    settled: settled?.toISOString() ?? '',
    settled_name,
    replies: replies.map(shownReply(operator_id)),
  }
}

/** Notes of these pages with their replies: all open ones, and the latest settled ones. */
export async function notesOf(
  db: Database | Transaction,
  company_id: string,
  pages: readonly string[],
  operator_id: string,
): Promise<ReviewNote[]> {
  const roots = (isSettled: boolean) =>
    db
      .select()
      .from(review_note)
      .where(
        and(
          eq(review_note.company_id, company_id),
          inArray(review_note.page_id, [...pages]),
          isNull(review_note.parent_id),
          isSettled ? sql`${review_note.settled} is not null` : isNull(review_note.settled),
        ),
      )
      .orderBy(desc(review_note.created), desc(review_note.note_id))
  const found = [...(await roots(false)), ...(await roots(true).limit(SETTLED_LISTED))]
  return withReplies(db, company_id, found, operator_id)
}

/** One note with its replies. @throws Error if there is none */
export async function noteShown(
  tx: Transaction,
  company_id: string,
  note_id: string,
  operator_id: string,
): Promise<ReviewNote> {
  const row = await noteById(tx, company_id, note_id)
  const [note] = row ? await withReplies(tx, company_id, [row], operator_id) : []
  if (!note) throw new Error(`Expected note ${note_id}, found none`)
  return note
}

async function withReplies(
  db: Database | Transaction,
  company_id: string,
  roots: readonly NoteRow[],
  operator_id: string,
): Promise<ReviewNote[]> {
  if (roots.length === 0) return []
  const replies = await db
    .select()
    .from(review_note)
    .where(
      and(
        eq(review_note.company_id, company_id),
        inArray(
          review_note.parent_id,
          roots.map(({ note_id }) => note_id),
        ),
      ),
    )
    .orderBy(asc(review_note.created), asc(review_note.note_id))
  return roots.map((root) =>
    shownNote(
      root,
      replies.filter(({ parent_id }) => parent_id === root.note_id),
      operator_id,
    ),
  )
}

export async function noteById(
  tx: Transaction,
  company_id: string,
  note_id: string,
): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(review_note)
    .where(and(eq(review_note.company_id, company_id), eq(review_note.note_id, note_id)))
  return row
}

type NewNote = Pick<NoteRow, 'company_id' | 'page_id' | 'text' | 'author_id' | 'author_name'> &
  Partial<Pick<NoteRow, 'widget' | 'widget_name' | 'parent_id'>>

export async function insertNote(tx: Transaction, values: NewNote): Promise<string> {
  const note_id = newId()
  await tx.insert(review_note).values({ ...values, note_id, created: timeNow() })
  pageBell.ring(tx, { company_id: values.company_id, page_id: values.page_id, reviewed: true })
  return note_id
}

/** @param name of who settled it; null: it is open again */
export async function settleNote(
  tx: Transaction,
  { company_id, note_id }: Pick<NoteRow, 'company_id' | 'note_id'>,
  name: string | null,
): Promise<void> {
  const rows = await tx
    .update(review_note)
    .set({ settled: name === null ? null : timeNow(), settled_name: name ?? '' })
    .where(and(eq(review_note.company_id, company_id), eq(review_note.note_id, note_id)))
    .returning({ page_id: review_note.page_id })
  pageBell.ring(tx, ...rows.map(({ page_id }) => ({ company_id, page_id, reviewed: true as const })))
}

/** Open notes of a page, or replies to a note. */
export async function noteCount(
  tx: Transaction,
  company_id: string,
  of: { page_id: string } | { parent_id: string },
): Promise<number> {
  const which =
    'parent_id' in of
      ? eq(review_note.parent_id, of.parent_id)
      : and(eq(review_note.page_id, of.page_id), isNull(review_note.parent_id), isNull(review_note.settled))
  const [row] = await tx
    .select({ count: count() })
    .from(review_note)
    .where(and(eq(review_note.company_id, company_id), which))
  return row?.count ?? 0
}

/** Who wrote a note and its replies. */
export async function authorsIn(tx: Transaction, company_id: string, note_id: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ author_id: review_note.author_id })
    .from(review_note)
    .where(
      and(
        eq(review_note.company_id, company_id),
        sql`${note_id} in (${review_note.note_id}, ${review_note.parent_id})`,
      ),
    )
  return rows.map(({ author_id }) => author_id)
}

/** Actions of the audit log by which an operator works on a draft. */
const WORK = sql`('page.create', 'page.duplicate', 'page.edit', 'page.rollback')`

/** An operator, or `null` for any, has worked on what is not published yet of the page; columns of `page`. */
const workedOn = (company_id: string, operator_id: string) => sql`exists (
  select 1 from ${audit_entry} e where e.company_id = ${company_id} and e.subject = 'page'
    and e.subject_id = ${page.page_id} and e.operator_id = ${operator_id} and e.action in ${WORK}
    and e.created > coalesce(${page.published}, '-infinity'))`

/** Who has worked on what is not published yet of a page. */
export async function workersOn(tx: Transaction, company_id: string, page_id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ operator_id: string }>(sql`
    select distinct e.operator_id from ${audit_entry} e
      join ${page} on ${page.company_id} = e.company_id and ${page.page_id} = e.subject_id
     where e.company_id = ${company_id} and e.subject = 'page' and e.subject_id = ${page_id}
       and e.action in ${WORK} and e.created > coalesce(${page.published}, '-infinity')`)
  return rows.map(({ operator_id }) => operator_id)
}

/** Pages that an operator was the last to hand in, or works on, with the number of open notes that others wrote at them. */
export async function notesForAuthor(
  db: Database,
  company_id: string,
  { operator_id, pages }: { operator_id: string; pages: readonly string[] },
  most: number,
): Promise<StartAnswer['notes']> {
  const asked = sql`exists (
    select 1 from ${page_review} where ${page_review.company_id} = ${company_id}
      and ${page_review.page_id} = ${page.page_id} and ${page_review.asked_by} = ${operator_id} and ${isLatest(company_id)})`
  const byOthers = sql`(${review_note.author_id} <> ${operator_id} or exists (
    select 1 from ${review_note} reply where reply.company_id = ${company_id}
      and reply.parent_id = ${review_note.note_id} and reply.author_id <> ${operator_id}))`
  const open = count()
  return db
    .select({ page_id: page.page_id, title: page.title, open })
    .from(review_note)
    .innerJoin(page, and(eq(page.company_id, review_note.company_id), eq(page.page_id, review_note.page_id)))
    .where(
      and(
        eq(review_note.company_id, company_id),
        isNull(review_note.parent_id),
        isNull(review_note.settled),
        isNull(page.deleted),
        inPages(page.page_id, pages),
        byOthers,
        sql`(${asked} or ${workedOn(company_id, operator_id)})`,
      ),
    )
    .groupBy(page.page_id, page.title)
    .orderBy(desc(open), page.page_id)
    .limit(most)
}
