import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { company } from './company'
import { companyId, created, moment, updated } from './columns'

/** Kind of a page; `header` and `footer` exist once per company and platform. */
export const PAGE_TYPES = ['home', 'custom', 'header', 'footer', 'section'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export interface PageSeo {
  title?: string
  mate_keywords?: string
  mate_description?: string
}

/** A page and its two current revisions: the edited one and the published one. */
export const page = pgTable(
  'page',
  {
    company_id: companyId(),
    page_id: text().notNull(),
    /** Public id on the wire and in `/custompage?pageid=`; a string of digits. */
    theme_pc_template_id: text().notNull(),
    page_type: text({ enum: PAGE_TYPES }).notNull(),
    platform: text({ enum: ['pc', 'h5'] }).notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** `/product/{alias}` for custom pages, the section's name for storefront sections, else ''. */
    alias: text().notNull().default(''),
    enabled: boolean().notNull().default(false),
    seo: jsonb().$type<PageSeo>().notNull().default({}),
    draft_revision: text(),
    published_revision: text(),
    published: moment(),
    created: created(),
    updated: updated(),
    deleted: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.page_id] }),
    foreignKey({ name: 'page_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
    foreignKey({
      name: 'page_draft_revision_key',
      columns: [t.company_id, t.page_id, t.draft_revision],
      foreignColumns: revisionKey(),
    }),
    foreignKey({
      name: 'page_published_revision_key',
      columns: [t.company_id, t.page_id, t.published_revision],
      foreignColumns: revisionKey(),
    }),
    uniqueIndex('page_public_id').on(t.company_id, t.theme_pc_template_id),
    uniqueIndex('page_alias')
      .on(t.company_id, t.platform, t.page_type, t.alias)
      .where(sql`alias <> '' and deleted is null`),
    uniqueIndex('page_one_enabled')
      .on(t.company_id, t.platform, t.page_type)
      .where(sql`enabled and deleted is null and page_type in ('home', 'header', 'footer')`),
  ],
)

/** One saved state of a page; immutable. */
export const page_revision = pgTable(
  'page_revision',
  {
    company_id: companyId(),
    page_id: text().notNull(),
    revision_id: text().notNull(),
    /** Number within the page, shown in the history list. */
    number: integer().notNull(),
    /** Revision that the editor started from, for the three-way merge. */
    base_revision: text(),
    /** Canonical bytes of the page document: text, since jsonb would reorder keys. */
    document: text().notNull(),
    author: text().notNull().default(''),
    note: text().notNull().default(''),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.page_id, t.revision_id] }),
    foreignKey({
      name: 'page_revision_page_key',
      columns: [t.company_id, t.page_id],
      foreignColumns: [page.company_id, page.page_id],
    }),
    uniqueIndex('page_revision_number').on(t.company_id, t.page_id, t.number),
    index('page_revision_created').on(t.company_id, t.page_id, t.created),
  ],
)

/** The two tables reference each other, so the key is named later. */
function revisionKey(): [AnyPgColumn, AnyPgColumn, AnyPgColumn] {
  return [page_revision.company_id, page_revision.page_id, page_revision.revision_id]
}
