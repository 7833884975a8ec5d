import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { company } from './company'
import { page, page_revision } from './pages'

export const PUBLICATION_STATES = ['scheduled', 'done', 'cancelled', 'failed'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** One publication: header, body and footer go live together, at once or at a set time. Each is a version. */
export const publication = pgTable(
  'publication',
  {
    company_id: companyId(),
    publication_id: text().notNull(),
    state: text({ enum: PUBLICATION_STATES }).notNull(),
    operator_id: text().notNull().default(''),
    operator_name: text().notNull().default(''),
    note: text().notNull().default(''),
    /** When it is scheduled; of an immediate one, when it went live. */
    at: moment().notNull(),
    /** Reason of a failure, shown to the operator. */
    failure: text().notNull().default(''),
    created: created(),
    finished: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.publication_id] }),
    foreignKey({
      name: 'publication_company_key',
      columns: [t.company_id],
      foreignColumns: [company.company_id],
    }),
    index('publication_due').on(t.company_id, t.state, t.at),
  ],
)

/** The revisions that a publication makes live. */
export const publication_page = pgTable(
  'publication_page',
  {
    company_id: companyId(),
    publication_id: text().notNull(),
    page_id: text().notNull(),
    revision_id: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.publication_id, t.page_id] }),
    foreignKey({
      name: 'publication_page_publication_key',
      columns: [t.company_id, t.publication_id],
      foreignColumns: [publication.company_id, publication.publication_id],
    }),
    foreignKey({
      name: 'publication_page_revision_key',
      columns: [t.company_id, t.page_id, t.revision_id],
      foreignColumns: [page_revision.company_id, page_revision.page_id, page_revision.revision_id],
    }),
    foreignKey({
      name: 'publication_page_page_key',
      columns: [t.company_id, t.page_id],
      foreignColumns: [page.company_id, page.page_id],
    }),
    index('publication_page_page').on(t.company_id, t.page_id),
  ],
)

/** Templates saved by operators, from which pages or panels are started. */
export const saved_design = pgTable(
  'saved_design',
  {
    company_id: companyId(),
    design_id: text().notNull(),
    /** `module`: a free panel with its children (组合模块); `template`: a whole page. */
    kind: text({ enum: ['module', 'template'] }).notNull(),
    platform: text({ enum: ['pc', 'h5'] })
      .notNull()
      .default('pc'),
    name: text().notNull(),
    /** Address of its picture, '' if there is none. */
    image: text().notNull().default(''),
    /** A copied panel, or a page document. */
    params: jsonb().notNull(),
    operator_name: text().notNull().default(''),
    created: created(),
    deleted: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.design_id] }),
    foreignKey({
      name: 'saved_design_company_key',
      columns: [t.company_id],
      foreignColumns: [company.company_id],
    }),
    index('saved_design_kind').on(t.company_id, t.kind, t.created),
  ],
)
