import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'

/** Kind of a page; `header` and `footer` exist once per company and platform. */
export const PAGE_TYPES = ['home', 'custom', 'header', 'footer', 'section'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export interface PageSeo {
  title?: string
  mate_keywords?: string
  mate_description?: string
}

/** A page and its two current revisions: the edited one and the published one. */
export const page = pg.pgTable(
  'page',
  {
    company_id: companyId(),
    page_id: pg.text().notNull(),
    /** Public id on the wire and in `/custompage?pageid=`; a string of digits. */
    theme_pc_template_id: pg.text().notNull(),
    page_type: pg.text({ enum: PAGE_TYPES }).notNull(),
    platform: pg.text({ enum: ['pc', 'h5'] }).notNull(),
    title: pg.text().notNull(),
    description: pg.text().notNull().default(''),
    /** `/product/{alias}` for custom pages, the section's name for storefront sections, else ''. */
    alias: pg.text().notNull().default(''),
    enabled: pg.boolean().notNull().default(false),
    seo: pg.jsonb().$type<PageSeo>().notNull().default({}),
    draft_revision: pg.text(),
    published_revision: pg.text(),
    published: moment(),
    created: created(),
    updated: updated(),
    deleted: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.page_id] }),
    companyKey('page', t.company_id),
    keyTo('page_draft_revision', [t.company_id, t.page_id, t.draft_revision], revisionKey()),
    keyTo('page_published_revision', [t.company_id, t.page_id, t.published_revision], revisionKey()),
    pg.uniqueIndex('page_public_id').on(t.company_id, t.theme_pc_template_id),
    pg
      .uniqueIndex('page_alias')
      .on(t.company_id, t.platform, t.page_type, t.alias)
      .where(sql`alias <> '' and deleted is null`),
    pg
      .uniqueIndex('page_one_enabled')
      .on(t.company_id, t.platform, t.page_type)
      .where(sql`enabled and deleted is null and page_type in ('home', 'header', 'footer')`),
  ],
)

/** One saved state of a page; immutable. */
export const page_revision = pg.pgTable(
  'page_revision',
  {
    company_id: companyId(),
    page_id: pg.text().notNull(),
    revision_id: pg.text().notNull(),
    /** Number within the page, shown in the history list. */
    number: pg.integer().notNull(),
    /** Revision that the editor started from, for the three-way merge. */
    base_revision: pg.text(),
    /** Canonical bytes of the page document: text, since jsonb would reorder keys. */
    document: pg.text().notNull(),
    author: pg.text().notNull().default(''),
    note: pg.text().notNull().default(''),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.page_id, t.revision_id] }),
    keyTo('page_revision_page', [t.company_id, t.page_id], [page.company_id, page.page_id]),
    pg.uniqueIndex('page_revision_number').on(t.company_id, t.page_id, t.number),
    pg.index('page_revision_created').on(t.company_id, t.page_id, t.created),
  ],
)

/** The two tables reference each other, so the key is named later. */
function revisionKey(): [pg.AnyPgColumn, pg.AnyPgColumn, pg.AnyPgColumn] {
  return [page_revision.company_id, page_revision.page_id, page_revision.revision_id]
}
