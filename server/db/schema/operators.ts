import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { PRESETS, type Right } from '@schemas/rights'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'

/** The presets of schemas/rights, and `custom`: a role of the company's own, which `role_id` names. */
export const OPERATOR_ROLES = [...PRESETS, 'custom'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** A role that a company has made: rights under a name. */
export const operator_role = pg.pgTable(
  'operator_role',
  {
    company_id: companyId(),
    role_id: pg.text().notNull(),
    name: pg.text().notNull(),
    /** Ids of the table in schemas/rights, with all that they need. */
    rights: pg.text().array().$type<Right[]>().notNull(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.role_id] }),
    companyKey('operator_role', t.company_id),
    pg.uniqueIndex('operator_role_name').on(t.company_id, t.name),
  ],
)

/** A person who works on a company's shop; shoppers are members, another table. */
export const operator = pg.pgTable(
  'operator',
  {
    company_id: companyId(),
    operator_id: pg.text().notNull(),
    username: pg.text().notNull(),
    /** Shown in history, versions and the audit log. */
    name: pg.text().notNull(),
    role: pg.text({ enum: OPERATOR_ROLES }).notNull(),
    /** Of a `custom` role. */
    role_id: pg.text(),
    /** Shops (distributor_id) that the operator is narrowed to; empty: all. */
    shops: pg.text().array().notNull().default([]),
    /** Pages (page_id) that the operator is narrowed to; empty: all. */
    pages: pg.text().array().notNull().default([]),
    /** argon2id, with its parameters. */
    password_hash: pg.text().notNull(),
    disabled: pg.boolean().notNull().default(false),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.operator_id] }),
    companyKey('operator', t.company_id),
    pg.uniqueIndex('operator_username').on(t.company_id, t.username),
    keyTo('operator_role', [t.company_id, t.role_id], [operator_role.company_id, operator_role.role_id]),
    pg.index('operator_of_role').on(t.company_id, t.role_id),
    pg.check('operator_custom_role', sql`(role = 'custom') = (role_id is not null)`),
  ],
)

/** Second factor of an operator (RFC 6238); no row if there is none. */
export const operator_second_factor = pg.pgTable(
  'operator_second_factor',
  {
    company_id: companyId(),
    operator_id: pg.text().notNull(),
    /** The shared secret, encrypted by `SecretBox`. */
    secret: pg.text().notNull(),
    /** When a first code confirmed it; null: not required yet. */
    confirmed: moment(),
    /** The last accepted time step of 30 seconds: no step is accepted twice. */
    used_step: pg.integer().notNull().default(0),
    /** SHA-256, hex, of the unused recovery codes. */
    recovery: pg.text().array().notNull().default([]),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.operator_id] }),
    keyTo(
      'operator_second_factor_operator',
      [t.company_id, t.operator_id],
      [operator.company_id, operator.operator_id],
    ),
  ],
)

/** A session of an operator. The cookie holds a random token, the table only its hash. */
export const operator_session = pg.pgTable(
  'operator_session',
  {
    company_id: companyId(),
    /** SHA-256 of the token, hex. */
    session_id: pg.text().notNull(),
    operator_id: pg.text().notNull(),
    user_agent: pg.text().notNull().default(''),
    created: created(),
    /** Last request, accurate to a minute. */
    seen: moment().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.session_id] }),
    keyTo(
      'operator_session_operator',
      [t.company_id, t.operator_id],
      [operator.company_id, operator.operator_id],
    ),
    pg.index('operator_session_operator').on(t.company_id, t.operator_id),
    pg.index('operator_session_expires').on(t.company_id, t.expires),
    pg.index('operator_session_seen').on(t.company_id, t.seen),
  ],
)

/** Lets programs of an operator call the API. They hold the secret, the table only its hash. */
export const operator_token = pg.pgTable(
  'operator_token',
  {
    company_id: companyId(),
    token_id: pg.text().notNull(),
    operator_id: pg.text().notNull(),
    name: pg.text().notNull(),
    /** SHA-256 of the secret, hex. */
    hash: pg.text().notNull(),
    created: created(),
    /** Last request, accurate to ten minutes. */
    used: moment(),
    expires: moment().notNull(),
    revoked: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.token_id] }),
    keyTo(
      'operator_token_operator',
      [t.company_id, t.operator_id],
      [operator.company_id, operator.operator_id],
    ),
    pg.index('operator_token_operator').on(t.company_id, t.operator_id),
    pg.index('operator_token_expires').on(t.company_id, t.expires),
  ],
)

/** What an operator has narrowed a list to, to come back to it. */
export const saved_view = pg.pgTable(
  'saved_view',
  {
    company_id: companyId(),
    view_id: pg.text().notNull(),
    operator_id: pg.text().notNull(),
    /** Path of the list in the designer, `/records/goods`. */
    list: pg.text().notNull(),
    name: pg.text().notNull(),
    /** Query of its address: filters, search, columns and order. */
    query: pg.text().notNull(),
    /** Every operator of the company sees it. */
    shared: pg.boolean().notNull().default(false),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.view_id] }),
    keyTo('saved_view_operator', [t.company_id, t.operator_id], [operator.company_id, operator.operator_id]),
    pg.uniqueIndex('saved_view_name').on(t.company_id, t.list, t.operator_id, t.name),
  ],
)
