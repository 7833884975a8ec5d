import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { declaredTables } from '../../db/declared-tables'
import { company, orders } from '../../db/schema'
import { HAS_OPEN_AFTERSALE } from '../../aftersales/aftersales/open-repo'
import type { OrderRow } from '../../orders/deliveries/repo'
import { FIGURES } from '../../config/limits'

/** Times of what a clock clears away, each with how long it is kept. */
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
    | 'member_session'
    | 'operator_session'
    | 'payment_notice'
  column: 'created' | 'expires' | 'resets' | 'seen'
  keptHours: number
  /** Which of the table's rows may go; all where nothing is said. */
  only?: SQL
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
  ...(['member_session', 'operator_session'] as const).flatMap((table): Stale[] => [
    { table, column: 'expires', keptHours: 0 },
    { table, column: 'seen', keptHours: FIGURES.session_idle_days * 24 },
  ]),
  {
    table: 'payment_notice',
    column: 'created',
    keptHours: FIGURES.refused_notice_days * 24,
    only: sql`and not accepted`,
  },
]

export async function companyIds(db: Database): Promise<string[]> {
  const rows = await db.select({ company_id: company.company_id }).from(company).orderBy(company.company_id)
  return rows.map(({ company_id }) => company_id)
}

/** Columns of each table's primary key. A row's place (`ctid`) is unique neither across partitions nor across machines. */
const KEYS = new Map(declaredTables().map(({ name, key }) => [name, key]))

/**
 * Rows that have served their time.
 * @returns how many went
 */
export async function deleteStale(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<number> {
  let deleted = 0
  for (const { table, column, keptHours, only = sql`` } of STALE) {
    const before = new Date(now.getTime() - keptHours * 3_600_000).toISOString()
    const [name, moment] = [sql.identifier(table), sql.identifier(column)]
    const key = (KEYS.get(table) ?? []).map((part) => sql.identifier(part))
    const same = key.map((part) => sql`t.${part} = old.${part}`)
    const { rowCount } = await db.execute(sql`
      with old as materialized (
        select ${sql.join(key, sql`, `)} from ${name}
         where company_id = ${company_id} and ${moment} < ${before}::timestamptz ${only}
         limit ${limit} for update skip locked)
      delete from ${name} t using old
       where t.company_id = ${company_id} and ${sql.join(same, sql` and `)}`)
    deleted += rowCount ?? 0
  }
  return deleted
}

/** Orders on their way whose time is up, but for those with an after-sale that is dealt with. */
export async function ordersToReceive(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select order_id from orders
     where company_id = ${company_id} and status = 'WAIT_BUYER_CONFIRM' and auto_finish <= ${now.toISOString()}::timestamptz
       and not ${HAS_OPEN_AFTERSALE}
     order by auto_finish limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}

/** Orders whose after-sale window is over, with nothing left to settle. */
export async function ordersToReward(
  db: Database,
  company_id: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ order_id: string }>(sql`
    select order_id from orders
     where company_id = ${company_id} and status = 'DONE' and not points_granted
       and aftersale_until <= ${now.toISOString()}::timestamptz and not ${HAS_OPEN_AFTERSALE}
     order by aftersale_until limit ${limit}`)
  return rows.map(({ order_id }) => order_id)
}

/** An order, locked until the transaction ends; nothing where somebody else is at it. */
export async function takeOrder(
  tx: Transaction,
  company_id: string,
  order_id: string,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, company_id), eq(orders.order_id, order_id)))
    .for('update', { skipLocked: true })
  return row
}

/** So late may points be taken that ended: a clock that stood still for longer forgives them. */
const EXPIRY_DAYS = 30

/** Members with points that ended lately, by their ids. */
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

/** See `endedPoints`: over entries `e` of a member `m`. */
const endedAt = (now: Date) => sql`
  least(m.point, coalesce(sum(e.point) filter (where e.expires <= ${now.toISOString()}::timestamptz), 0)
                 + coalesce(sum(e.point) filter (where e.point < 0), 0)
                 + coalesce(sum(e.point) filter (where e.point > 0 and e.expires is null and e.order_id is not null), 0))`

/** Which of these members have ended points that were not taken yet. */
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
 * Points of a member that ended and were not spent before: what is spent is always the oldest. Spent points that came
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
