/** One member as operators see it. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Owner } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import { member, member_grade, orders, point_entry, vip_grade } from '../../db/schema'
import { inShops } from '../../db/shops'
import type { Sight } from '../../platform'
import { maskedMobile } from '../members/masked-mobile'

type MemberRow = typeof member.$inferSelect

/** Number of orders and of point entries shown. */
const SHOWN = 10

export const IS_VIP = sql`${member.vip_until} > now()`

export const ofGrade = and(
  eq(member_grade.company_id, member.company_id),
  eq(member_grade.grade_id, member.grade_id),
)
export const ofVipGrade = and(
  eq(vip_grade.company_id, member.company_id),
  eq(vip_grade.vip_grade_id, member.vip_grade_id),
)

/** A member with the names of its grades, with `ofGrade` and `ofVipGrade` joined. */
export const WITH_GRADES = {
  row: member,
  grade_name: member_grade.grade_name,
  vip_name: sql<string>`case when ${IS_VIP} then coalesce(${vip_grade.grade_name}, '') else '' end`,
}

/** How a member is named to operators. */
export const nameOfMember = ({
  username,
  nickname,
  mobile,
  user_id,
}: Pick<MemberRow, 'username' | 'nickname' | 'mobile' | 'user_id'>): string =>
  username || nickname || maskedMobile(mobile) || user_id

/** @returns undefined for an unknown or deleted member */
export async function memberRow(db: Database | Transaction, company_id: string, user_id: string) {
  const [found] = await db
    .select(WITH_GRADES)
    .from(member)
    .innerJoin(member_grade, ofGrade)
    .leftJoin(vip_grade, ofVipGrade)
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id), isNull(member.deleted)))
  return found
}

/** Name of each of these members that exists, locked until the transaction ends. */
export async function lockListed(
  tx: Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select()
    .from(member)
    .where(and(eq(member.company_id, company_id), inArray(member.user_id, [...ids]), isNull(member.deleted)))
    .orderBy(member.user_id)
    .for('no key update')
  return new Map(rows.map((row) => [row.user_id, nameOfMember(row)]))
}

export async function ordersOf(
  db: Database | Transaction,
  company_id: string,
  user_id: string,
  { shops }: Sight,
) {
  const rows = await db
    .select({
      order_id: orders.order_id,
      title: orders.title,
      total_fee: orders.total_fee,
      point_use: orders.point_use,
      created: orders.created,
    })
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.user_id, user_id),
        inShops(orders.distributor_id, shops),
      ),
    )
    .orderBy(desc(orders.created), desc(orders.order_id))
    .limit(SHOWN)
  return rows.map((row) => ({
    ...row,
    point_use: row.point_use || null,
    created: row.created.toISOString(),
  }))
}

export async function pointEntriesOf(db: Database | Transaction, company_id: string, user_id: string) {
  const rows = await db
    .select({
      point_desc: point_entry.point_desc,
      point: point_entry.point,
      balance: point_entry.balance,
      created: point_entry.created,
    })
    .from(point_entry)
    .where(and(eq(point_entry.company_id, company_id), eq(point_entry.user_id, user_id)))
    .orderBy(desc(point_entry.created), desc(point_entry.entry_id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }))
}

export async function setGradeAndState(
  tx: Transaction,
  { company_id, user_id }: Owner,
  values: { grade_id: string; disabled: boolean },
): Promise<void> {
  await tx
    .update(member)
    .set({ ...values, updated: sql`now()` })
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id), isNull(member.deleted)))
}
