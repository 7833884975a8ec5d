import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PageVersion, Publication, PublishedPageRevision } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { PAGE_OF_LINK, PUBLICATION_OF_LINK, REVISION_OF_LINK } from '../../db/page-joins'
import { page, page_revision, publication, publication_page, type PublicationState } from '../../db/schema'
import { timeNow } from '../../db/time'
import type { RevisionName } from '../drafts/repo'
import { newId } from '../../core/ids'
import { pageBell } from '../pages/page-bell'

export type PublicationRecord = typeof publication.$inferSelect

type NewPublication = Pick<
  PublicationRecord,
  'company_id' | 'state' | 'operator_id' | 'operator_name' | 'note' | 'at' | 'finished'
>

/** Writes a publication and its revisions. */
export async function insertPublication(
  tx: Transaction,
  values: NewPublication,
  pages: (RevisionName & Partial<RevisionToShow>)[],
): Promise<string> {
  const publication_id = newId()
  const { company_id } = values
  await tx.insert(publication).values({ ...values, publication_id })
  await tx.insert(publication_page).values(
    pages.map(({ page_id, revision, enables = false }) => ({
      company_id,
      publication_id,
      page_id,
      revision_id: revision,
      enables,
    })),
  )
  pageBell.ring(tx, ...pages.map(({ page_id }) => ({ company_id, page_id })))
  return publication_id
}

/** Makes a revision the one that shoppers see. */
export async function showRevision(tx: Transaction, company_id: string, { page_id, revision }: RevisionName) {
  const now = timeNow()
  await tx
    .update(page)
    .set({ published_revision: revision, published: now, updated: now })
    .where(and(eq(page.company_id, company_id), eq(page.page_id, page_id)))
  pageBell.ring(tx, { company_id, page_id })
}

type PublicationPage = typeof publication_page.$inferSelect

/** Notes what a publication changed of a page, for its withdrawal. */
export async function noteBefore(
  tx: Transaction,
  { company_id, publication_id, page_id }: Pick<PublicationPage, 'company_id' | 'publication_id' | 'page_id'>,
  before: Pick<PublicationPage, 'enables' | 'before_revision' | 'replaced_page'>,
) {
  await tx
    .update(publication_page)
    .set(before)
    .where(
      and(
        eq(publication_page.company_id, company_id),
        eq(publication_page.publication_id, publication_id),
        eq(publication_page.page_id, page_id),
      ),
    )
}

/** The pages of a publication with what it changed. */
export function pagesIn(
  db: Database | Transaction,
  company_id: string,
  publication_id: string,
): Promise<PublicationPage[]> {
  return db
    .select()
    .from(publication_page)
    .where(
      and(eq(publication_page.company_id, company_id), eq(publication_page.publication_id, publication_id)),
    )
    .orderBy(publication_page.page_id)
}

/** A revision to publish; `enables`: the page is turned on as well. */
export interface RevisionToShow extends RevisionName {
  enables: boolean
}

export async function revisionsIn(
  db: Database | Transaction,
  company_id: string,
  publication_id: string,
): Promise<RevisionToShow[]> {
  const pages = await pagesIn(db, company_id, publication_id)
  return pages.map(({ page_id, revision_id, enables }) => ({ page_id, revision: revision_id, enables }))
}

/** Due publications of all companies, the earliest first. */
export function duePublications(db: Database, now: Date, limit: number) {
  return db
    .select({ company_id: publication.company_id, publication_id: publication.publication_id })
    .from(publication)
    .where(and(eq(publication.state, 'scheduled'), lte(publication.at, now)))
    .orderBy(asc(publication.at), asc(publication.publication_id))
    .limit(limit)
}

/** Locks a scheduled publication; `undefined` if another server has it, or it is no longer scheduled. */
export async function claimScheduled(tx: Transaction, company_id: string, publication_id: string) {
  const [row] = await tx
    .select()
    .from(publication)
    .where(and(isPublication(company_id, publication_id), eq(publication.state, 'scheduled')))
    .for('update', { skipLocked: true })
  return row
}

export async function publicationOf(db: Database | Transaction, company_id: string, publication_id: string) {
  const [row] = await db.select().from(publication).where(isPublication(company_id, publication_id))
  return row
}

/** A finished publication becomes withdrawn. @returns false if it is none, or is withdrawn already */
export async function markWithdrawn(
  tx: Transaction,
  company_id: string,
  publication_id: string,
): Promise<boolean> {
  const rows = await tx
    .update(publication)
    .set({ state: 'withdrawn' })
    .where(and(isPublication(company_id, publication_id), eq(publication.state, 'done')))
    .returning({ publication_id: publication.publication_id })
  return rows.length > 0
}

