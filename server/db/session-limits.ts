import { escapeIdentifier, escapeLiteral, type ClientBase, type Pool } from 'pg'
import { longTransaction } from './long-transaction'

/** ms; a longer statement is an error. */
export const STATEMENT_LIMIT_MS = 15_000
/** ms that a statement waits for a lock. */
const LOCK_LIMIT_MS = 10_000

/** Limits of every session of this role in this database. */
const LIMITS: Readonly<Record<string, string>> = {
  statement_timeout: `${STATEMENT_LIMIT_MS}ms`,
  lock_timeout: `${LOCK_LIMIT_MS}ms`,
  idle_in_transaction_session_timeout: `${STATEMENT_LIMIT_MS}ms`,
}

/**
 * Makes them defaults of the role in this database, unless they are: a pooler refuses them as parameters of a
 * connection, and a session's own setting would stay for the next client of that session. Citus passes them on to its
 * workers. Sessions that are already open keep theirs.
 */
export async function limitSessions(pool: Pool): Promise<void> {
  if ((await missingLimits(pool)).length === 0) return
  await longTransaction(pool, 'begin', async (client) => {
    // a server that starts at the same time waits for the row that migrations lock
    await client.query(`select name from schema_migration where name = '' for update`)
    for (const statement of await missingLimits(client)) await client.query(statement)
  })
}

/** Statements that set what differs. */
async function missingLimits(client: Pool | ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ database: string; role: string; set: string[] }>(
    `select current_database() as database, current_user as role,
            coalesce((select s.setconfig from pg_db_role_setting s
                       where s.setdatabase = (select d.oid from pg_database d where d.datname = current_database())
                         and s.setrole = (select r.oid from pg_roles r where r.rolname = current_user)),
                     '{}') as set`,
  )
  const [found] = rows
  if (!found) throw new Error('Expected the session to have a role, found none')
  const where = `alter role ${escapeIdentifier(found.role)} in database ${escapeIdentifier(found.database)}`
  return Object.entries(LIMITS)
    .filter(([name, value]) => !found.set.includes(`${name}=${value}`))
    .map(([name, value]) => `${where} set ${name} = ${escapeLiteral(value)}`)
}
