import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { member_message, order_event, point_entry } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import type { Story } from './story'

/** What says by itself when it was written. */
const DIARIES = [order_event, member_message, point_entry]
/** Days after which the member has read what he was told. */
const READ_AFTER = 2

/** Does something of a story; what would say that it was written now says when it happened in the story. */
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

/** Something that happens at a moment of the story, in one transaction. */
export const act = <T>(story: Story, at: Date, work: (tx: Transaction) => Promise<T>) =>
  dated(story, at, () => inTransaction(story.db, work))
