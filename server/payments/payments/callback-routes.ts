import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { takeNotice } from './notices'

/** More than any provider sends. */
const MOST_BYTES = 64 * 1024

/**
 * Where providers say what was paid (rule payments-1): `/api/{alipay|wechat|test}/notify`, read byte by byte as it was
 * signed. Whoever else calls leaves a row in `payment_notice` and nothing more.
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
      const accepted = await takeNotice(app.db, provider, {
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
