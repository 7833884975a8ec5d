/** Which members a search finds. */
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { containing, MOST_SEARCHED, namedByPair, namedInPart } from '../../db/search'
import { member, member_tag } from '../../db/schema'
import type { Slice } from '../../db/keyset'
import type { MemberSearch } from './filters'
import { IS_VIP } from './member-repo'

/** Name by which members are searched, in indexes of the table. */
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

/** For what needs no part of its own: the newest. */
const ALL = {
  where: sql`true`,
  orderBy: sql`${member.created} desc, ${member.user_id} desc`,
}

const listed = ({ company_id, tab, filters }: MemberSearch) =>
  and(
    eq(member.company_id, company_id),
    isNull(member.deleted),
    tab === 'vip' ? IS_VIP : undefined,
    tab === 'disabled' ? sql`${member.disabled}` : undefined,
    filters?.['tag'] === undefined
      ? undefined
      : sql`exists (select 1 from ${member_tag} t where t.company_id = ${company_id} and t.tag_id = ${filters['tag']}
                       and t.user_id = ${member.user_id})`,
  )

/** Condition: members that a search finds. @param part what is needed of them; the newest unless it says more */
export function foundMembers(
  search: MemberSearch,
  part: Partial<Part> & Pick<Part, 'most'>,
): SQL | undefined {
  const words = search.keyword?.trim()
  const behind = listed(search)
  return and(behind, words ? foundBy(behind, words, { ...ALL, ...part }) : undefined)
}
