import { sql, type SQL } from 'drizzle-orm'
import type { ShopName } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { CopyKey } from './lock-repo'

export interface CopyRow extends Record<string, unknown> {
  code: string
  state: 'unused' | 'locked' | 'used' | 'void'
  started: boolean
  ended: boolean
  /** YYYY-MM-DD in Shanghai. */
  begin_date: string
  end_date: string
  card_id: string
  card_type: string
  title: string
  color: string
  notice: string
  description: string
  discount: number
  least_cost: number
  most_cost: number
  reduce_cost: number
  use_bound: number
  object_use_for: string
  icon_url_list: string[]
  distributor_id: string | null
  shops: ShopName[]
}

export interface CopyFilter {
  /** Rule api-19: 1 unused (also those that an unpaid order holds), 2 used, 3 ended or void; absent: all. */
  status?: 1 | 2 | 3 | undefined
  card_type?: string | undefined
  code?: string | undefined
}

/** A window of a member's copies, those that end first before the others. */
export async function copies(
  db: Database,
  key: CopyKey,
  filter: CopyFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CopyRow[]> {
  const { rows } = await db.execute<CopyRow>(sql`
    select m.code, m.state, m.begin_date <= now() as started, ${ENDED} as ended,
           ${dayOf('begin_date')}, ${dayOf('end_date')},
           c.card_id, c.card_type, c.title, c.color, c.notice, c.description, c.discount, c.least_cost, c.most_cost,
           c.reduce_cost, c.use_bound, c.object_use_for, c.icon_url_list, c.distributor_id,
           coalesce((select json_agg(json_build_object('distributor_id', s.distributor_id, 'name', s.name)
                                     order by s.sort, s.distributor_id)
                       from coupon_shop cs
                       join shop s on s.company_id = cs.company_id and s.distributor_id = cs.distributor_id
                      where cs.company_id = c.company_id and cs.card_id = c.card_id), '[]'::json) as shops
      from member_coupon m join coupon c on c.company_id = m.company_id and c.card_id = m.card_id
     where ${matching(key, filter)}
     order by m.end_date, m.code
     limit ${limit} offset ${offset}`)
  return rows
}

export async function copyCount(db: Database, key: CopyKey, filter: CopyFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
      from member_coupon m join coupon c on c.company_id = m.company_id and c.card_id = m.card_id
     where ${matching(key, filter)}`)
  return rows[0]?.count ?? 0
}

const ENDED = sql`(m.end_date <= now())`

const dayOf = (column: 'begin_date' | 'end_date') =>
  sql`to_char(m.${sql.identifier(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as ${sql.identifier(column)}`

const STATUS: Record<1 | 2 | 3, SQL> = {
  1: sql`(m.state = 'locked' or m.state = 'unused' and not ${ENDED})`,
  2: sql`m.state = 'used'`,
  3: sql`(m.state = 'void' or m.state = 'unused' and ${ENDED})`,
}

function matching({ company_id, user_id }: CopyKey, { status, card_type, code }: CopyFilter): SQL {
  const found = [sql`m.company_id = ${company_id}`, sql`m.user_id = ${user_id}`]
  if (status !== undefined) found.push(STATUS[status])
  if (card_type !== undefined) found.push(sql`c.card_type = ${card_type}`)
  if (code !== undefined) found.push(sql`m.code = ${code}`)
  return sql.join(found, sql` and `)
}
