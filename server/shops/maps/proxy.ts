import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { isOwnPage } from '../../platform'
import { STUB_SCRIPT, type MapsSource, type Question } from './source'
import { stubScript } from './stub-script'

/** What AMap's script calls the function that takes an answer as a script. */
const CALLBACK = /^jsonp\w{0,60}$/

/**
 * Where AMap's script sends its questions (`serviceHost`; AMap fixes the name of the path): only pages of this site are
 * answered, only geocoding is asked for, key and security code are added here.
 */
export function mapsProxy(app: FastifyInstance, source: MapsSource) {
  const hide = { schema: { hide: true } }

  app.get<{ Params: { question: Question }; Querystring: Record<string, unknown> }>(
    '/_AMapService/v3/geocode/:question(^(?:re)?geo$)',
    hide,
    async (request, reply) => {
      if (!isOwnPage(request)) throw new AppError('foreign_origin')
      const { callback, key: _key, jscode: _jscode, ...rest } = request.query
      const parameters = new URLSearchParams(
        Object.entries(rest).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
      const asScript = typeof callback === 'string' && CALLBACK.test(callback)
      if (callback !== undefined && !asScript)
        throw new AppError('bad_request', { message: 'callback 应当是 jsonp 开头的函数名' })
      const answer = await source
        .ask(request.company_id, request.params.question, parameters)
        .catch((cause: unknown) => {
          throw new AppError('provider_failed', { message: '地图服务暂时无法使用，请稍后再试', cause })
        })
      reply.header('cache-control', 'no-store')
      if (!asScript) return reply.send(answer)
      return reply.type('text/javascript; charset=utf-8').send(`${callback}(${JSON.stringify(answer)})`)
    },
  )

  if (source.script === STUB_SCRIPT)
    app.get(STUB_SCRIPT, hide, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(stubScript),
    )
}
