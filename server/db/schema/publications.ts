import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { companyKey, keyTo } from './company'
import { page, page_revision } from './pages'

export const PUBLICATION_STATES = ['scheduled', 'done', 'cancelled', 'failed', 'withdrawn'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** One publication: header, body and footer go live together, at once or at a set time. Each is a version. */
export const publication = pg.pgTable(
  'publication',
  {
    company_id: companyId(),
    publication_id: pg.text().notNull(),
    state: pg.text({ enum: PUBLICATION_STATES }).notNull(),
    operator_id: pg.text().notNull().default(''),
    operator_name: pg.text().notNull().default(''),
    note: pg.text().notNull().default(''),
    /** When it is scheduled; of an immediate one, when it went live. */
    at: moment().notNull(),
    /** Reason of a failure, shown to the operator. */
    failure: pg.text().notNull().default(''),
    created: created(),
    finished: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.publication_id] }),
    companyKey('publication', t.company_id),
    pg.index('publication_due').on(t.company_id, t.state, t.at),
  ],
)

/** The revisions that a publication makes live. */
export const publication_page = pg.pgTable(
  'publication_page',
  {
    company_id: companyId(),
    publication_id: pg.text().notNull(),
    page_id: pg.text().notNull(),
    revision_id: pg.text().notNull(),
    /** It turns the page on as well; false once it is done and the page was on before. */
    enables: pg.boolean().notNull().default(false),
    /** What shoppers saw of the page before; null: nothing. */
    before_revision: pg.text(),
    /** The home page that it turned off by turning this one on. */
    replaced_page: pg.text(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.publication_id, t.page_id] }),
    keyTo(
      'publication_page_publication',
      [t.company_id, t.publication_id],
      [publication.company_id, publication.publication_id],
    ),
    keyTo(
      'publication_page_revision',
      [t.company_id, t.page_id, t.revision_id],
      [page_revision.company_id, page_revision.page_id, page_revision.revision_id],
    ),
    keyTo('publication_page_page', [t.company_id, t.page_id], [page.company_id, page.page_id]),
    pg.index('publication_page_page').on(t.company_id, t.page_id),
  ],
)

/** Templates saved by operators, from which pages or panels are started. */
export const saved_design = pg.pgTable(
  'saved_design',
  {
    company_id: companyId(),
    design_id: pg.text().notNull(),
    /** `module`: a free panel with its children (组合模块); `template`: a whole page. */
    kind: pg.text({ enum: ['module', 'template'] }).notNull(),
    platform: pg
      .text({ enum: ['pc', 'h5'] })
      .notNull()
      .default('pc'),
    name: pg.text().notNull(),
    /** Address of its picture, '' if there is none. */
    image: pg.text().notNull().default(''),
    /** A copied panel, or a page document. */
    params: pg.jsonb().notNull(),
    operator_name: pg.text().notNull().default(''),
    created: created(),
    deleted: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.design_id] }),
    companyKey('saved_design', t.company_id),
    pg.index('saved_design_kind').on(t.company_id, t.kind, t.created),
  ],
)
