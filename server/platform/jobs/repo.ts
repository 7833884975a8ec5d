import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { declaredTables } from '../../db/declared-tables'
import { proposed } from '../../db/proposed'
import { job_pass } from '../../db/schema'
import { FIGURES } from '../../config/limits'
import { dayInShanghai } from '../../core/shanghai'

/** The time column of a table with expiring rows, and how long rows are kept. */
interface Stale {
  table:
    | 'idempotency'
    | 'quote'
    | 'attempt'
    | 'captcha'
    | 'sms_code'
    | 'login_scan'
    | 'cart_line'
    | 'member_message'
    | 'message_cause'
    | 'operator_message'
    | 'member_session'
    | 'operator_session'
    | 'operator_token'
    | 'agent_session'
    | 'agent_step'
    | 'payment_notice'
  column: 'created' | 'expires' | 'resets' | 'seen'
  keptHours: number
  /** Condition for rows that may be deleted; default: all rows. */
  only?(company_id: string): SQL
}

const STALE: Stale[] = [
  { table: 'idempotency', column: 'created', keptHours: FIGURES.idempotency_hours },
  { table: 'quote', column: 'expires', keptHours: 0 },
  { table: 'attempt', column: 'resets', keptHours: 24 },
  { table: 'captcha', column: 'expires', keptHours: 0 },
  { table: 'sms_code', column: 'expires', keptHours: 24 },
  { table: 'login_scan', column: 'expires', keptHours: 0 },
  { table: 'cart_line', column: 'expires', keptHours: 0 },
  ...(['member_message', 'message_cause'] as const).map((table): Stale => {
    return { table, column: 'created', keptHours: FIGURES.message_days * 24 }
  }),
  { table: 'operator_message', column: 'created', keptHours: FIGURES.operator_message_days * 24 },
  ...(['member_session', 'operator_session'] as const).flatMap((table): Stale[] => [
    { table, column: 'expires', keptHours: 0 },
    { table, column: 'seen', keptHours: FIGURES.session_idle_days * 24 },
  ]),
  { table: 'operator_token', column: 'expires', keptHours: FIGURES.operator_token_days * 24 },
  { table: 'agent_step', column: 'created', keptHours: FIGURES.agent_session_hours },
  {
    table: 'agent_session',
    column: 'seen',
    keptHours: FIGURES.agent_session_hours,
    only: (company_id) => sql`and not exists (
      select 1 from agent_step s
       where s.company_id = ${company_id} and s.session_id = agent_session.session_id)`,
  },
  {
    table: 'payment_notice',
    column: 'created',
    keptHours: FIGURES.refused_notice_days * 24,
    only: () => sql`and not accepted`,
  },
]

/** Columns of each table's primary key. A row's `ctid` is unique neither across partitions nor across machines. */
const KEYS = new Map(declaredTables().map(({ name, key }) => [name, key]))

/** Deletes rows past their retention period. @returns number of deleted rows */
export async function deleteStale(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<number> {
  let deleted = 0
  for (const { table, column, keptHours, only = () => sql`` } of STALE) {
    const before = new Date(now.getTime() - keptHours * 3_600_000).toISOString()
    const [name, moment] = [sql.identifier(table), sql.identifier(column)]
    const key = (KEYS.get(table) ?? []).map((part) => sql.identifier(part))
    const same = key.map((part) => sql`t.${part} = old.${part}`)
    const { rowCount } = await db.execute(sql`
      with old as materialized (
        select ${sql.join(key, sql`, `)} from ${name}
         where company_id = ${company_id} and ${moment} < ${before}::timestamptz ${only(company_id)}
         limit ${limit} for update skip locked)
      delete from ${name} t using old
       where t.company_id = ${company_id} and ${sql.join(same, sql` and `)}`)
    deleted += rowCount ?? 0
  }
  return deleted
}

/**
 * Takes the job's daily pass for this server.
 * @param leaseMs after this time another server may continue it
 * @returns the cursor; `undefined` if this day's pass is complete or another server works on it
 */
export async function takePass(
  db: Database,
  { company_id, job, now }: { company_id: string; job: string; now: Date },
  leaseMs: number,
): Promise<string | undefined> {
  const [row] = await db
    .insert(job_pass)
    .values({
      company_id,
      job,
      period: dayInShanghai(now),
      position: '',
      busy_until: new Date(now.getTime() + leaseMs),
    })
    .onConflictDoUpdate({
      target: [job_pass.company_id, job_pass.job],
      set: {
        ...proposed('period', 'busy_until'),
        position: sql`case when ${job_pass.period} = excluded.period then ${job_pass.position} else '' end`,
        done: null,
      },
      setWhere: sql`${job_pass.busy_until} <= ${now.toISOString()}::timestamptz
        and (${job_pass.period} < excluded.period or (${job_pass.period} = excluded.period and ${job_pass.done} is null))`,
    })
    .returning({ position: job_pass.position })
  return row?.position
}

/** Stores the progress of a pass. */
export async function savePass(
  db: Database,
  { company_id, job }: { company_id: string; job: string },
  progress: Partial<Pick<typeof job_pass.$inferInsert, 'busy_until' | 'position' | 'done'>>,
): Promise<void> {
  await db
    .update(job_pass)
    .set(progress)
    .where(and(eq(job_pass.company_id, company_id), eq(job_pass.job, job)))
}
