import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { keyTo } from './company'
import { member } from './members'

/** A favourite: a product or a shop. */
export const favourite = pg.pgTable(
  'favourite',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    kind: pg.text({ enum: ['goods', 'shop'] }).notNull(),
    /** item_id or distributor_id. */
    target_id: pg.text().notNull(),
    fav_id: pg.text().notNull(),
    item_type: pg
      .text({ enum: ['normal', 'pointsmall'] })
      .notNull()
      .default('normal'),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.kind, t.target_id] }),
    keyTo('favourite_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('favourite_created').on(t.company_id, t.user_id, t.kind, t.created, t.fav_id),
  ],
)

/** 足迹: the last time a member viewed a product. */
export const browse_history = pg.pgTable(
  'browse_history',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    history_id: pg.text().notNull(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.item_id] }),
    keyTo('browse_history_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('browse_history_updated').on(t.company_id, t.user_id, t.updated, t.history_id),
  ],
)

/** 到货通知: a member waits for a sold-out item and is notified once it is available again. */
export const stock_notice = pg.pgTable(
  'stock_notice',
  {
    company_id: companyId(),
    item_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    created: created(),
    /** When the member was notified; null while waiting. */
    notified: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.item_id, t.user_id] }),
    keyTo('stock_notice_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg
      .index('stock_notice_waiting')
      .on(t.company_id, t.created)
      .where(sql`notified is null`),
  ],
)
