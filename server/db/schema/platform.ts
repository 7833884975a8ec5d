import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, updated, moment } from './columns'
import { companyKey } from './company'

/** Settings of a company by name: `tdk`, `color_style`, … The module that reads a setting defines its shape. */
export const setting = pg.pgTable(
  'setting',
  {
    company_id: companyId(),
    name: pg.text().notNull(),
    value: pg.jsonb().notNull(),
    updated: updated(),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id, t.name] }), companyKey('setting', t.company_id)],
)

/** Progress of a job that goes through all rows once per period, on one server at a time. */
export const job_pass = pg.pgTable(
  'job_pass',
  {
    company_id: companyId(),
    job: pg.text().notNull(),
    /** The day in Shanghai, `2026-11-22`. */
    period: pg.text().notNull(),
    /** Cursor, in the job's own format; '' at the beginning. */
    position: pg.text().notNull(),
    /** Lease: after this time another server may continue. */
    busy_until: moment().notNull(),
    /** When the pass was completed; null until then. */
    done: moment(),
  },
  (t) => [pg.primaryKey({ columns: [t.company_id, t.job] }), companyKey('job_pass', t.company_id)],
)

/** The same key with the same body returns the same order. Kept 72 h. */
export const idempotency = pg.pgTable(
  'idempotency',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    /** `order:{Idempotency-Key}`, `pay:{…}`. */
    key: pg.text().notNull(),
    body_hash: pg.text().notNull(),
    answer: pg.jsonb().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.key] }),
    companyKey('idempotency', t.company_id),
    pg.index('idempotency_created').on(t.company_id, t.created),
  ],
)

/** Number of attempts in a window: `login:{mobile hash}`, `sms:{address}`; shared by all servers. */
export const attempt = pg.pgTable(
  'attempt',
  {
    company_id: companyId(),
    key: pg.text().notNull(),
    count: pg.integer().notNull(),
    /** When the window ends and counting restarts. */
    resets: moment().notNull(),
    /** No attempts are accepted until then. */
    blocked: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.key] }),
    companyKey('attempt', t.company_id),
    pg.index('attempt_resets').on(t.company_id, t.resets),
  ],
)

/** Messages of the built-in senders, shown by a demo; a deployment sends real ones and stores nothing here. */
export const outbox = pg.pgTable(
  'outbox',
  {
    company_id: companyId(),
    message_id: pg.text().notNull(),
    /** sms, mail */
    kind: pg.text().notNull(),
    recipient: pg.text().notNull(),
    content: pg.jsonb().$type<Record<string, string>>().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.message_id] }),
    companyKey('outbox', t.company_id),
    pg.index('outbox_created').on(t.company_id, t.created),
  ],
)
