import type { FastifyInstance } from 'fastify'
import { declare } from '../http/declare-shop'
import { Throttle } from '../throttle/throttle'
import { answerWithPicture } from './picture'

export default async function captchaRoutes(app: FastifyInstance) {
  const throttle = new Throttle(app.db, app.config.limits)

  declare(app, 'GET /member/image/code', async ({ company_id, query, request }) => {
    await throttle.take(company_id, 'captcha', request.ip)
    return answerWithPicture(app, company_id, query.type)
  })
}
