import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SerializedError, stdSerializers } from 'pino'
import { maskMobile } from '@schemas/account'
import { routeOf } from '../../metrics/route'

/**
 * What logs contain of a request: client address, method and URL without the query, which may contain numbers and
 * codes; of an error everything but the parameters of a failed query.
 */
export const LOGGED = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: withoutValues(url.split('?', 1)[0] ?? ''),
    host,
    ip,
  }),
  err: (error: Error): SerializedError => {
    const { params: _params, ...said } = stdSerializers.err(error)
    return { ...said, message: withoutValues(said.message), stack: withoutValues(said.stack) }
  },
}

/** Fields that are masked, at the top level or one below, in case a whole row or body is logged. */
const SECRET = [
  'mobile',
  'phone',
  'password',
  'password_hash',
  'vcode',
  'code_hash',
  'token',
  'authorization',
  'cookie',
  'adrdetail',
  'receiver_address',
  'username',
  'email',
]
export const REDACTED = { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '…' }

/** Drizzle writes a query's parameters after the query. */
const withoutValues = (text: string) =>
  text.replaceAll(/^params: .*$/gm, 'params: …').replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskMobile)

/** One log line per response, with the request's id: caller, route, result and duration. */
export function accessLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { company_id, member, operator } = request
    request.log.info(
      {
        req: request,
        route: routeOf(request),
        ...(company_id && { company: company_id }),
        ...(member && { member: member.user_id }),
        ...(operator && { operator: operator.operator_id }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
