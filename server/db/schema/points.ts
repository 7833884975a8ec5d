import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { keyTo } from './keys'
import { member } from './members'

/** Every change of a member's points; their sum is `member.point`. Append-only. */
export const point_entry = pgTable(
  'point_entry',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    entry_id: text().notNull(),
    /** Negative: spent or clawed back. */
    point: integer().notNull(),
    balance: integer().notNull(),
    /** journal_type on the wire. */
    journal_type: integer().notNull(),
    point_desc: text().notNull().default(''),
    order_id: text(),
    /** Cause, unique: `order:{id}:spend`; a second entry with the same key is refused. */
    cause: text().notNull(),
    /** End of the year in which earned points expire; null for points that were spent. */
    expires: moment(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.entry_id] }),
    keyTo('point_entry_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('point_entry_cause').on(t.company_id, t.user_id, t.cause),
    index('point_entry_created').on(t.company_id, t.user_id, t.created, t.entry_id),
    index('point_entry_expires')
      .on(t.company_id, t.expires, t.user_id)
      .where(sql`expires is not null`),
    check('point_entry_moves', sql`point <> 0`),
  ],
)
