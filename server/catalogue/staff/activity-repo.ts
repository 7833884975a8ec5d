import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { staff_activity, staff_activity_item } from '../../db/schema'
import { replaceRows } from '../../back-office'
import { ON_SHELF } from '../fragments-repo'
import { sellsTo } from '../../platform'
import type { Owner } from '../../core/owner'

export interface ActivityRow extends Record<string, unknown> {
  activity_id: string
  activity_name: string
  item_id: string
  activity_price: number
  limit_num: number
  bought: number
  /** Unix seconds. */
  start_time: number
  end_time: number
}

export interface ActivityFilter extends Owner {
  kind: 'staff' | 'lucky'
  activity_id: string | undefined
  now: Date
}

/** A window of the items of running activities that are on the shelf, the latest activity first, and their count. */
export async function activityItems(
  db: Database,
  { company_id, user_id, kind, activity_id, now }: ActivityFilter,
  { limit, offset }: PageWindow,
): Promise<{ rows: ActivityRow[]; count: number }> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const found = sql`
    from staff_activity a
    join staff_activity_item ai on ai.company_id = a.company_id and ai.activity_id = a.activity_id
    join goods_item i on i.company_id = ai.company_id and i.item_id = ai.item_id
    join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
   where a.company_id = ${company_id} and a.kind = ${kind} and not a.disabled
     and a.begin_time <= ${moment} and a.end_time > ${moment} and ${ON_SHELF} and g.item_type = 'normal'
     and ${sellsTo(company_id, { user_id }, sql`g.distributor_id`)}
     ${activity_id === undefined ? sql`` : sql`and a.activity_id = ${activity_id}`}`
  const [page, counted] = await Promise.all([
    db.execute<ActivityRow>(sql`
      select a.activity_id, a.name as activity_name, ai.item_id, ai.price as activity_price, ai.limit_num,
             coalesce((select c.bought from purchase_count c
                        where c.company_id = ${company_id} and c.user_id = ${user_id}
                          and c.key = 'staff:' || a.activity_id || ':' || ai.item_id), 0) as bought,
             extract(epoch from a.begin_time)::float8 as start_time, extract(epoch from a.end_time)::float8 as end_time
        ${found}
       order by a.begin_time desc, a.activity_id, ai.invalid, g.sort, i.sort, ai.item_id
       limit ${limit} offset ${offset}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count ${found}`),
  ])
  return { rows: page.rows, count: counted.rows[0]?.count ?? 0 }
}

export type StaffActivity = typeof staff_activity.$inferSelect

export const LATEST_FIRST = [desc(staff_activity.end_time), staff_activity.activity_id]

const at = (company_id: string, id: string) =>
  and(eq(staff_activity.company_id, company_id), eq(staff_activity.activity_id, id))

/** @param lock holds the row until the transaction ends */
export async function readActivity(
  db: Database | Transaction,
  company_id: string,
  id: string,
  lock = false,
): Promise<StaffActivity | undefined> {
  const query = db.select().from(staff_activity).where(at(company_id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

export function itemsOfActivity(db: Database | Transaction, company_id: string, id: string) {
  const { item_id, price, limit_num, invalid, activity_id } = staff_activity_item
  return db
    .select({ item_id, price, limit_num, invalid })
    .from(staff_activity_item)
    .where(and(eq(staff_activity_item.company_id, company_id), eq(activity_id, id)))
    .orderBy(asc(item_id))
}

export async function insertActivity(
  tx: Transaction,
  row: typeof staff_activity.$inferInsert,
): Promise<void> {
  await tx.insert(staff_activity).values(row)
}

export async function updateActivity(
  tx: Transaction,
  company_id: string,
  id: string,
  change: Partial<StaffActivity>,
): Promise<void> {
  await tx.update(staff_activity).set(change).where(at(company_id, id))
}

export function replaceActivityItems(
  tx: Transaction,
  company_id: string,
  activity_id: string,
  items: Omit<typeof staff_activity_item.$inferInsert, 'company_id' | 'activity_id'>[],
): Promise<void> {
  const rows = items.map((item) => ({ ...item, company_id, activity_id }))
  return replaceRows(
    tx,
    staff_activity_item,
    eq(staff_activity_item.activity_id, activity_id),
    company_id,
    rows,
  )
}

export async function deleteActivity(tx: Transaction, company_id: string, id: string): Promise<void> {
  await replaceActivityItems(tx, company_id, id, [])
  await tx.delete(staff_activity).where(at(company_id, id))
}
