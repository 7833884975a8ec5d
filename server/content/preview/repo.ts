import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Platform } from '@schemas'
import type { Database } from '../../db/client'
import { page, page_revision } from '../../db/schema'
import type { RevisionName } from '../drafts/repo'
import { enabledPages, type PublishedPage } from '../pages/repo'

/**
 * These revisions as if they were published. For one that an autosave has replaced meanwhile the present draft is
 * returned: reloading a preview shows later edits.
 */
export async function revisionRows(
  db: Database,
  company_id: string,
  names: RevisionName[],
): Promise<PublishedPage[]> {
  const ids = names.map(({ page_id }) => page_id)
  const pages = await db
    .select()
    .from(page)
    .where(and(eq(page.company_id, company_id), inArray(page.page_id, ids), isNull(page.deleted)))
  const wanted = pages.flatMap(({ page_id, draft_revision }) =>
    [names.find((name) => name.page_id === page_id)?.revision, draft_revision].flatMap((id) => id ?? []),
  )
  const revisions = await db
    .select()
    .from(page_revision)
    .where(
      and(
        eq(page_revision.company_id, company_id),
        inArray(page_revision.page_id, ids),
        inArray(page_revision.revision_id, wanted),
      ),
    )
  return pages.flatMap((row) => {
    const of = (id: string | null | undefined) =>
      revisions.find(({ page_id, revision_id }) => page_id === row.page_id && revision_id === id)
    const shown = of(names.find(({ page_id }) => page_id === row.page_id)?.revision) ?? of(row.draft_revision)
    return shown ? [{ ...row, revision_id: shown.revision_id, document: shown.document }] : []
  })
}

/** The revisions with the published header and footer, and the home page if only header or footer are given. */
export async function previewRows(
  db: Database,
  company_id: string,
  platforms: readonly Platform[],
  names: RevisionName[],
): Promise<PublishedPage[]> {
  const own = await revisionRows(db, company_id, names)
  const types = new Set(own.map(({ page_type }) => page_type))
  const hasBody = own.some(({ page_type }) => page_type !== 'header' && page_type !== 'footer')
  const around = await enabledPages(db, company_id, platforms, ['header', 'footer', 'home'])
  return [
    ...around.filter(({ page_type }) => !types.has(page_type) && (page_type !== 'home' || !hasBody)),
    ...own,
  ]
}
