import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId } from './columns'
import { keyTo } from './keys'
import { member } from './members'

/**
 * Pieces that a member bought under a limit: `goods:{id}`, `goods:{id}:{period}:{its first day}`,
 * `staff:{activity}:{item}`.
 */
export const purchase_count = pgTable(
  'purchase_count',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    key: text().notNull(),
    bought: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.key] }),
    keyTo('purchase_count_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    check('purchase_count_bought', sql`bought >= 0`),
  ],
)
