import { createHash } from 'node:crypto'
import { and, desc, eq, getTableColumns, gt, inArray, max, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { audit_entry, page, page_review, page_revision, publication_page } from '../../db/schema'
import { timeNow } from '../../db/time'
import type { ContentActor } from '../actor'
import type { LockedPage } from '../pages/lock-repo'
import { pageBell } from '../pages/page-bell'
import { newId } from '../../core/ids'

export type Revision = typeof page_revision.$inferSelect

const { document: _document, ...HEAD } = getTableColumns(page_revision)
/** A revision without its document, which may have megabytes. */
export type RevisionHead = Omit<Revision, 'document'>

/** A page and one of its saved states. */
export interface RevisionName {
  page_id: string
  revision: string
}

const ofPage = ({ company_id, page_id }: Pick<Revision, 'company_id' | 'page_id'>) =>
  and(eq(page_revision.company_id, company_id), eq(page_revision.page_id, page_id))

const at = ({ company_id, page_id, revision_id }: Pick<Revision, 'company_id' | 'page_id' | 'revision_id'>) =>
  and(ofPage({ company_id, page_id }), eq(page_revision.revision_id, revision_id))

export async function revisionOf(
  db: Database | Transaction,
  company_id: string,
  { page_id, revision }: RevisionName,
): Promise<Revision | undefined> {
  const [row] = await db
    .select()
    .from(page_revision)
    .where(at({ company_id, page_id, revision_id: revision }))
  return row
}

/** The draft of a page; every page has one from its creation on. */
export async function draftOf(
  db: Database | Transaction,
  { company_id, page_id, draft_revision }: Pick<LockedPage, 'company_id' | 'page_id' | 'draft_revision'>,
): Promise<Revision> {
  const draft = draft_revision && (await revisionOf(db, company_id, { page_id, revision: draft_revision }))
  if (!draft) throw new Error(`Expected page ${page_id} of company ${company_id} to have a draft, found none`)
  return draft
}

/** The same without its document. */
export async function draftHeadOf(
  tx: Transaction,
  { company_id, page_id, draft_revision }: LockedPage,
): Promise<RevisionHead> {
  const [head] = await tx
    .select(HEAD)
    .from(page_revision)
    .where(at({ company_id, page_id, revision_id: draft_revision ?? '' }))
  if (!head) throw new Error(`Expected page ${page_id} of company ${company_id} to have a draft, found none`)
  return head
}

interface NewDraft {
  /** Canonical bytes. */
  document: string
  author: string
  note?: string
}

/**
 * Makes a document the draft of a page that the caller has locked. The draft before is deleted unless it was published, is
 * scheduled or was handed in for review: a draft that is saved every second remains one row and keeps its number until it
 * is published. A draft equal to the published page points to the published revision, so that the page does not count as
 * changed.
 */
export async function writeDraft(
  tx: Transaction,
  { company_id, page_id, draft_revision, published_revision }: LockedPage,
  { document, author, note = '' }: NewDraft,
): Promise<RevisionHead> {
  const mine = and(eq(page.company_id, company_id), eq(page.page_id, page_id))
  if (draft_revision !== null && draft_revision !== published_revision) {
    await tx.update(page).set({ draft_revision: null }).where(mine)
    await deleteUnlessPublished(tx, { company_id, page_id, revision_id: draft_revision })
  }
  const revision =
    (await publishedAs(tx, { company_id, page_id, published_revision }, document)) ??
    (await insertRevision(tx, {
      company_id,
      page_id,
      number: (await lastNumber(tx, { company_id, page_id })) + 1,
      base_revision: draft_revision,
      document,
      author,
      note,
    }))
  await tx.update(page).set({ draft_revision: revision.revision_id, updated: timeNow() }).where(mine)
  pageBell.ring(tx, { company_id, page_id, revision: revision.revision_id })
  return revision
}

async function insertRevision(
  tx: Transaction,
  values: Omit<typeof page_revision.$inferInsert, 'revision_id'>,
): Promise<RevisionHead> {
  const [revision] = await tx
    .insert(page_revision)
    .values({ ...values, revision_id: newId() })
    .returning(HEAD)
  if (!revision) throw new Error(`Expected the revision written for page ${values.page_id}, found none`)
  return revision
}

/** The published revision if it has these bytes; compared by the database, as documents may have megabytes. */
async function publishedAs(
  tx: Transaction,
  {
    company_id,
    page_id,
    published_revision,
  }: Pick<LockedPage, 'company_id' | 'page_id' | 'published_revision'>,
  document: string,
): Promise<RevisionHead | undefined> {
  if (published_revision === null) return undefined
  const published = at({ company_id, page_id, revision_id: published_revision })
  const select = (condition: SQL) => tx.select(HEAD).from(page_revision).where(and(published, condition))
  // hashed only where it may be equal
  const [candidate] = await select(
    sql`octet_length(${page_revision.document}) = ${Buffer.byteLength(document)}`,
  )
  if (!candidate) return undefined
  const hash = createHash('sha256').update(document).digest()
  const [row] = await select(sql`sha256(convert_to(${page_revision.document}, 'UTF8')) = ${hash}`)
  return row
}

async function deleteUnlessPublished(
  tx: Transaction,
  revision: Pick<Revision, 'company_id' | 'page_id' | 'revision_id'>,
) {
  const { company_id, page_id, revision_id } = revision
  await tx.delete(page_revision).where(
    and(
      at(revision),
      sql`not exists (
        select 1 from ${publication_page}
        where ${publication_page.company_id} = ${company_id} and ${publication_page.page_id} = ${page_id}
          and ${publication_page.revision_id} = ${revision_id})`,
      sql`not exists (
        select 1 from ${page_review}
        where ${page_review.company_id} = ${company_id} and ${page_review.page_id} = ${page_id}
          and ${page_review.revision_id} = ${revision_id})`,
    ),
  )
}

async function lastNumber(tx: Transaction, of: Pick<Revision, 'company_id' | 'page_id'>): Promise<number> {
  const [row] = await tx
    .select({ number: max(page_revision.number) })
    .from(page_revision)
    .where(ofPage(of))
  return row?.number ?? 0
}

/** Entries of the audit log about a page since a time. */
const loggedOf = ({ company_id, page_id }: Pick<Revision, 'company_id' | 'page_id'>, since: Date) =>
  and(
    eq(audit_entry.company_id, company_id),
    eq(audit_entry.subject, 'page'),
    eq(audit_entry.subject_id, page_id),
    gt(audit_entry.created, since),
  )

/** Whether the audit log has such an entry of a page by this operator, under this name, since a time. */
export async function hasAuditEntry(
  tx: Transaction,
  of: Pick<Revision, 'company_id' | 'page_id'>,
  { action, operator, since }: { action: string; operator: ContentActor['operator']; since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ audit_id: audit_entry.audit_id })
    .from(audit_entry)
    .where(
      and(
        loggedOf(of, since),
        eq(audit_entry.action, action),
        eq(audit_entry.operator_id, operator.operator_id),
        // a program of the operator has a name of its own
        eq(audit_entry.operator_name, operator.name),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Actions of the audit log that change a draft. */
const EDITS = ['page.edit', 'page.rollback']

/** Who edited a page since a time, with the time of the last entry of each, the latest first. */
export function editorsSince(
  db: Database,
  of: Pick<Revision, 'company_id' | 'page_id'>,
  since: Date,
): Promise<{ name: string; at: Date }[]> {
  const latest = sql<Date>`max(${audit_entry.created})`.mapWith(audit_entry.created)
  return db
    .select({ name: audit_entry.operator_name, at: latest })
    .from(audit_entry)
    .where(and(loggedOf(of, since), inArray(audit_entry.action, EDITS)))
    .groupBy(audit_entry.operator_id, audit_entry.operator_name)
    .orderBy(desc(latest))
}
