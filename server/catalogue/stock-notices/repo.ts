import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { SHOWN_ONLINE, storeOfItem } from '../fragments-repo'
import { sellsTo } from '../../platform'
import type { Owner } from '../../core/owner'

export interface NoticeKey {
  item_id: string
  user_id: string
}

/** A member who waits for an item that can be bought again. */
export interface DueNotice extends NoticeKey, Record<string, unknown> {
  item_name: string
  mobile: string | null
  /** Start of the wait, as text of the database; each wait is notified once. */
  since: string
}

/** Pieces left of an item that is for sale; `undefined` for any other item. */
export async function storeOf(
  db: Database,
  { company_id, user_id }: Owner,
  item_id: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ store: number }>(sql`
    select ${storeOfItem(company_id)} as store from goods_item i
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
     where i.company_id = ${company_id} and i.item_id = ${item_id} and ${BUYABLE}
       and ${sellsTo(company_id, { user_id }, sql`g.distributor_id`)}`)
  return rows[0]?.store
}

/** Starts a wait, again after a notice was sent. */
export async function upsertNotice(db: Database, { company_id, user_id }: Owner, item_id: string) {
  await db.execute(sql`
    insert into stock_notice (company_id, item_id, user_id) values (${company_id}, ${item_id}, ${user_id})
    on conflict (company_id, item_id, user_id) do update set created = excluded.created, notified = null
     where stock_notice.notified is not null`)
}

/** The longest wait first. */
export async function dueNotices(db: Database, company_id: string, limit: number): Promise<DueNotice[]> {
  const { rows } = await db.execute<DueNotice>(sql`
    select n.item_id, n.user_id, g.item_name, m.mobile, n.created::text as since from stock_notice n
      join goods_item i on i.company_id = n.company_id and i.item_id = n.item_id
      join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
      join member m on m.company_id = n.company_id and m.user_id = n.user_id
     where n.company_id = ${company_id} and n.notified is null
       and ${BUYABLE} and ${storeOfItem(company_id)} > 0
       and ${sellsTo(company_id, { user_id: sql`n.user_id` }, sql`g.distributor_id`)}
     order by n.created, n.item_id, n.user_id
     limit ${limit}`)
  return rows
}

/** @returns whether this caller took it, of all servers */
export async function takeNotice(
  db: Database | Transaction,
  company_id: string,
  { item_id, user_id }: NoticeKey,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update stock_notice set notified = ${now.toISOString()}
     where company_id = ${company_id} and item_id = ${item_id} and user_id = ${user_id} and notified is null`)
  return rowCount === 1
}

/** Returns a taken notice that could not be sent. */
export async function putNoticeBack(db: Database, company_id: string, { item_id, user_id }: NoticeKey) {
  await db.execute(sql`
    update stock_notice set notified = null
     where company_id = ${company_id} and item_id = ${item_id} and user_id = ${user_id}`)
}

/** How many members wait for an item. */
export async function waitingFor(
  db: Database | Transaction,
  company_id: string,
  item_id: string,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from stock_notice
     where company_id = ${company_id} and item_id = ${item_id} and notified is null`)
  return rows[0]?.count ?? 0
}

const BUYABLE = sql`(${SHOWN_ONLINE} and g.approve_status = 'onsale' and i.approve_status = 'onsale')`
