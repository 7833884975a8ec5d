import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { member, member_grade, member_identity, staff } from '../../db/schema'
import type { Owner } from '../../core/owner'

type MemberRow = typeof member.$inferSelect
export type GradeRow = typeof member_grade.$inferSelect

const oneMember = ({ company_id, user_id }: Owner) =>
  and(eq(member.company_id, company_id), eq(member.user_id, user_id))

/** The member with the grade, whether they are an employee, and the account at a third party. */
export async function memberWithGrade(db: Database | Transaction, owner: Owner) {
  const [row] = await db
    .select({
      member,
      grade: member_grade,
      is_employee: sql<boolean>`exists (select 1 from ${staff} s
        where s.company_id = ${owner.company_id} and s.user_id = ${member.user_id} and not s.disabled)`,
      open_id: sql<string>`coalesce((select i.subject from ${member_identity} i
        where i.company_id = ${owner.company_id} and i.user_id = ${member.user_id}
        order by i.created limit 1), '')`,
    })
    .from(member)
    .innerJoin(
      member_grade,
      and(eq(member_grade.company_id, member.company_id), eq(member_grade.grade_id, member.grade_id)),
    )
    .where(oneMember(owner))
  return row
}

/** The next grade that can be reached by spending. */
export async function gradeAbove(
  db: Database | Transaction,
  { company_id, total_consumption }: GradeRow,
): Promise<GradeRow | undefined> {
  const [row] = await db
    .select()
    .from(member_grade)
    .where(
      and(eq(member_grade.company_id, company_id), gt(member_grade.total_consumption, total_consumption)),
    )
    .orderBy(asc(member_grade.total_consumption))
    .limit(1)
  return row
}

/** All grades of a company, the one that is reached first before the others. */
export async function gradesOf(db: Database, company_id: string): Promise<GradeRow[]> {
  return db
    .select()
    .from(member_grade)
    .where(eq(member_grade.company_id, company_id))
    .orderBy(asc(member_grade.total_consumption), asc(member_grade.grade_id))
}

export interface MemberCounts extends Record<string, unknown> {
  coupons: number
  favourite_goods: number
  favourite_shops: number
  footprints: number
}

/** Counts for the member centre. */
export async function memberCounts(db: Database, { company_id, user_id }: Owner): Promise<MemberCounts> {
  const own = sql`company_id = ${company_id} and user_id = ${user_id}`
  const { rows } = await db.execute<MemberCounts>(sql`
    select (select count(*)::int from member_coupon where ${own} and state = 'unused' and end_date > now()) as coupons,
           (select count(*)::int from favourite where ${own} and kind = 'goods') as favourite_goods,
           (select count(*)::int from favourite where ${own} and kind = 'shop') as favourite_shops,
           (select count(*)::int from browse_history where ${own}) as footprints`)
  return rows[0] ?? { coupons: 0, favourite_goods: 0, favourite_shops: 0, footprints: 0 }
}

/** The address of a member's picture, '' for none; locks the row, so that two changes follow each other. */
export async function avatarOf(tx: Transaction, owner: Owner): Promise<string> {
  const [row] = await tx
    .select({ avatar: member.avatar })
    .from(member)
    .where(oneMember(owner))
    .for('no key update')
  return row?.avatar ?? ''
}

/** Columns that a member may write, and further fields by key, which are merged with the existing ones. */
export type ProfileChange = Partial<
  Pick<MemberRow, 'username' | 'nickname' | 'avatar' | 'sex' | 'birthday' | 'address' | 'profile'>
>

export async function updateProfile(
  db: Database | Transaction,
  owner: Owner,
  { profile = {}, ...columns }: ProfileChange,
): Promise<void> {
  await db
    .update(member)
    .set({
      ...columns,
      profile: sql`${member.profile} || ${JSON.stringify(profile)}::jsonb`,
      updated: sql`now()`,
    })
    .where(oneMember(owner))
}
