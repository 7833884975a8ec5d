import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { isOwnPage } from '../../platform'
import { STUB_SCRIPT, type MapsSource, type Question } from './source'
import { amapStub, stubScript } from './stub'

/** Below the 10 s timeout of the shop (rule api-15). */
const TIMEOUT_MS = 4_000

/** AMap if there is an account; a stub in a demo; none in a deployment without an account. */
export function openMaps({ config, db, breakers }: FastifyInstance): MapsSource | undefined {
  const { maps, deployed } = config
  if (!maps) return deployed ? undefined : { script: STUB_SCRIPT, ask: amapStub(db) }
  const { script, api, key, secret } = maps
  const breaker = breakers.of(`amap ${api}`)
  return {
    script,
    ask: (_company_id, question, parameters) =>
      breaker.run(async () => {
        const query = new URLSearchParams(parameters)
        query.set('key', key)
        query.set('jscode', secret)
        const answer = await fetch(`${api}/v3/geocode/${question}?${query}`, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const body: unknown = answer.ok ? await answer.json() : undefined
        if (typeof body === 'object' && body !== null) return body
        throw new Error(`Expected an object from AMap, got ${answer.status} ${typeof body}`)
      }),
  }
}

/** Callback names of AMap's JSONP requests. */
const CALLBACK = /^jsonp\w{0,60}$/

/**
 * The endpoint for requests of AMap's script (`serviceHost`; AMap dictates the path): answers pages of this site only,
 * forwards geocoding only, and adds the key and the security code.
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
