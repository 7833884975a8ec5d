import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member_session, staff } from '../../db/schema'
import { ON_SHELF } from '../goods-fragments'
import { sellsTo } from '../../platform'
import type { Owner } from '../../core/owner'

export type Employee = typeof staff.$inferSelect

/** Who has this number; nobody who has left. */
export async function employeeByWorkId(
  db: Database | Transaction,
  company_id: string,
  work_id: string,
): Promise<Employee | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.company_id, company_id), eq(staff.work_id, work_id), eq(staff.disabled, false)))
  return row
}

/** The employee who a member is; `undefined` also for who has left. */
export async function employeeOf(
  db: Database | Transaction,
  { company_id, user_id }: Owner,
): Promise<Employee | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.company_id, company_id), eq(staff.user_id, user_id), eq(staff.disabled, false)))
  return row
}

/** Makes a member the employee's own, once. @returns false where it is somebody else's, or the employee has another */
export async function linkMember(
  tx: Transaction,
  { company_id, user_id }: Owner,
  staff_id: string,
): Promise<boolean> {
  const mine = and(eq(staff.company_id, company_id), eq(staff.staff_id, staff_id), isNull(staff.user_id))
  const free = sql`not exists (select 1 from staff s where s.company_id = ${company_id} and s.user_id = ${user_id})`
  const rows = await tx
    .update(staff)
    .set({ user_id })
    .where(and(mine, free))
    .returning({ staff_id: staff.staff_id })
  return rows.length === 1
}

/** Ends an employee's staff sessions; his sessions as a member remain. */
export async function endStaffSessions(tx: Transaction, company_id: string, staff_id: string): Promise<void> {
  const linked = sql`(select s.user_id from staff s where s.company_id = ${company_id} and s.staff_id = ${staff_id})`
  const own = and(eq(member_session.company_id, company_id), sql`${member_session.user_id} = ${linked}`)
  await tx.delete(member_session).where(and(own, member_session.staff))
}

export async function setAgreed(
  tx: Transaction,
  { company_id, user_id }: Owner,
  version: number,
): Promise<void> {
  await tx
    .update(staff)
    .set({ agreed: version })
    .where(and(eq(staff.company_id, company_id), eq(staff.user_id, user_id)))
}

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

/** A window of what runs for employees and is on the shelf, the latest activity first; with how many there are. */
export async function activityItems(
  db: Database,
  { company_id, user_id, kind, activity_id, now }: ActivityFilter,
  { limit, offset }: { limit: number; offset: number },
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
                        where c.company_id = a.company_id and c.user_id = ${user_id}
                          and c.key = 'staff:' || a.activity_id || ':' || ai.item_id), 0) as bought,
             extract(epoch from a.begin_time)::float8 as start_time, extract(epoch from a.end_time)::float8 as end_time
        ${found}
       order by a.begin_time desc, a.activity_id, ai.invalid, g.sort, i.sort, ai.item_id
       limit ${limit} offset ${offset}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count ${found}`),
  ])
  return { rows: page.rows, count: counted.rows[0]?.count ?? 0 }
}
