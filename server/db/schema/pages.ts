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

/** What a page is for; `header` and `footer` stand once per company and platform (decisions 3). */
export const PAGE_TYPES = ['home', 'custom', 'header', 'footer', 'section'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export interface PageSeo {
  title?: string
  mate_keywords?: string
  mate_description?: string
}

/** A page and the two revisions that matter: the one being edited and the one shoppers see. */
export const page = pgTable(
  'page',
  {
    company_id: companyId(),
    page_id: text().notNull(),
    /** Public id on the wire and in `/custompage?pageid=`; looks like a number, is a string. */
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

/** One saved state of a page; never changed after it is written. */
export const page_revision = pgTable(
  'page_revision',
  {
    company_id: companyId(),
    page_id: text().notNull(),
    revision_id: text().notNull(),
    /** Counts up within the page: what the history list shows. */
    number: integer().notNull(),
    /** Revision that the editor started from, for the three-way merge. */
    base_revision: text(),
    /** Canonical bytes of the page document: text, since jsonb would reorder keys and lose byte identity. */
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

/** The two tables point at each other, so the key is named late. */
function revisionKey(): [AnyPgColumn, AnyPgColumn, AnyPgColumn] {
  return [page_revision.company_id, page_revision.page_id, page_revision.revision_id]
}
