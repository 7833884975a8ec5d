import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declareAdmin } from '../../http/declare-admin'
import { operatorCookie } from '../../http/session-cookie'
import { hashOf } from '../sessions/token'
import { Throttle } from '../throttle/throttle'
import { changeOwnPassword } from './password'

export default async function operatorAccountRoutes(app: FastifyInstance) {
  const { db } = app
  const throttle = new Throttle(db, app.config.limits)

  declareAdmin(app, 'POST /account/password', async ({ company_id, operator, body, request }) => {
    await changeOwnPassword(db, throttle, { company_id, operator }, body, sessionOf(request))
    return { status: true }
  })
}

/** Which session a guarded request came with. */
function sessionOf(request: FastifyRequest): string {
  const token = operatorCookie.tokenOf(request)
  if (!token) throw new Error('Expected the session cookie of a signed-in operator, found none')
  return hashOf(token)
}
