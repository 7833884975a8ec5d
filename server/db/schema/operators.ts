import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { company } from './company'

/** Permissions of an operator: view, edit, publish; each role includes those before it. */
export const OPERATOR_ROLES = ['viewer', 'editor', 'owner'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** A person who works on a company's shop; shoppers are members, another table. */
export const operator = pgTable(
  'operator',
  {
    company_id: companyId(),
    operator_id: text().notNull(),
    username: text().notNull(),
    /** Shown in history, versions and the audit log. */
    name: text().notNull(),
    role: text({ enum: OPERATOR_ROLES }).notNull(),
    /** argon2id, with its parameters. */
    password_hash: text().notNull(),
    disabled: boolean().notNull().default(false),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.operator_id] }),
    foreignKey({
      name: 'operator_company_key',
      columns: [t.company_id],
      foreignColumns: [company.company_id],
    }),
    uniqueIndex('operator_username').on(t.company_id, t.username),
  ],
)

/** Second factor of an operator (RFC 6238); no row if there is none. */
export const operator_second_factor = pgTable(
  'operator_second_factor',
  {
    company_id: companyId(),
    operator_id: text().notNull(),
    /** The shared secret, encrypted by `SecretBox`. */
    secret: text().notNull(),
    /** When a first code confirmed it; null: not required yet. */
    confirmed: moment(),
    /** The last accepted time step of 30 seconds: no step is accepted twice. */
    used_step: integer().notNull().default(0),
    /** SHA-256, hex, of the unused recovery codes. */
    recovery: text().array().notNull().default([]),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.operator_id] }),
    foreignKey({
      name: 'operator_second_factor_operator_key',
      columns: [t.company_id, t.operator_id],
      foreignColumns: [operator.company_id, operator.operator_id],
    }),
  ],
)

/** A session of an operator. The cookie holds a random token, the table only its hash. */
export const operator_session = pgTable(
  'operator_session',
  {
    company_id: companyId(),
    /** SHA-256 of the token, hex. */
    session_id: text().notNull(),
    operator_id: text().notNull(),
    user_agent: text().notNull().default(''),
    created: created(),
    /** Last request, accurate to a minute. */
    seen: moment().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.session_id] }),
    foreignKey({
      name: 'operator_session_operator_key',
      columns: [t.company_id, t.operator_id],
      foreignColumns: [operator.company_id, operator.operator_id],
    }),
    index('operator_session_operator').on(t.company_id, t.operator_id),
    index('operator_session_expires').on(t.company_id, t.expires),
    index('operator_session_seen').on(t.company_id, t.seen),
  ],
)
