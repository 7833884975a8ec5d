import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'

/** Expired points are taken within this time; points that expired while jobs stood still for longer are kept. */
const EXPIRY_DAYS = 30

/** Members with recently expired points, by id. */
export async function membersWithEndedPoints(
  db: Database,
  company_id: string,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct user_id from point_entry
     where company_id = ${company_id} and user_id > ${after} and expires <= ${now.toISOString()}::timestamptz
       and expires > ${new Date(now.getTime() - EXPIRY_DAYS * 86_400_000).toISOString()}::timestamptz
     order by user_id limit ${limit}`)
  return rows.map(({ user_id }) => user_id)
}

/** See `endedPoints`: for entries `e` of a member `m`. */
const endedAt = (now: Date) => sql`
  least(m.point, coalesce(sum(e.point) filter (where e.expires <= ${now.toISOString()}::timestamptz), 0)
                 + coalesce(sum(e.point) filter (where e.point < 0), 0)
                 + coalesce(sum(e.point) filter (where e.point > 0 and e.expires is null and e.order_id is not null), 0))`

/** Which of these members have expired points that were not taken yet. */
export async function withPointsToTake(
  db: Database,
  company_id: string,
  members: string[],
  now: Date,
): Promise<string[]> {
  if (members.length === 0) return []
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select m.user_id from member m join point_entry e on e.company_id = m.company_id and e.user_id = m.user_id
     where m.company_id = ${company_id} and m.user_id in ${members}
     group by m.user_id, m.point having ${endedAt(now)} > 0 order by m.user_id`)
  return rows.map(({ user_id }) => user_id)
}

/**
 * Expired points of a member that were not spent before: the oldest points are spent first. Points that were given
 * back count as never spent.
 */
export async function endedPoints(
  tx: Database | Transaction,
  company_id: string,
  user_id: string,
  now: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ ended: number }>(sql`
    select (${endedAt(now)})::int as ended
      from member m left join point_entry e on e.company_id = m.company_id and e.user_id = m.user_id
     where m.company_id = ${company_id} and m.user_id = ${user_id} group by m.point`)
  return Math.max(rows[0]?.ended ?? 0, 0)
}
