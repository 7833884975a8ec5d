import { memberOwner } from '../../core/owner'
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CartKey } from './line-repo'
import { AppError } from '../../core/errors'
import { sentSession } from '../../platform'
import { FIGURES } from '../../config/limits'

/** Holds a visitor's cart together; worthless to anybody else, so the table keeps its hash only. */
const GUEST_COOKIE = 'guest_cart'
export const GUEST_LIFE_S = FIGURES.guest_cart_days * 24 * 60 * 60

/** Whose cart a request is about; undefined: a visitor who has none yet. */
export function cartOf(request: FastifyRequest): CartKey | undefined {
  const { company_id, member } = request
  if (member) return { company_id, owner: memberOwner(member.user_id) }
  return guestCartOf(request)
}

/**
 * The cart that a request changes; undefined: a visitor who has none yet.
 * @throws AppError if the session that was sent has ended: the change must not go to a visitor's cart, which the member
 *   does not see
 */
export function cartToChange(request: FastifyRequest): CartKey | undefined {
  const { member, memberRefusal } = request
  // a session of another company makes a visitor (rule api-4)
  if (!member && memberRefusal !== 'company_mismatch' && sentSession(request))
    throw new AppError(memberRefusal)
  return cartOf(request)
}

/** The cart that a browser filled before somebody signed in; undefined where it has none. */
export function guestCartOf({ company_id, cookies }: FastifyRequest): CartKey | undefined {
  const token = cookies[GUEST_COOKIE]
  return token && /^[\w-]{43}$/.test(token) ? { company_id, owner: guestOwner(token) } : undefined
}

/** Gives a visitor a cart of his own. */
export function openGuestCart(request: FastifyRequest, reply: FastifyReply): CartKey {
  const token = randomBytes(32).toString('base64url')
  reply.setCookie(GUEST_COOKIE, token, { ...attributes(request), maxAge: GUEST_LIFE_S })
  return { company_id: request.company_id, owner: guestOwner(token) }
}

/** After signing in: its lines are the member's now. */
export const closeGuestCart = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(GUEST_COOKIE, attributes(request))

const guestOwner = (token: string) => `g:${createHash('sha256').update(token).digest('hex')}`

const attributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const
