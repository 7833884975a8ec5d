import type { FastifyInstance } from 'fastify'
import { declare, declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { LoginScans } from './service'

export default async function loginScanRoutes(app: FastifyInstance) {
  const scans = new LoginScans(app)
  declare(app, 'POST /login/scan', (exchange) => scans.begin(exchange))
  declare(app, 'POST /login/scan/result', ({ body, ...exchange }) => scans.result(exchange, body.code))
  declareMember(app, 'POST /login/scan/seen', ({ body, ...who }) => scans.see(ownerOf(who), body.code))
  declareMember(app, 'POST /login/scan/confirm', async ({ body, ...who }) => {
    await scans.settle(ownerOf(who), body.code, 'confirmed')
    return { status: true }
  })
  declareMember(app, 'POST /login/scan/cancel', async ({ body, ...who }) => {
    await scans.settle(ownerOf(who), body.code, 'cancelled')
    return { status: true }
  })
}
