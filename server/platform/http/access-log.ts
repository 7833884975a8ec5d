import type { FastifyInstance } from 'fastify'
import { routeOf } from '../../metrics/route'

/** One log line per answer, with the request's id: caller, route, result and duration. */
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
