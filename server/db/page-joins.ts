/** Conditions that join pages, their revisions and their publications. */
import { and, eq } from 'drizzle-orm'
import { page, page_revision, publication, publication_page } from './schema'

/** A page's draft; `page_revision` is null for pages without one in a left join. */
export const DRAFT_OF_PAGE = and(
  eq(page_revision.company_id, page.company_id),
  eq(page_revision.page_id, page.page_id),
  eq(page_revision.revision_id, page.draft_revision),
)

export const PUBLISHED_REVISION_OF_PAGE = and(
  eq(page_revision.company_id, page.company_id),
  eq(page_revision.page_id, page.page_id),
  eq(page_revision.revision_id, page.published_revision),
)

/** Of a row of `publication_page`. */
export const PUBLICATION_OF_LINK = and(
  eq(publication.company_id, publication_page.company_id),
  eq(publication.publication_id, publication_page.publication_id),
)

export const PAGE_OF_LINK = and(
  eq(page.company_id, publication_page.company_id),
  eq(page.page_id, publication_page.page_id),
)

export const REVISION_OF_LINK = and(
  eq(page_revision.company_id, publication_page.company_id),
  eq(page_revision.page_id, publication_page.page_id),
  eq(page_revision.revision_id, publication_page.revision_id),
)
