/** Members as operators see them: in the list, in its file and in batches. */
import { and, desc, sql } from 'drizzle-orm'
import type { WorklistRow } from '@schemas/generated/api'
import type { WorklistPage, WorklistSearch } from '../../back-office'
import type { Database, Transaction } from '../../db/client'
import { type Keyset, keysetPage } from '../../db/keyset'
import { member, member_grade, vip_grade } from '../../db/schema'
import { countOf } from '../../db/search'
import { namesOfTags } from '../member-tags/repo'
import { maskedMobile } from '../members/masked-mobile'
import type { MemberSearch } from './filters'
import { nameOfMember, ofGrade, ofVipGrade, WITH_GRADES } from './member-repo'
import { foundMembers } from './search-repo'

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

/** One page of the members, newest first; members with a bought grade by its end unless a keyword is given. */
export async function listMembers(db: Database, search: WorklistSearch): Promise<WorklistPage> {
  const { company_id, tab, keyword, at } = search
  const [{ rows, ...ways }, count] = await Promise.all([
    keysetPage(
      tab === 'vip' && !keyword?.trim() ? LATEST_END_FIRST : NEWEST_FIRST,
      at,
      ({ cursor, ...slice }) =>
        db
          .select({ row: member, grade_name: member_grade.grade_name, cursor })
          .from(member)
          .innerJoin(member_grade, ofGrade)
          .where(
            and(
              foundMembers(search, {
                ...slice,
                most: slice.offset + slice.limit,
              }),
              slice.where,
            ),
          )
          .orderBy(slice.orderBy)
          .limit(slice.limit)
          .offset(slice.offset),
    ),
    countOf(db, keyword, (most) =>
      db.select({ id: member.user_id }).from(member).where(foundMembers(search, { most })),
    ),
  ])
  const tags = await namesOfTags(
    db,
    company_id,
    rows.map(({ row }) => row.user_id),
  )
  const list = rows.map(({ row, grade_name }): WorklistRow => ({
    id: row.user_id,
    values: {
      name: nameOfMember(row),
      mobile: maskedMobile(row.mobile),
      grade: grade_name,
      tags: (tags.get(row.user_id) ?? []).join('、'),
      point: row.point,
      total_consumption: row.total_consumption,
      created: row.created.toISOString(),
    },
  }))
  return { list, ...count, ...ways }
}

const NEWEST = [desc(member.created), desc(member.user_id)]

/** The ids of the members that the list finds, newest first. */
export async function listedMembers(
  db: Database | Transaction,
  search: MemberSearch,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: member.user_id })
    .from(member)
    .where(foundMembers(search, { most: limit }))
    .orderBy(...NEWEST)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How many members the list finds; one more than `most` if there are more than that. */
export async function countListed(db: Database, search: MemberSearch, most: number): Promise<number> {
  const found = db
    .select({ id: member.user_id })
    .from(member)
    .where(foundMembers(search, { most: most + 1 }))
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
  const rest = after
    ? sql`(${member.created}, ${member.user_id})
          < (timestamptz 'epoch' + ${after.created}::bigint * interval '1 microsecond', ${after.user_id})`
    : sql`true`
  const rows = await tx
    .select({
      ...WITH_GRADES,
      created: sql<string>`(extract(epoch from ${member.created}) * 1000000)::bigint::text`,
    })
    .from(member)
    .innerJoin(member_grade, ofGrade)
    .leftJoin(vip_grade, ofVipGrade)
    .where(and(rest, foundMembers(search, { where: rest, most: limit })))
    .orderBy(...NEWEST)
    .limit(limit)
  return rows.map(({ created, ...found }) => ({
    ...found,
    place: { created, user_id: found.row.user_id },
  }))
}
