import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { companyOf, CompanyResolver, declare, declareMember, settingOf, SmsCodes } from '../../platform'
import { CredentialChange } from './credential-change'
import { EmailChange } from './email-change'
import { LoginRequests } from './login'
import { closeSession, type Exchange } from './session'
import { PROFILE_FIELDS } from './profile-fields'
import { CodeRequests } from './request-code'

const SENT = '短信发送成功'
const EMAIL_SENT = '验证码已发送到邮箱'

export default async function authRoutes(app: FastifyInstance) {
  const { db } = app
  const codes = new SmsCodes(app)
  const requests = new CodeRequests(app)
  const logins = new LoginRequests(app)
  const changes = new CredentialChange(app)
  const emails = new EmailChange(app)
  const companies = new CompanyResolver(db, app.config.baseDomain)

  declare(app, 'POST /login', async ({ body, ...exchange }) => {
    const { is_new: _is_new, ...answer } = await logins.login(exchange, body)
    return answer
  })
  declare(app, 'POST /new_login', ({ body, ...exchange }) => logins.login(exchange, body))
  declare(app, 'POST /member', ({ body, ...exchange }) => logins.register(exchange, body))
  declare(app, 'POST /member/bind', ({ body, ...exchange }) => logins.bind(exchange, body))

  const logOut = async (exchange: Exchange) => {
    await closeSession(app, exchange)
    return { status: true } as const
  }
  declare(app, 'POST /logout', logOut)
  declare(app, 'DELETE /login', logOut)

  declare(app, 'GET /login/check', async ({ company_id, query }) => ({
    captcha: await logins.signIn.needsCaptcha(company_id, query.username),
    check_types: ['password', 'mobile'],
  }))

  declare(app, 'GET /member/sms/code', async ({ company_id, query, request, member }) => {
    const { mobile, type: purpose, token, yzm } = query
    if (purpose === 'update' && !member) throw new AppError(request.memberRefusal)
    await requests.bySms({ company_id, mobile, purpose, token, yzm, address: request.ip })
    return { message: SENT }
  })

  declare(app, 'POST /member/sms/check', async ({ company_id, body: { mobile, type: purpose, vcode } }) => {
    await codes.check({ company_id, mobile, purpose }, vcode)
    return { status: true }
  })

  declare(app, 'POST /member/email/code', async ({ company_id, body, request }) => {
    const { username, token, yzm } = body
    await requests.byMail(company_id, username, { token, yzm, address: request.ip })
    return { message: SENT }
  })

  declare(app, 'POST /member/reset/password', async ({ company_id, body }) => {
    await changes.resetPassword(company_id, body)
    return { status: true }
  })

  declareMember(app, 'POST /member/password', ({ body, ...exchange }) =>
    changes.changePassword(exchange, body),
  )
  declareMember(app, 'POST /member/identity/code', async (exchange) => {
    await changes.sendOwnCode(exchange)
    return { message: SENT }
  })
  declareMember(app, 'POST /member/identity', ({ body, ...exchange }) =>
    changes.proveIdentity(exchange, body),
  )
  declareMember(app, 'POST /member/bindmobile', ({ body, ...exchange }) =>
    changes.changeMobile(exchange, body),
  )
  declareMember(app, 'POST /member/bindemail/code', async ({ body, ...exchange }) => {
    await emails.sendCode(exchange, body)
    return { message: EMAIL_SENT }
  })
  declareMember(app, 'POST /member/bindemail', ({ body, ...exchange }) => emails.change(exchange, body))
  declareMember(app, 'DELETE /member/bindemail', ({ body, ...exchange }) => emails.remove(exchange, body))

  declare(app, 'GET /member/setting', async () =>
    Object.fromEntries(PROFILE_FIELDS.map((field) => [field.key, field])),
  )
  declare(app, 'GET /pctemplate/loginPage/setting', async ({ company_id, query: { domain }, request }) => {
    // the sub-domain of the request comes first, as everywhere (rule api-4)
    const named =
      domain === undefined ? undefined : await companies.firstOfDomains([request.hostname, domain])
    const asked = named ?? company_id
    const [page, { logo }] = await Promise.all([settingOf(db, asked, 'login_page'), companyOf(db, asked)])
    return { ...page, logo: page.logo || logo }
  })
}
