import { createHash } from 'node:crypto'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { page, page_revision, publication_page } from '../../db/schema'
import { timeNow } from '../../db/time'
import type { LockedPage } from '../pages/admin-repo'
import { newId } from '../../core/ids'

export type Revision = typeof page_revision.$inferSelect

/** Names of revisions, as they travel: a page and one of its saved states. */
export interface RevisionName {
  page_id: string
  revision: string
}

export async function revisionOf(
  db: Database | Transaction,
  company_id: string,
  { page_id, revision }: RevisionName,
): Promise<Revision | undefined> {
  const [row] = await db
    .select()
    .from(page_revision)
    .where(
      and(
        eq(page_revision.company_id, company_id),
        eq(page_revision.page_id, page_id),
        eq(page_revision.revision_id, revision),
      ),
    )
  return row
}

/** The pages of these ids, locked until the transaction ends; always in one order, so that nobody waits in a circle. */
export function lockPages(
  tx: Transaction,
  company_id: string,
  page_ids: readonly string[],
): Promise<LockedPage[]> {
  return tx
    .select()
    .from(page)
    .where(and(eq(page.company_id, company_id), inArray(page.page_id, [...page_ids])))
    .orderBy(page.page_id)
    .for('update')
}

interface NewDraft {
  /** Canonical bytes. */
  document: string
  author: string
  note?: string
}

/**
 * Makes a document the draft of a page that the caller has locked. What it replaces goes, unless it was published or
 * is to be: so a draft that is saved every second stays one row, and keeps its number until it is published.
 * A draft equal to the published page points to the published revision itself, so that nothing counts as changed.
 */
export async function writeDraft(
  tx: Transaction,
  { company_id, page_id, draft_revision, published_revision }: LockedPage,
  { document, author, note = '' }: NewDraft,
): Promise<Revision> {
  const mine = and(eq(page.company_id, company_id), eq(page.page_id, page_id))
  if (draft_revision !== null && draft_revision !== published_revision) {
    await tx.update(page).set({ draft_revision: null }).where(mine)
    await deleteUnlessNamed(tx, { company_id, page_id, revision_id: draft_revision })
  }
  const live = await publishedAs(tx, { company_id, page_id, published_revision }, document)
  if (live) {
    await tx.update(page).set({ draft_revision: live.revision_id, updated: timeNow() }).where(mine)
    return live
  }
  const [revision] = await tx
    .insert(page_revision)
    .values({
      company_id,
      page_id,
      revision_id: newId(),
      number: (await lastNumber(tx, company_id, page_id)) + 1,
      base_revision: draft_revision,
      document,
      author,
      note,
    })
    .returning()
  if (!revision) throw new Error(`Expected the revision written for page ${page_id}, found none`)
  await tx.update(page).set({ draft_revision: revision.revision_id, updated: timeNow() }).where(mine)
  return revision
}

/** The published revision where it has these bytes; the database compares, for a document may have megabytes. */
async function publishedAs(
  tx: Transaction,
  {
    company_id,
    page_id,
    published_revision,
  }: Pick<LockedPage, 'company_id' | 'page_id' | 'published_revision'>,
  document: string,
): Promise<Revision | undefined> {
  if (published_revision === null) return undefined
  const hash = createHash('sha256').update(document).digest()
  const [row] = await tx
    .select()
    .from(page_revision)
    .where(
      and(
        eq(page_revision.company_id, company_id),
        eq(page_revision.page_id, page_id),
        eq(page_revision.revision_id, published_revision),
        sql`sha256(convert_to(${page_revision.document}, 'UTF8')) = ${hash}`,
      ),
    )
  return row
}

async function deleteUnlessNamed(
  tx: Transaction,
  { company_id, page_id, revision_id }: Pick<Revision, 'company_id' | 'page_id' | 'revision_id'>,
) {
  await tx.delete(page_revision).where(
    and(
      eq(page_revision.company_id, company_id),
      eq(page_revision.page_id, page_id),
      eq(page_revision.revision_id, revision_id),
      sql`not exists (
        select 1 from ${publication_page}
        where ${publication_page.company_id} = ${company_id} and ${publication_page.page_id} = ${page_id}
          and ${publication_page.revision_id} = ${revision_id})`,
    ),
  )
}

async function lastNumber(tx: Transaction, company_id: string, page_id: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(page_revision.number) })
    .from(page_revision)
    .where(and(eq(page_revision.company_id, company_id), eq(page_revision.page_id, page_id)))
  return row?.number ?? 0
}
