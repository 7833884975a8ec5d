import { and, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { member_session } from '../../db/schema'
import type { Owner } from '../../core/owner'
import { isNotOver } from '../../platform'

const of = ({ company_id, user_id }: Owner) =>
  and(eq(member_session.company_id, company_id), eq(member_session.user_id, user_id))

/** Sessions that have not expired, see sessions/repo.ts. */
const LIVE = isNotOver(member_session)

/** The signed-in devices, most recently used first. */
export async function memberSessionsOf(db: Database, owner: Owner) {
  return db
    .select()
    .from(member_session)
    .where(and(of(owner), LIVE))
    .orderBy(desc(member_session.seen), member_session.session_id)
}

/** Signs out the other devices, or one of them. @returns how many */
export async function endOtherSessions(
  db: Database,
  owner: Owner,
  current: string,
  session_id: string | undefined,
): Promise<number> {
  const which = session_id === undefined ? undefined : eq(member_session.session_id, session_id)
  const ended = await db
    .delete(member_session)
    .where(and(of(owner), ne(member_session.session_id, current), which))
    .returning({ session_id: member_session.session_id })
  return ended.length
}
