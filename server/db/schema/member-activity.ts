import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { keyTo } from './keys'
import { member } from './members'

/** A favourite: a product or a shop. */
export const favourite = pgTable(
  'favourite',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    kind: text({ enum: ['goods', 'shop'] }).notNull(),
    /** item_id or distributor_id. */
    target_id: text().notNull(),
    fav_id: text().notNull(),
    item_type: text({ enum: ['normal', 'pointsmall'] })
      .notNull()
      .default('normal'),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.kind, t.target_id] }),
    keyTo('favourite_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('favourite_created').on(t.company_id, t.user_id, t.kind, t.created, t.fav_id),
  ],
)

/** 足迹: the last time a member viewed a product. */
export const browse_history = pgTable(
  'browse_history',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    item_id: text().notNull(),
    history_id: text().notNull(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.item_id] }),
    keyTo('browse_history_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('browse_history_updated').on(t.company_id, t.user_id, t.updated, t.history_id),
  ],
)

/** 到货通知: a member waits for a sold-out item and is notified once it is available again. */
export const stock_notice = pgTable(
  'stock_notice',
  {
    company_id: companyId(),
    item_id: text().notNull(),
    user_id: text().notNull(),
    created: created(),
    /** When the member was notified; null while waiting. */
    notified: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.item_id, t.user_id] }),
    keyTo('stock_notice_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('stock_notice_waiting')
      .on(t.company_id, t.created)
      .where(sql`notified is null`),
  ],
)
