/** Members as operators look at them. */
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { WorklistRow } from '@schemas/generated/api'
import { MOST_LISTED } from '@schemas/worklists'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/like'
import { member, member_grade, orders, point_entry, vip_grade } from '../../db/schema'
import { cappedCount } from '../worklists/bounded'
import type { WorklistSearch } from '../worklists/worklist'
import { maskedMobile } from './masked-mobile'

/** Orders and entries of points that are shown. */
const SHOWN = 10

const gradeOf = and(
  eq(member_grade.company_id, member.company_id),
  eq(member_grade.grade_id, member.grade_id),
)

const isVip = sql`${member.vip_until} > now()`

/**
 * Matches the complete name, the complete mobile or its last four digits; among the newest members also a part of the
 * name. A search by prefix would reveal the masked digits one by one.
 */
function foundBy(company_id: string, words: string): SQL {
  const like = containing(words)
  const exactly = [
    sql`m.username = ${words}`,
    ...(words.length === 11 ? [sql`m.mobile = ${words}`] : []),
    ...(words.length === 4 ? [sql`right(m.mobile, 4) = ${words}`] : []),
  ].map(
    (found) => sql`(select m.user_id from member m where m.company_id = ${company_id} and ${found}
                     order by m.created desc limit ${MOST_LISTED})`,
  )
  return sql`${member.user_id} in (${sql.join(exactly, sql` union all `)} union all
    (select n.user_id from (select m.user_id, m.username, m.nickname from member m
        where m.company_id = ${company_id} and m.deleted is null order by m.created desc limit ${MOST_LISTED}) n
      where n.username ilike ${like} or n.nickname ilike ${like}))`
}

/** One window of the members, the newest first. */
async function list(db: Database, { company_id, tab, keyword, limit, offset }: WorklistSearch) {
  const words = keyword?.trim()
  const where = and(
    eq(member.company_id, company_id),
    isNull(member.deleted),
    tab === 'vip' ? isVip : undefined,
    tab === 'disabled' ? eq(member.disabled, true) : undefined,
    words ? foundBy(company_id, words) : undefined,
  )
  const [rows, count] = await Promise.all([
    db
      .select({ row: member, grade_name: member_grade.grade_name })
      .from(member)
      .innerJoin(member_grade, gradeOf)
      .where(where)
      .orderBy(desc(member.created), member.user_id)
      .limit(limit)
      .offset(offset),
    cappedCount(db, db.select({ id: member.user_id }).from(member).where(where)),
  ])
  const found = rows.map(({ row, grade_name }): WorklistRow => {
    const mobile = maskedMobile(row.mobile)
    return {
      id: row.user_id,
      values: {
        name: row.username || row.nickname || mobile || row.user_id,
        mobile,
        grade: grade_name,
        point: row.point,
        total_consumption: row.total_consumption,
        created: row.created.toISOString(),
      },
    }
  })
  return { list: found, count }
}

/** @returns undefined for nobody, and for who has gone */
async function read(db: Database | Transaction, company_id: string, user_id: string) {
  const [found] = await db
    .select({
      row: member,
      grade_name: member_grade.grade_name,
      vip_name: sql<string>`case when ${isVip} then ${vip_grade.grade_name} else '' end`,
    })
    .from(member)
    .innerJoin(member_grade, gradeOf)
    .leftJoin(
      vip_grade,
      and(eq(vip_grade.company_id, member.company_id), eq(vip_grade.vip_grade_id, member.vip_grade_id)),
    )
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id), isNull(member.deleted)))
  return found
}

async function ordersOf(db: Database | Transaction, company_id: string, user_id: string) {
  const rows = await db
    .select({
      order_id: orders.order_id,
      title: orders.title,
      total_fee: orders.total_fee,
      created: orders.created,
    })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.user_id, user_id)))
    .orderBy(desc(orders.created), desc(orders.order_id))
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }))
}

async function pointsOf(db: Database | Transaction, company_id: string, user_id: string) {
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

export const desk = { list, read, orders: ordersOf, points: pointsOf }
