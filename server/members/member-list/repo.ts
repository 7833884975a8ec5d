/** Members as operators see them. */
import { inShops } from '../../db/shops'
import type { Sight } from '../../platform'
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { WorklistRow } from '@schemas/generated/api'
import type { RecordFilter } from '@schemas/records'
import type { Owner } from '../../core/owner'
import type { Database, Transaction } from '../../db/client'
import { containing, countOf, MOST_SEARCHED, namedByPair, namedInPart } from '../../db/search'
import { member, member_grade, member_tag, orders, point_entry, vip_grade } from '../../db/schema'
import { type Keyset, keysetPage, type Slice } from '../../db/keyset'
import type { WorklistPage, WorklistSearch } from '../../back-office'
import { namesOfTags } from '../member-tags/repo'
import { maskedMobile } from '../members/masked-mobile'

/** Number of orders and of point entries shown. */
const SHOWN = 10

const gradeOf = and(
  eq(member_grade.company_id, member.company_id),
  eq(member_grade.grade_id, member.grade_id),
)

const isVip = sql`${member.vip_until} > now()`

/** Name by which a member is listed. */
const NAME = sql`coalesce(nullif(${member.username}, ''), ${member.nickname})`

/** The part of the found members that is needed, so that each index is read no further than necessary. */
type Part = Pick<Slice, 'where' | 'orderBy'> & { most: number }

/**
 * Matches the complete name, its first or last two characters, the complete mobile or its last four digits; among the
 * newest members also a part of the name. A search by prefix would reveal the masked digits one by one.
 * @param behind condition of the tab
 */
function foundBy(behind: SQL | undefined, words: string, { where, orderBy, most }: Part): SQL {
  const best = sql`order by ${orderBy} limit ${most}`
  const indexed = [
    sql`${member.username} = ${words}`,
    ...namedByPair(NAME, words),
    ...(words.length === 11 ? [sql`${member.mobile} = ${words}`] : []),
    ...(words.length === 4 ? [sql`right(${member.mobile}, 4) = ${words}`] : []),
  ].map((found) => sql`(select user_id from ${member} where ${behind} and ${found} and ${where} ${best})`)
  const like = containing(words)
  const scanned = [
    ...namedInPart(NAME, words),
    {
      among: sql`true`,
      most: MOST_SEARCHED,
      found: sql`(${member.username} ilike ${like} or ${member.nickname} ilike ${like})`,
    },
  ].map(
    ({ among, most: newest, found }) => sql`(select user_id
      from (select * from ${member} where ${behind} and ${among}
             order by ${member.created} desc limit ${newest}) ${member}
     where ${found} and ${where} ${best})`,
  )
  return sql`${member.user_id} in (${sql.join([...indexed, ...scanned], sql` union all `)})`
}