/** Ends a scheduled publication. @returns false if it was no longer scheduled */
export async function finishScheduled(
  tx: Transaction,
  company_id: string,
  publication_id: string,
  state: Exclude<PublicationState, 'scheduled' | 'withdrawn'>,
  failure = '',
): Promise<boolean> {
  const rows = await tx
    .update(publication)
    .set({ state, failure, finished: timeNow() })
    .where(and(isPublication(company_id, publication_id), eq(publication.state, 'scheduled')))
    .returning({ publication_id: publication.publication_id })
  if (rows.length === 0) return false
  const pages = await pagesIn(tx, company_id, publication_id)
  pageBell.ring(tx, ...pages.map(({ page_id }) => ({ company_id, page_id })))
  return true
}

export async function publications(
  db: Database,
  company_id: string,
  filter: PublicationFilter,
  { limit, offset }: PageWindow,
): Promise<Publication[]> {
  const rows = await db
    .select()
    .from(publication)
    .where(ofCompany(company_id, filter))
    .orderBy(desc(publication.at), desc(publication.publication_id))
    .limit(limit)
    .offset(offset)
  return withPages(db, company_id, rows)
}

export async function publicationCount(
  db: Database,
  company_id: string,
  filter: PublicationFilter,
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(publication).where(ofCompany(company_id, filter))
  return row?.count ?? 0
}

/** The publications of a page, the newest first. */
export async function pageVersions(
  db: Database,
  company_id: string,
  page_id: string,
  { limit, offset }: PageWindow,
): Promise<PageVersion[]> {
  const rows = await db
    .select({ publication, published_revision: page.published_revision })
    .from(publication_page)
    .innerJoin(publication, PUBLICATION_OF_LINK)
    .innerJoin(page, PAGE_OF_LINK)
    .where(and(eq(publication_page.company_id, company_id), eq(publication_page.page_id, page_id)))
    .orderBy(desc(publication.at), desc(publication.publication_id))
    .limit(limit)
    .offset(offset)
  const shown = rows[0]?.published_revision
  const found = await withPages(
    db,
    company_id,
    rows.map((row) => row.publication),
  )
  const newest = found.find(({ state, pages }) => state === 'done' && revisionIn(pages, page_id) === shown)
  return found.map((version) => {
    const { publication_id, state, operator_name, note, at, created, failure, pages } = version
    const own = pages.find((each) => each.page_id === page_id)
    return {
      publication_id,
      state,
      operator_name,
      note,
      at,
      created,
      failure,
      revision: own?.revision ?? '',
      number: own?.number ?? 0,
      current: version === newest,
      pages: pages.map((each) => each.page_id),
    }
  })
}

const revisionIn = (pages: PublishedPageRevision[], page_id: string) =>
  pages.find((each) => each.page_id === page_id)?.revision

export async function versionCount(db: Database, company_id: string, page_id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(publication_page)
    .where(and(eq(publication_page.company_id, company_id), eq(publication_page.page_id, page_id)))
  return row?.count ?? 0
}

/** Publications in the shape of the API, in the given order. */
export async function withPages(
  db: Database | Transaction,
  company_id: string,
  rows: PublicationRecord[],
): Promise<Publication[]> {
  if (rows.length === 0) return []
  const pages = await db
    .select({
      publication_id: publication_page.publication_id,
      page_id: publication_page.page_id,
      title: page.title,
      page_type: page.page_type,
      revision: publication_page.revision_id,
      number: page_revision.number,
    })
    .from(publication_page)
    .innerJoin(page, PAGE_OF_LINK)
    .innerJoin(page_revision, REVISION_OF_LINK)
    .where(
      and(
        eq(publication_page.company_id, company_id),
        inArray(
          publication_page.publication_id,
          rows.map(({ publication_id }) => publication_id),
        ),
      ),
    )
    .orderBy(publication_page.page_id)
  return rows.map(({ publication_id, state, operator_name, note, at, created, failure }) => ({
    publication_id,
    state,
    operator_name,
    note,
    failure,
    at: at.toISOString(),
    created: created.toISOString(),
    pages: pages
      .filter((each) => each.publication_id === publication_id)
      .map(({ publication_id: _publication, ...each }) => each),
  }))
}

const isPublication = (company_id: string, publication_id: string): SQL | undefined =>
  and(eq(publication.company_id, company_id), eq(publication.publication_id, publication_id))

interface PublicationFilter {
  state: PublicationState | undefined
  /** Only publications of these pages alone; empty: all. */
  pages: readonly string[]
}

const ofCompany = (company_id: string, { state, pages }: PublicationFilter): SQL | undefined =>
  and(
    eq(publication.company_id, company_id),
    state && eq(publication.state, state),
    pages.length === 0
      ? undefined
      : sql`not exists (select 1 from ${publication_page} other where other.company_id = ${company_id}
                         and other.publication_id = ${publication.publication_id}
                         and other.page_id <> all(${sql.param([...pages])}::text[]))`,
  )
