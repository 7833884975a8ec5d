import { createHash } from 'node:crypto'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { AppError } from '../../core/errors'
import { readToken, signToken } from '../../core/signed-token'
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

/** What a ticket carries, in this order. */
type Claims = [user_id: string, seckill_id: string, item_id: string, num: number, expires: number]

/** The same claims give the same ticket. */
export function signTicket(key: Buffer, { user_id, seckill_id, item_id, num, expires }: Ticket): string {
  return signToken(key, [user_id, seckill_id, item_id, num, expires] satisfies Claims)
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
  const keys = await acceptedSecrets(db, company_id, PURPOSE)
  const ticket = keys.map((key) => ticketOf(key, text)).find((found) => found !== undefined)
  if (ticket?.user_id !== user_id || ticket.expires <= now.getTime()) throw new AppError('ticket_refused')
  return ticket
}

/** Key of a ticket in `seckill_ticket`. */
export const ticketId = (text: string) => createHash('sha256').update(text).digest('hex')

/** Another spelling of a ticket is none: its id would differ, and it would be used twice. */
function ticketOf(key: Buffer, text: string): Ticket | undefined {
  const claims = readToken<Claims>(key, text)
  if (!claims || signToken(key, claims) !== text) return undefined
  const [user_id, seckill_id, item_id, num, expires] = claims
  return { user_id, seckill_id, item_id, num, expires }
}
