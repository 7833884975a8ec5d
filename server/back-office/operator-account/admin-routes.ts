import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declareAdmin, hashOf, operatorCookie, Throttle } from '../../platform'
import { SecretBox } from '../../db/secret-box'
import { PURPOSE } from '../second-factor/codes'
import { changeOwnPassword } from './password'
import { OwnSecondFactor } from './second-factor'
import { createToken, endToken, ownTokens } from './tokens'

export default async function operatorAccountRoutes(app: FastifyInstance) {
  const { db } = app
  const throttle = new Throttle(db, app.config.limits)

  const factors = new OwnSecondFactor(db, throttle, new SecretBox(app.config, PURPOSE))

  declareAdmin(app, 'GET /account', (own) => factors.state(own))

  declareAdmin(app, 'POST /account/second-factor', ({ body, ...own }) => factors.start(own, body.current))

  declareAdmin(app, 'PUT /account/second-factor', async ({ body, request, ...own }) => ({
    recovery_codes: await factors.confirm(own, body.code, sessionOf(request)),
  }))

  declareAdmin(app, 'POST /account/recovery-codes', async ({ body, ...own }) => ({
    recovery_codes: await factors.renewRecovery(own, body),
  }))

  declareAdmin(app, 'POST /account/second-factor/removal', async ({ body, ...own }) => {
    await factors.remove(own, body)
    return { status: true }
  })

  declareAdmin(app, 'POST /account/password', async ({ company_id, operator, body, request }) => {
    await changeOwnPassword(db, throttle, { company_id, operator }, body, sessionOf(request))
    return { status: true }
  })

  declareAdmin(app, 'GET /account/tokens', (own) => ownTokens(db, own))

  declareAdmin(app, 'POST /account/tokens', ({ body, ...own }) => createToken(db, throttle, own, body))

  declareAdmin(app, 'DELETE /account/tokens/{token_id}', async ({ params, ...own }) => {
    await endToken(db, own, params.token_id)
    return { status: true }
  })
}

/** The session of a guarded request. */
function sessionOf(request: FastifyRequest): string {
  const token = operatorCookie.tokenOf(request)
  if (!token) throw new Error('Expected the session cookie of a signed-in operator, found none')
  return hashOf(token)
}
