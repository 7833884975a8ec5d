import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { OPERATOR_ROLES } from './operators'

/** Filter of an export, in the terms of its list, and how an import is done. */
export interface CsvFilter {
  tab?: string | undefined
  keyword?: string | undefined
  /** Of a record's list, `approve_status:onsale`. */
  filter?: string[] | undefined
  /** Of an import: only reports what would happen. */
  trial?: boolean | undefined
  /** Shops that the operator who ordered it was narrowed to; absent: all. */
  shops?: string[] | undefined
}

/** A CSV import or export. Counts change with the rows, in the same transaction. */
export const sheet_job = pg.pgTable(
  'sheet_job',
  {
    company_id: companyId(),
    job_id: pg.text().notNull(),
    /** Name of the CSV definition. */
    name: pg.text().notNull(),
    direction: pg.text({ enum: ['import', 'export'] }).notNull(),
    file_name: pg.text().notNull(),
    /** SHA-256 of an imported file: uploading it again continues the same job. */
    digest: pg.text(),
    filter: pg.jsonb().$type<CsvFilter>().notNull().default({}),
    /** Of an export: cursor of the rows read so far, in the definition's format. */
    reached: pg.text(),
    state: pg
      .text({ enum: ['running', 'done'] })
      .notNull()
      .default('running'),
    total: pg.integer().notNull(),
    /** Rows that were written, or already had these values. */
    done: pg.integer().notNull().default(0),
    /** Rows of `done` without a change. */
    same: pg.integer().notNull().default(0),
    failed: pg.integer().notNull().default(0),
    operator_id: pg.text().notNull(),
    operator_name: pg.text().notNull(),
    /** The first role that sees numbers as its rows contain them: `viewer` masked, others whole. */
    operator_role: pg.text({ enum: OPERATOR_ROLES }).notNull(),
    finished: moment(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.job_id] }),
    companyKey('sheet_job', t.company_id),
    pg.uniqueIndex('sheet_job_digest').on(t.company_id, t.name, t.digest),
    pg.index('sheet_job_updated').on(t.company_id, t.updated),
    pg
      .index('sheet_job_running')
      .on(t.company_id, t.created)
      .where(sql`state = 'running'`),
    pg.check('sheet_job_counts', sql`same between 0 and done and failed >= 0 and done + failed <= total`),
  ],
)

/** Problem of a row; '' as column if it concerns no single column. */
export interface CsvFault {
  /** Heading of the column. */
  column: string
  message: string
}

/** One row of a file and its result. */
export const sheet_row = pg.pgTable(
  'sheet_row',
  {
    company_id: companyId(),
    job_id: pg.text().notNull(),
    /** As spreadsheets count them; the header is line 1. */
    line: pg.integer().notNull(),
    values: pg.jsonb().$type<Record<string, string | number>>().notNull(),
    state: pg.text({ enum: ['waiting', 'done', 'same', 'failed'] }).notNull(),
    faults: pg.jsonb().$type<CsvFault[]>().notNull().default([]),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.job_id, t.line] }),
    keyTo('sheet_row_job', [t.company_id, t.job_id], [sheet_job.company_id, sheet_job.job_id]),
    pg
      .index('sheet_row_waiting')
      .on(t.company_id, t.job_id, t.line)
      .where(sql`state = 'waiting'`),
    pg
      .index('sheet_row_failed')
      .on(t.company_id, t.job_id, t.line)
      .where(sql`state = 'failed'`),
  ],
)
