import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { member_message, order_event, point_entry } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import type { Story } from './story'

/** Rows that record their own creation time. */
const DIARIES = [order_event, member_message, point_entry]
/** Days after which the member has read a message. */
const READ_AFTER = 2

/** Runs a step of a story and moves the creation times of its rows to the story's time. */
export async function dated<T>(story: Story, moment: Date, doing: () => Promise<T>): Promise<T> {
  const { db, company_id, now } = story
  const done = await doing()
  const at = sql`${moment.toISOString()}::timestamptz`
  for (const diary of DIARIES)
    await db.execute(sql`
      update ${diary} set created = ${at}
       where company_id = ${company_id} and created > ${now.toISOString()}::timestamptz`)
  await db.execute(sql`
    update ${member_message} set read = created
     where company_id = ${company_id} and read is null
       and created < ${now.toISOString()}::timestamptz - make_interval(days => ${READ_AFTER})`)
  return done
}

/** Runs a step at a time of the story, in one transaction. */
export const act = <T>(story: Story, at: Date, work: (tx: Transaction) => Promise<T>) =>
  dated(story, at, () => inTransaction(story.db, work))
