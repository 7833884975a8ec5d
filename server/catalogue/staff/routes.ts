import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { declare, declareMember, useCaptcha } from '../../platform'
import { currentProtocol, openSession } from '../../members'
import { ownerOf } from '../../core/owner'
import { agree, STAFF_AGREEMENT, staffAddresses, staffAgreement, staffItems } from './service'
import { StaffSignIn } from './sign-in'

export default async function staffRoutes(app: FastifyInstance) {
  const signIn = new StaffSignIn(app)

  declare(app, 'GET /staff/mobile', async ({ company_id, query: { work_id }, request }) => ({
    work_id,
    mobile: await signIn.mobileOf({ company_id, work_id, address: request.ip }),
  }))

  declare(app, 'POST /staff/vcode', async ({ company_id, body: { work_id, token, yzm }, request }) => {
    await useCaptcha(app.db, company_id, 'staff', { token, yzm })
    await signIn.sendCode({ company_id, work_id, address: request.ip })
    return { message: '短信发送成功' }
  })

  declare(app, 'POST /staff/login', async ({ company_id, body: { work_id, vcode }, request, reply }) => {
    const { account, employee } = await signIn.byCode({ company_id, work_id, address: request.ip }, vcode)
    const { user_id, password_hash } = account
    const exchange = { request, reply }
    const token = await openSession(app, exchange, { company_id, user_id, password_hash, staff: true })
    const agreement = await currentProtocol(app.db, company_id, STAFF_AGREEMENT)
    return { token, agreed: employee.agreed >= agreement.version }
  })

  declare(app, 'GET /staff/agreement', ({ company_id, member }) => staffAgreement(app.db, company_id, member))

  declareMember(app, 'POST /staff/agreement', async (request) => {
    await agree(app.db, ownerOf(request), request.body.version)
    return { status: true }
  })

  declareMember(app, 'GET /staff/activity/items', ({ company_id, member, query }) =>
    staffItems(app.db, company_id, member, { ...query, kind: 'staff' }, timeNow()),
  )

  declareMember(app, 'GET /lucky/activity/items', ({ company_id, member, query }) =>
    staffItems(app.db, company_id, member, { ...query, kind: 'lucky' }, timeNow()),
  )

  declareMember(app, 'GET /staff/address', (request) => staffAddresses(app.db, ownerOf(request)))
}
