import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { receiveNotice } from './notices'

/** Largest notice; providers send less. */
const MOST_BYTES = 64 * 1024

/**
 * Notices of providers about payments (rule payments-1): `/api/{alipay|wechat|test}/notify`. The body is read unparsed,
 * because its bytes are signed. Any other caller only adds a row to `payment_notice`.
 */
export default async function paymentCallbacks(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { provider: string } }>(
    '/:provider/notify',
    { schema: { hide: true } },
    async ({ params, company_id, headers, body }, reply) => {
      const provider = app.payments.named(company_id, params.provider)
      if (!provider) return reply.callNotFound()
      const text = typeof body === 'string' ? body : ''
      const accepted = await receiveNotice(app.db, provider, {
        company_id,
        headers,
        body: text,
        now: timeNow(),
      })
      const answer = provider.noticeAnswer(accepted)
      return reply.code(answer.status).type(answer.type).send(answer.body)
    },
  )
}
