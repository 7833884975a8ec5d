import { text, timestamp } from 'drizzle-orm/pg-core'

/*
 * Habits of every table (checked by server/db/catalogue.test.ts): primary, unique and foreign keys begin with company_id,
 * ids are text made by the application, money is integer cents, times are timestamptz, no sequences, no triggers.
 * Columns carry their wire names, so that a row needs no renaming on its way to the answer.
 */

/** The tenant; the shard key when the tables are spread over several machines. */
export const companyId = () => text().notNull()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Set by the database on insert; services set `updated` themselves, for there are no triggers. */
export const created = () => moment().notNull().defaultNow()
export const updated = () => moment().notNull().defaultNow()
