import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'

/** So long may somebody take from the ticket to the order (rule seckill-2). */
export const TICKET_MS = FIGURES.seckill_ticket_minutes * 60_000

/** What a ticket says: who may order how many pieces of which item, until when. It reserves nothing (rule seckill-2). */
export interface Ticket {
  user_id: string
  seckill_id: string
  item_id: string
  num: number
  /** Epoch milliseconds. */
  expires: number
}

const PURPOSE = 'seckill'

/** The company's key of all its tickets. */
export const ticketKey = (db: Database, company_id: string) => companySecret(db, company_id, PURPOSE)

/** `claims.signature`, both base64url. The same claims are the same ticket. */
export function signTicket(key: Buffer, { user_id, seckill_id, item_id, num, expires }: Ticket): string {
  const claims = Buffer.from(JSON.stringify([user_id, seckill_id, item_id, num, expires])).toString(
    'base64url',
  )
  return `${claims}.${signature(key, claims)}`
}

/**
 * Reads a ticket of a member, before the transaction of an order begins.
 * @throws AppError ticket_refused: not ours, altered, another member's, or too late
 */
export async function readTicket(
  db: Database,
  company_id: string,
  user_id: string,
  text: string,
  now: Date,
): Promise<Ticket> {
  const [claims = '', given = ''] = text.split('.')
  const keys = await acceptedSecrets(db, company_id, PURPOSE)
  const isSigned = keys.some((key) => equal(given, signature(key, claims)))
  if (!isSigned || text !== `${claims}.${given}`) throw new AppError('ticket_refused')
  const ticket = ticketOf(claims)
  if (ticket.user_id !== user_id || ticket.expires <= now.getTime()) throw new AppError('ticket_refused')
  return ticket
}

/** What `seckill_ticket` calls it. */
export const ticketId = (text: string) => createHash('sha256').update(text).digest('hex')

/** Only of claims whose signature was ours. */
function ticketOf(claims: string): Ticket {
  const [user_id, seckill_id, item_id, num, expires] = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  ) as [string, string, string, number, number]
  return { user_id, seckill_id, item_id, num, expires }
}

const signature = (key: Buffer, claims: string) =>
  createHmac('sha256', key).update(claims).digest('base64url')

function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
