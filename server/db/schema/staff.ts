import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { companyKey, keyTo } from './company'
import { goods_item } from './goods'
import { member } from './members'

/** An employee who may buy at staff prices. */
export const staff = pg.pgTable(
  'staff',
  {
    company_id: companyId(),
    staff_id: pg.text().notNull(),
    work_id: pg.text().notNull(),
    name: pg.text().notNull(),
    mobile: pg.text().notNull(),
    /** null until the employee has signed in as a member. */
    user_id: pg.text(),
    /** Accepted version of the staff agreement; 0: none. */
    agreed: pg.integer().notNull().default(0),
    disabled: pg.boolean().notNull().default(false),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.staff_id] }),
    companyKey('staff', t.company_id),
    keyTo('staff_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.uniqueIndex('staff_work_id').on(t.company_id, t.work_id),
    pg.uniqueIndex('staff_user').on(t.company_id, t.user_id),
  ],
)

/** 内购 and 福袋: what employees may buy, when, and at which prices. */
export const staff_activity = pg.pgTable(
  'staff_activity',
  {
    company_id: companyId(),
    activity_id: pg.text().notNull(),
    kind: pg.text({ enum: ['staff', 'lucky'] }).notNull(),
    name: pg.text().notNull(),
    begin_time: moment().notNull(),
    end_time: moment().notNull(),
    disabled: pg.boolean().notNull().default(false),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.activity_id] }),
    companyKey('staff_activity', t.company_id),
    pg.check('staff_activity_times', sql`end_time > begin_time`),
  ],
)

export const staff_activity_item = pg.pgTable(
  'staff_activity_item',
  {
    company_id: companyId(),
    activity_id: pg.text().notNull(),
    item_id: pg.text().notNull(),
    price: pg.integer().notNull(),
    /** Pieces per employee; 0: no limit. */
    limit_num: pg.integer().notNull().default(0),
    /** A lucky bag that is no longer available. */
    invalid: pg.boolean().notNull().default(false),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.activity_id, t.item_id] }),
    keyTo(
      'staff_activity_item_activity',
      [t.company_id, t.activity_id],
      [staff_activity.company_id, staff_activity.activity_id],
    ),
    keyTo('staff_activity_item_item', [t.company_id, t.item_id], [goods_item.company_id, goods_item.item_id]),
    pg.index('staff_activity_item_item').on(t.company_id, t.item_id),
    pg.check('staff_activity_item_price', sql`price >= 0`),
  ],
)
