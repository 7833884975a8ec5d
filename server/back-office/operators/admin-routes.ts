import type { FastifyInstance } from 'fastify'
import { operator_session } from '../../db/schema'
import { DEMO_PASSWORDS } from '../../config/demo-accounts'
import type { Operator } from '@schemas/generated/api'
import {
  answerWithPicture,
  type CurrentOperator,
  declareAdmin,
  declareOpen,
  endSession,
  hashOf,
  operatorCookie,
  settingOf,
  shopNameOf,
  Throttle,
} from '../../platform'
import { inTransaction } from '../../db/transaction'
import { withRights } from '../roles/rights-of'
import { recordAudit } from '../audit/repo'
import { changeOperator, createOperator, listOperators, resetSecondFactor } from './service'
import { SignIn } from './sign-in'

export default async function operatorRoutes(app: FastifyInstance) {
  const { db } = app
  const throttle = new Throttle(db, app.config.limits)
  const upload_max_bytes = app.config.uploadMaxBytes
  // the demo's passwords are public: a deployment refuses them, even in a database that was a demo before
  const signIn = new SignIn(db, app.config, app.config.deployed ? DEMO_PASSWORDS : undefined)

  const shopOf = async (company_id: string) => {
    const [shop_name, theme] = await Promise.all([
      shopNameOf(db, company_id),
      settingOf(db, company_id, 'theme'),
    ])
    return { shop_name, theme }
  }

  declareOpen(app, 'POST /session', async ({ company_id, body, request, reply }) => {
    const user_agent = request.headers['user-agent'] ?? ''
    const { token, ...who } = await signIn.run({ ...body, company_id, address: request.ip, user_agent })
    operatorCookie.give(request, reply, token)
    const operator = shownOf(withRights(who.operator))
    return { ...who, operator, company_id, ...(await shopOf(company_id)), upload_max_bytes }
  })

  declareOpen(app, 'GET /session/captcha', async ({ company_id, request }) => {
    await throttle.take(company_id, 'captcha', request.ip)
    return answerWithPicture(app, company_id, 'operator')
  })

  declareOpen(app, 'GET /session', async ({ company_id, operator: found }) => {
    const shop = await shopOf(company_id)
    if (!found) return { operator: null, company_id, ...shop, upload_max_bytes, second_factor_due: false }
    const { second_factor_due = false, ...operator } = found
    return {
      operator: shownOf(operator),
      company_id,
      ...shop,
      upload_max_bytes,
      second_factor_due,
    }
  })

  declareOpen(app, 'DELETE /session', async ({ company_id, operator, request, reply }) => {
    const token = operatorCookie.tokenOf(request)
    if (operator && token) {
      const { operator_id: subject_id, username: title } = operator
      const line = {
        company_id,
        operator,
        action: 'operator.sign_out',
        subject: 'operator',
        subject_id,
        title,
      }
      await inTransaction(db, (tx) => recordAudit(tx, line))
    }
    if (token) await endSession(db, operator_session, token.company_id, hashOf(token))
    operatorCookie.take(request, reply)
    return { status: true }
  })

  declareAdmin(app, 'GET /operators', ({ query, ...by }) => listOperators(db, by, query))

  declareAdmin(app, 'POST /operators', ({ body, ...by }) => createOperator(db, by, body))

  declareAdmin(app, 'PUT /operators/{operator_id}', ({ params, body, ...by }) =>
    changeOperator(db, by, params.operator_id, body),
  )

  declareAdmin(app, 'DELETE /operators/{operator_id}/second-factor', ({ params, ...by }) =>
    resetSecondFactor(db, by, params.operator_id),
  )
}

/** What the designer knows of who works with it. */
const shownOf = (operator: Omit<CurrentOperator, 'second_factor_due'>): Operator => ({
  operator_id: operator.operator_id,
  username: operator.username,
  name: operator.name,
  role: operator.role,
  role_name: operator.role_name,
  rights: [...operator.rights],
  shops: [...operator.shops],
  pages: [...operator.pages],
})
