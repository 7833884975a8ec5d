import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RecordOption } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import { member_tag, tag } from '../../db/schema'
import { type ChoiceQuery, inOrder, type NamedRows } from '../../back-office'

const ofMembers = (company_id: string) => and(eq(tag.company_id, company_id), eq(tag.kind, 'member'))

/** Name of each tag that members can have, in the shop's order. */
export async function memberTags(
  db: Database | Transaction,
  company_id: string,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: tag.tag_id, name: tag.tag_name })
    .from(tag)
    .where(ofMembers(company_id))
    .orderBy(tag.sort, tag.tag_id)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function searchMemberTags(
  db: Database,
  { company_id, keyword = '', ids, limit }: ChoiceQuery,
): Promise<RecordOption[]> {
  const which = ids ? inArray(tag.tag_id, ids) : sql`${tag.tag_name} ilike ${containing(keyword)}`
  const rows = await db
    .select({ id: tag.tag_id, title: tag.tag_name })
    .from(tag)
    .where(and(ofMembers(company_id), which))
    .orderBy(tag.sort, tag.tag_id)
    .limit(ids ? ids.length : limit)
  return inOrder(rows, ids)
}

export const namedMemberTags: NamedRows = {
  select: (company_id, ids) => sql`
    select tag_id as id, tag_name as name from tag
     where company_id = ${company_id} and tag_id = any(${sql.param(ids)}::text[])`,
}

/** Member → the tags' ids. */
export async function tagsOfMembers(
  db: Database | Transaction,
  company_id: string,
  user_ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ user_id: member_tag.user_id, tag_id: member_tag.tag_id })
    .from(member_tag)
    .where(and(eq(member_tag.company_id, company_id), inArray(member_tag.user_id, [...user_ids])))
  const found = new Map<string, string[]>()
  for (const { user_id, tag_id } of rows) found.set(user_id, [...(found.get(user_id) ?? []), tag_id])
  return found
}

/** Member → the names of its tags, in the shop's order. */
export async function namesOfTags(
  db: Database | Transaction,
  company_id: string,
  user_ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ user_id: string; names: string[] }>(sql`
    select m.user_id, json_agg(t.tag_name order by t.sort, t.tag_id) as names
      from member_tag m join tag t on t.company_id = m.company_id and t.tag_id = m.tag_id
     where m.company_id = ${company_id} and m.user_id = any(${sql.param([...user_ids])}::text[])
     group by m.user_id`)
  return new Map(rows.map(({ user_id, names }) => [user_id, names]))
}

/** Puts each of the tags on each of the members. */
export async function addMemberTags(
  tx: Transaction,
  company_id: string,
  user_ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into member_tag (company_id, user_id, tag_id)
    select ${company_id}, u, t from unnest(${sql.param([...user_ids])}::text[]) u,
                                    unnest(${sql.param([...tags])}::text[]) t
        on conflict do nothing`)
}

export async function removeMemberTags(
  tx: Transaction,
  company_id: string,
  user_ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await tx
    .delete(member_tag)
    .where(
      and(
        eq(member_tag.company_id, company_id),
        inArray(member_tag.user_id, [...user_ids]),
        inArray(member_tag.tag_id, [...tags]),
      ),
    )
}
