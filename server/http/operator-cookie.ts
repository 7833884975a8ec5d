import type { FastifyReply, FastifyRequest } from 'fastify'
import { readToken, writeToken, type SessionToken } from '../modules/operators/session-token'

/** decisions 16: 30 days; the server may end the session before. */
const LONGEST_S = 30 * 24 * 60 * 60

/** A browser takes a `__Host-` cookie over https only, and from no sub-domain. */
const nameFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-op' : 'op')

const attributesFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const

/** The token that a request carries; `undefined` where it carries none that could be ours. */
export const tokenOf = (request: FastifyRequest): SessionToken | undefined =>
  readToken(request.cookies[nameFor(request)])

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: SessionToken) {
  reply.setCookie(nameFor(request), writeToken(token), { ...attributesFor(request), maxAge: LONGEST_S })
}

export function takeToken(request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(nameFor(request), attributesFor(request))
}
