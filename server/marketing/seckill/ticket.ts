import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'

/** ms that a ticket is valid (rule seckill-2). */
export const TICKET_MS = FIGURES.seckill_ticket_minutes * 60_000

/** The claims of a ticket: a member may order so many pieces of an item until it expires. It reserves nothing (rule seckill-2). */
export interface Ticket {
  user_id: string
  seckill_id: string
  item_id: string
  num: number
  /** Epoch milliseconds. */
  expires: number
}

const PURPOSE = 'seckill'

/** The company's key for signing tickets. */
export const ticketKey = (db: Database, company_id: string) => companySecret(db, company_id, PURPOSE)

/** `claims.signature`, both base64url. The same claims give the same ticket. */
export function signTicket(key: Buffer, { user_id, seckill_id, item_id, num, expires }: Ticket): string {
  const claims = Buffer.from(JSON.stringify([user_id, seckill_id, item_id, num, expires])).toString(
    'base64url',
  )
  return `${claims}.${signature(key, claims)}`
}

/**
 * Reads a member's ticket, before the transaction of an order begins.
 * @throws AppError ticket_refused if it is forged, altered, of another member, or expired
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

/** Key of a ticket in `seckill_ticket`. */
export const ticketId = (text: string) => createHash('sha256').update(text).digest('hex')

/** Parses claims whose signature was verified. */
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