const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${member.created}`, kind: 'time' },
    { sql: sql`${member.user_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

/** Members with a bought grade, the latest end first: the order of an index. */
const LATEST_END_FIRST: Keyset = {
  keys: [
    { sql: sql`${member.vip_until}`, kind: 'time' },
    { sql: sql`${member.user_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

const ALL = { where: sql`true`, orderBy: sql`${member.created} desc` }

/** What the list can be narrowed by. */
export const FILTERS: RecordFilter[] = [{ key: 'tag', title: '标签', record: 'member_tag' }]

export type MemberSearch = Pick<WorklistSearch, 'company_id' | 'tab' | 'keyword' | 'filters'>

const listed = ({ company_id, tab, filters }: MemberSearch) =>
  and(
    eq(member.company_id, company_id),
    isNull(member.deleted),
    tab === 'vip' ? isVip : undefined,
    tab === 'disabled' ? sql`${member.disabled}` : undefined,
    filters?.['tag'] === undefined
      ? undefined
      : sql`exists (select 1 from ${member_tag} t where t.company_id = ${company_id} and t.tag_id = ${filters['tag']}
                       and t.user_id = ${member.user_id})`,
  )

/** The ids of the members that the list finds, newest first. */
export async function listedMembers(
  db: Database | Transaction,
  search: MemberSearch,
  limit: number,
): Promise<string[]> {
  const words = search.keyword?.trim()
  const behind = listed(search)
  const rows = await db
    .select({ id: member.user_id })
    .from(member)
    .where(and(behind, words ? foundBy(behind, words, { ...ALL, most: limit }) : undefined))
    .orderBy(desc(member.created), desc(member.user_id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const VIP_NAME = sql<string>`case when ${isVip} then coalesce(${vip_grade.grade_name}, '') else '' end`
const vipOf = and(
  eq(vip_grade.company_id, member.company_id),
  eq(vip_grade.vip_grade_id, member.vip_grade_id),
)

/** How many members the list finds; one more than `most` if there are more than that. */
export async function countListed(db: Database, search: MemberSearch, most: number): Promise<number> {
  const words = search.keyword?.trim()
  const behind = listed(search)
  const found = db
    .select({ id: member.user_id })
    .from(member)
    .where(and(behind, words ? foundBy(behind, words, { ...ALL, most: most + 1 }) : undefined))
    .limit(most + 1)
  return db.$count(found.as('found'))
}

/** A member in the order of a file: newest first. */
interface ListedPlace {
  /** Microseconds since 1970. */
  created: string
  user_id: string
}

export interface ListedMember {
  row: typeof member.$inferSelect
  grade_name: string
  vip_name: string
  place: ListedPlace
}

/** The next members that the list finds. */
export async function membersAfter(
  tx: Transaction,
  search: MemberSearch,
  after: ListedPlace | null,
  limit: number,
): Promise<ListedMember[]> {
  const words = search.keyword?.trim()
  const behind = listed(search)
  const rest = after
    ? sql`(${member.created}, ${member.user_id})
          < (timestamptz 'epoch' + ${after.created}::bigint * interval '1 microsecond', ${after.user_id})`
    : sql`true`
  const orderBy = sql`${member.created} desc, ${member.user_id} desc`
  const rows = await tx
    .select({
      row: member,
      grade_name: member_grade.grade_name,
      vip_name: VIP_NAME,
      created: sql<string>`(extract(epoch from ${member.created}) * 1000000)::bigint::text`,
    })
    .from(member)
    .innerJoin(member_grade, gradeOf)
    .leftJoin(vip_grade, vipOf)
    .where(
      and(behind, rest, words ? foundBy(behind, words, { where: rest, orderBy, most: limit }) : undefined),
    )
    .orderBy(orderBy)
    .limit(limit)
  return rows.map(({ created, ...found }) => ({
    ...found,
    place: { created, user_id: found.row.user_id },
  }))
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
  return new Map(
    rows.map((row) => [row.user_id, row.username || row.nickname || maskedMobile(row.mobile) || row.user_id]),
  )
}

/** One page of the members, newest first; members with a bought grade by its end unless a keyword is given. */
export async function listMembers(
  db: Database,
  { company_id, tab, keyword, filters, at }: WorklistSearch,
): Promise<WorklistPage> {
  const words = keyword?.trim()
  const behind = listed({ company_id, tab, filters })
  const found = (part: Part) => and(behind, words ? foundBy(behind, words, part) : undefined)
  const [{ rows, ...ways }, count] = await Promise.all([
    keysetPage(tab === 'vip' && !words ? LATEST_END_FIRST : NEWEST_FIRST, at, ({ cursor, ...slice }) =>
      db
        .select({ row: member, grade_name: member_grade.grade_name, cursor })
        .from(member)
        .innerJoin(member_grade, gradeOf)
        .where(and(found({ ...slice, most: slice.offset + slice.limit }), slice.where))
        .orderBy(slice.orderBy)
        .limit(slice.limit)
        .offset(slice.offset),
    ),
    countOf(db, keyword, (most) =>
      db
        .select({ id: member.user_id })
        .from(member)
        .where(found({ ...ALL, most })),
    ),
  ])
  const tags = await namesOfTags(
    db,
    company_id,
    rows.map(({ row }) => row.user_id),
  )
  const list = rows.map(({ row, grade_name }): WorklistRow => {
    const mobile = maskedMobile(row.mobile)
    return {
      id: row.user_id,
      values: {
        name: row.username || row.nickname || mobile || row.user_id,
        mobile,
        grade: grade_name,
        tags: (tags.get(row.user_id) ?? []).join('、'),
        point: row.point,
        total_consumption: row.total_consumption,
        created: row.created.toISOString(),
      },
    }
  })
  return { list, ...count, ...ways }
}

/** @returns undefined for an unknown or deleted member */
export async function memberRow(db: Database | Transaction, company_id: string, user_id: string) {
  const [found] = await db
    .select({
      row: member,
      grade_name: member_grade.grade_name,
      vip_name: VIP_NAME,
    })
    .from(member)
    .innerJoin(member_grade, gradeOf)
    .leftJoin(vip_grade, vipOf)
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id), isNull(member.deleted)))
  return found
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
