import type {
  Seckill,
  SeckillChannelAnswer,
  SeckillChannelQuery,
  SeckillInfoAnswer,
  SeckillInfoQuery,
  SeckillListAnswer,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { startOfDayInShanghai, unixTime } from '../../core/shanghai'
import { windowOf } from '../../db/paging'
import type { CurrentMember, ShopViewer } from '../../platform'
import { activePrices, activityStatus } from '../../pricing'
import {
  openSeckills,
  seckillGoods,
  seckillItems,
  seckillRow,
  seckillsSince,
  type SeckillRow,
} from './list-repo'
import { requireOffer } from './pieces'
import { isTicketUsed, lockGrant, replaceGrant, type SeckillKey } from './repo'
import { signTicket, ticketId, ticketKey, TICKET_MS } from './ticket'

/** Limited-time prices (限时特惠) need no ticket. */
const NO_TICKET = ''

/**
 * Issues a ticket to order so many pieces (`geticket`). It reserves nothing (rule seckill-2). A repeated request returns
 * the same ticket until it has expired or was redeemed.
 * @throws AppError seckill_state, purchase_limit or out_of_stock with the reason
 */
export async function issueTicket(
  db: Database,
  company_id: string,
  member: CurrentMember,
  { seckill_id, item_id, num }: SeckillKey & { num: number },
  now: Date,
): Promise<string> {
  const prices = (await activePrices(db, company_id, [item_id], member, now)).get(item_id)
  if (prices?.limited?.id === seckill_id) return NO_TICKET
  const { user_id } = member
  await requireOffer(db, company_id, { seckill_id, item_id, user_id, num }, num, now)
  const key = await ticketKey(db, company_id)
  const proposed = { user_id, seckill_id, item_id, num, expires: now.getTime() + TICKET_MS }
  return inTransaction(db, async (tx) => {
    const given = await lockGrant(tx, company_id, proposed)
    const text = signTicket(key, given)
    const holds = given.num === num && given.expires > now.getTime()
    if (holds && !(await isTicketUsed(tx, company_id, ticketId(text)))) return text
    // differs from the redeemed ticket even within the same millisecond
    const renewed = { ...proposed, expires: Math.max(proposed.expires, given.expires + 1) }
    await replaceGrant(tx, company_id, renewed)
    return signTicket(key, renewed)
  })
}

/** Seckills that run or are announced. */
export async function listSeckills(
  db: Database,
  company_id: string,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
): Promise<SeckillListAnswer> {
  const { rows, count } = await openSeckills(db, company_id, now, windowOf(page, pageSize))
  return { list: rows.map((row) => toSeckill(row, now)), count, total_count: count }
}

/** One seckill with a page of its items. @throws AppError not_found before it is announced */
export async function seckillInfo(
  db: Database,
  company_id: string,
  looker: ShopViewer,
  { seckill_id, page, pageSize }: SeckillInfoQuery,
  now: Date,
): Promise<SeckillInfoAnswer> {
  const row = await seckillRow(db, company_id, seckill_id, now)
  if (!row) throw new AppError('not_found')
  const { rows, count } = await seckillItems(db, company_id, seckill_id, looker, windowOf(page, pageSize))
  return { seckill: toSeckill(row, now), list: rows, count, total_count: count }
}

/** Most sessions of the channel. */
const MOST_SESSIONS = 50

/**
 * The sessions that run, are announced or have ended today, and a page of the products of one of them.
 * @throws AppError not_found for a session that is none of these
 */
export async function seckillChannel(
  db: Database,
  company_id: string,
  looker: ShopViewer,
  { seckill_id, page, pageSize }: SeckillChannelQuery,
  now: Date,
): Promise<SeckillChannelAnswer> {
  const rows = await seckillsSince(db, company_id, now, startOfDayInShanghai(now), MOST_SESSIONS)
  const sessions = rows.map((row) => toSeckill(row, now))
  const chosen =
    seckill_id === undefined ? shownFirst(sessions) : sessions.find((one) => one.seckill_id === seckill_id)
  if (!chosen) {
    if (seckill_id !== undefined) throw new AppError('not_found')
    return { now: unixTime(now), sessions, list: [], count: 0, total_count: 0 }
  }
  const found = await seckillGoods(db, company_id, chosen.seckill_id, looker, windowOf(page, pageSize))
  return {
    now: unixTime(now),
    sessions,
    seckill_id: chosen.seckill_id,
    list: found.rows,
    count: found.count,
    total_count: found.count,
  }
}

/** The running one that ends first, else the next, else the last. */
function shownFirst(sessions: readonly Seckill[]): Seckill | undefined {
  const running = sessions.filter(({ status }) => status === 'in_sale')
  const [ending] = running.toSorted((a, b) => a.activity_end_time - b.activity_end_time)
  return ending ?? sessions.find(({ status }) => status === 'in_the_notice') ?? sessions.at(-1)
}

function toSeckill(row: SeckillRow, now: Date): Seckill {
  const { seckill_id, activity_name, begin, end, item_count } = row
  return {
    seckill_id,
    activity_name,
    ...activityStatus(row, now),
    activity_start_time: Math.floor(begin),
    activity_end_time: Math.floor(end),
    item_count,
  }
}
