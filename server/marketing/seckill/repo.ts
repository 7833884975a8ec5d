import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { APPROVE_STATUS, storeOfItem } from '../../catalogue'
import { sellsTo } from '../../platform'
import type { Ticket } from './ticket'

export interface SeckillKey {
  seckill_id: string
  item_id: string
}

export interface SeckillOffer extends Record<string, unknown> {
  disabled: boolean
  begin_time: Date
  end_time: Date
  activity_store: number
  sold: number
  limit_num: number
  /** Pieces of the item that are not reserved. */
  store: number
  /** On sale, and not of a shop that is hidden from the member. */
  buyable: boolean
  /** Pieces that the member has ordered, including cancelled ones. */
  bought: number
}

/** One item of a seckill for one member; `undefined` if the seckill does not have it. */
export async function seckillOffer(
  db: Database | Transaction,
  company_id: string,
  { seckill_id, item_id }: SeckillKey,
  user_id: string,
): Promise<SeckillOffer | undefined> {
  const { rows } = await db.execute<SeckillOffer>(sql`
    select s.disabled, s.begin_time, s.end_time, si.activity_store, si.sold, si.limit_num,
           ${storeOfItem(company_id)} as store,
           g.deleted is null and ${APPROVE_STATUS} = 'onsale'
             and ${sellsTo(company_id, { user_id }, sql`g.distributor_id`)} as buyable,
           coalesce((select c.bought from seckill_count c
                      where c.company_id = ${company_id} and c.seckill_id = si.seckill_id and c.item_id = si.item_id
                        and c.user_id = ${user_id}), 0) as bought
      from seckill_item si
      join seckill s on s.company_id = si.company_id and s.seckill_id = si.seckill_id
      join goods_item i on i.company_id = si.company_id and i.item_id = si.item_id
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where si.company_id = ${company_id} and si.seckill_id = ${seckill_id} and si.item_id = ${item_id}`)
  const [row] = rows
  return row && { ...row, begin_time: new Date(row.begin_time), end_time: new Date(row.end_time) }
}

/** The existing grant, else this one; locked until the transaction ends. */
export async function lockGrant(tx: Transaction, company_id: string, proposed: Ticket): Promise<Ticket> {
  const { user_id, seckill_id, item_id, num, expires } = proposed
  await tx.execute(sql`
    insert into seckill_grant (company_id, user_id, seckill_id, item_id, num, expires)
    values (${company_id}, ${user_id}, ${seckill_id}, ${item_id}, ${num}, ${at(expires)}) on conflict do nothing`)
  const { rows } = await tx.execute<{ num: number; expires: string }>(sql`
    select num, floor(extract(epoch from expires) * 1000)::text as expires from seckill_grant
     where company_id = ${company_id} and user_id = ${user_id} and seckill_id = ${seckill_id} and item_id = ${item_id}
       for update`)
  const [given] = rows
  if (!given) throw new Error(`Expected a grant of seckill ${seckill_id}, found none`)
  return { ...proposed, num: given.num, expires: Number(given.expires) }
}

export async function replaceGrant(tx: Transaction, company_id: string, grant: Ticket): Promise<void> {
  const { user_id, seckill_id, item_id, num, expires } = grant
  await tx.execute(sql`
    update seckill_grant set num = ${num}, expires = ${at(expires)}
     where company_id = ${company_id} and user_id = ${user_id} and seckill_id = ${seckill_id} and item_id = ${item_id}`)
}

const at = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

export async function isTicketUsed(
  db: Database | Transaction,
  company_id: string,
  ticket_id: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from seckill_ticket where company_id = ${company_id} and ticket_id = ${ticket_id}`)
  return rows.length > 0
}

/** @returns false if it was used before */
export async function useTicket(
  tx: Transaction,
  company_id: string,
  ticket_id: string,
  order_id: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into seckill_ticket (company_id, ticket_id, order_id)
    values (${company_id}, ${ticket_id}, ${order_id}) on conflict do nothing`)
  return rowCount === 1
}

/** Counts pieces for a member. @returns false if that exceeds the item's limit */
export async function countPieces(
  tx: Transaction,
  company_id: string,
  { seckill_id, item_id }: SeckillKey,
  user_id: string,
  num: number,
): Promise<boolean> {
  const { rows } = await tx.execute<{ limit_num: number }>(sql`
    select limit_num from seckill_item
     where company_id = ${company_id} and seckill_id = ${seckill_id} and item_id = ${item_id}`)
  const [item] = rows
  if (!item) return false
  const { limit_num } = item
  if (limit_num > 0 && num > limit_num) return false
  const { rowCount } = await tx.execute(sql`
    insert into seckill_count as c (company_id, seckill_id, item_id, user_id, bought)
    values (${company_id}, ${seckill_id}, ${item_id}, ${user_id}, ${num})
    on conflict (company_id, seckill_id, item_id, user_id) do update set bought = c.bought + excluded.bought
     where ${limit_num}::int = 0 or c.bought + excluded.bought <= ${limit_num}::int`)
  return rowCount === 1
}

/** Takes pieces of a running seckill; a negative number returns them at any time. @returns false if that is not possible */
export async function movePieces(
  tx: Transaction,
  company_id: string,
  { seckill_id, item_id }: SeckillKey,
  num: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update seckill_item si set sold = si.sold + ${num}::int
      from seckill s
     where si.company_id = ${company_id} and si.seckill_id = ${seckill_id} and si.item_id = ${item_id}
       and s.company_id = si.company_id and s.seckill_id = si.seckill_id
       and si.sold + ${num}::int between 0 and si.activity_store
       and (${num}::int < 0 or (not s.disabled and s.begin_time <= ${now.toISOString()}::timestamptz
                                and s.end_time > ${now.toISOString()}::timestamptz))`)
  return rowCount === 1
}
