import { memberOwner } from '../../core/owner'
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { countsIn, type CartKey } from './repo'
import { AppError } from '../../core/errors'
import { sentSession } from '../../platform'
import { FIGURES } from '../../config/limits'

/** Identifies a visitor's cart; the table stores only its hash. */
const GUEST_COOKIE = 'guest_cart'
export const GUEST_LIFE_S = FIGURES.guest_cart_days * 24 * 60 * 60

/** The cart of a request: the member's or the visitor's; undefined for a visitor without one. */
export function cartOf(request: FastifyRequest): CartKey | undefined {
  const { company_id, member } = request
  if (member) return { company_id, owner: memberOwner(member.user_id) }
  return guestCartOf(request)
}

/**
 * The cart that a request changes; undefined for a visitor without one.
 * @throws AppError if the session that was sent has ended: the change must not go to a visitor's cart, which the member
 *   does not see
 */
export function cartToChange(request: FastifyRequest): CartKey | undefined {
  const { member, memberRefusal } = request
  // a session of another company counts as none (rule api-4)
  if (!member && memberRefusal !== 'company_mismatch' && sentSession(request))
    throw new AppError(memberRefusal)
  return cartOf(request)
}

/** The visitor's cart of this browser; undefined if it has none. */
export function guestCartOf({ company_id, cookies }: FastifyRequest): CartKey | undefined {
  const token = cookies[GUEST_COOKIE]
  return token && /^[\w-]{43}$/.test(token) ? { company_id, owner: guestOwner(token) } : undefined
}

/** Pieces in the visitor's cart of this browser, as every page shows them. */
export async function piecesOfGuest(db: Database, request: FastifyRequest): Promise<number> {
  const key = guestCartOf(request)
  if (!key) return 0
  const { pieces } = await countsIn(db, { ...key, cart_type: 'cart', shop_type: 'distributor' })
  return pieces
}

/** Starts a visitor's cart and sets its cookie. */
export function openGuestCart(request: FastifyRequest, reply: FastifyReply): CartKey {
  const token = randomBytes(32).toString('base64url')
  reply.setCookie(GUEST_COOKIE, token, { ...attributes(request), maxAge: GUEST_LIFE_S })
  return { company_id: request.company_id, owner: guestOwner(token) }
}

/** Deletes the cookie after signing in, when the lines belong to the member. */
export const closeGuestCart = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(GUEST_COOKIE, attributes(request))

const guestOwner = (token: string) => `g:${createHash('sha256').update(token).digest('hex')}`

const attributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const
