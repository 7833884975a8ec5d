import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { companyKey, keyTo } from './company'
import { operator } from './operators'
import { page, page_revision } from './pages'

export const REVIEW_STATES = ['waiting', 'approved', 'returned', 'withdrawn'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A draft that an operator has handed in to be published by another (rule review-1). */
export const page_review = pg.pgTable(
  'page_review',
  {
    company_id: companyId(),
    review_id: pg.text().notNull(),
    page_id: pg.text().notNull(),
    /** The draft as it was handed in; kept while this row names it. */
    revision_id: pg.text().notNull(),
    state: pg.text({ enum: REVIEW_STATES }).notNull().default('waiting'),
    /** Of who handed it in. */
    message: pg.text().notNull().default(''),
    asked_by: pg.text().notNull(),
    asked_name: pg.text().notNull(),
    created: created(),
    decided_by: pg.text().notNull().default(''),
    decided_name: pg.text().notNull().default(''),
    decided: moment(),
    /** Why it was returned. */
    words: pg.text().notNull().default(''),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.review_id] }),
    companyKey('page_review', t.company_id),
    keyTo('page_review_page', [t.company_id, t.page_id], [page.company_id, page.page_id]),
    keyTo(
      'page_review_revision',
      [t.company_id, t.page_id, t.revision_id],
      [page_revision.company_id, page_revision.page_id, page_revision.revision_id],
    ),
    pg
      .uniqueIndex('page_review_one_waiting')
      .on(t.company_id, t.page_id)
      .where(sql`state = 'waiting'`),
    pg.index('page_review_page').on(t.company_id, t.page_id, t.created),
    pg.index('page_review_asked').on(t.company_id, t.asked_by, t.created),
  ],
)

/** A note at a widget of a page, or at the page, and replies to it; no part of the page's document. */
export const review_note = pg.pgTable(
  'review_note',
  {
    company_id: companyId(),
    note_id: pg.text().notNull(),
    page_id: pg.text().notNull(),
    /** Uuid; null: the page itself. */
    widget: pg.text(),
    /** What the widget was called when the note was written: it may be deleted. */
    widget_name: pg.text().notNull().default(''),
    /** Of a reply: the note that it answers. */
    parent_id: pg.text(),
    text: pg.text().notNull(),
    author_id: pg.text().notNull(),
    author_name: pg.text().notNull(),
    created: created(),
    settled: moment(),
    settled_name: pg.text().notNull().default(''),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.note_id] }),
    companyKey('review_note', t.company_id),
    keyTo('review_note_page', [t.company_id, t.page_id], [page.company_id, page.page_id]),
    keyTo('review_note_parent', [t.company_id, t.parent_id], [t.company_id, t.note_id]),
    pg.index('review_note_page').on(t.company_id, t.page_id, t.created),
    pg.index('review_note_parent').on(t.company_id, t.parent_id),
  ],
)

export const OPERATOR_MESSAGE_KINDS = [
  'review_asked',
  'review_approved',
  'review_returned',
  'review_ended',
  'note_written',
  'note_replied',
  'publication_failed',
  'import_done',
] as const
export type OperatorMessageKind = (typeof OPERATOR_MESSAGE_KINDS)[number]

/** What an operator is told: one row per recipient and event (rule review-4). */
export const operator_message = pg.pgTable(
  'operator_message',
  {
    company_id: companyId(),
    message_id: pg.text().notNull(),
    operator_id: pg.text().notNull(),
    kind: pg.text({ enum: OPERATOR_MESSAGE_KINDS }).notNull(),
    /** Id of what it is about: a review, a note, a publication, an import. */
    subject: pg.text().notNull(),
    /** Path in the designer. */
    link: pg.text().notNull(),
    /** What its words are made of: names, titles, texts. */
    parts: pg.jsonb().$type<Record<string, string>>().notNull().default({}),
    created: created(),
    read: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.message_id] }),
    keyTo(
      'operator_message_operator',
      [t.company_id, t.operator_id],
      [operator.company_id, operator.operator_id],
    ),
    pg.index('operator_message_list').on(t.company_id, t.operator_id, t.created),
    pg.index('operator_message_subject').on(t.company_id, t.subject),
    pg.index('operator_message_created').on(t.company_id, t.created),
  ],
)
