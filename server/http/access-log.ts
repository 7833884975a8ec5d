import type { FastifyInstance } from 'fastify'
import { routeOf } from '../metrics/route'

/** One line for each answer, beside the id that every line of the request has: who asked for what, and how it went. */
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
