import type { FastifyInstance } from 'fastify'
import { declare } from '../../http/declare-shop'
import { insertMessage } from '../outbox/repo'
import { Throttle } from '../throttle/throttle'
import { newCaptcha } from './captcha'
import { drawCaptcha } from './draw'

export default async function captchaRoutes(app: FastifyInstance) {
  const { db, config } = app
  const throttle = new Throttle(db, config.limits)

  declare(app, 'GET /member/image/code', async ({ company_id, query, request }) => {
    await throttle.take(company_id, 'captcha', request.ip)
    const { token, text } = await newCaptcha(db, company_id, query.type)
    const picture = await drawCaptcha(text)
    // journeys through a demo sign in too, and cannot read
    if (!config.deployed)
      await insertMessage(db, { company_id, kind: 'captcha', recipient: token, content: { text } })
    return { imageToken: token, imageData: `data:image/png;base64,${picture.toString('base64')}` }
  })
}
