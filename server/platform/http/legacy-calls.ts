import type { FastifyInstance } from 'fastify'
import { flatQuery } from '@schemas/api/flat-query'
import { OPEN_BYTES } from './bodies'

/** `user.logout`, `member.safe.updateLoginPassword`: a method name of the earlier gateway. */
export const LEGACY_NAME = /^[A-Za-z]+(\.[A-Za-z]+)+$/

/**
 * Rewrites the URL of a legacy call: `{base}/api?method=theme.tmpl&platform=pc` becomes
 * `{base}/theme.tmpl?platform=pc`, so that each call is declared once. Every other URL stays unchanged.
 */
export function addressOfLegacyCall(url: string, base: string): string {
  const path = `${base}/api?`
  if (!url.startsWith(path)) return url
  const parameters = new URLSearchParams(url.slice(path.length))
  const method = parameters.get('method') ?? ''
  if (!LEGACY_NAME.test(method)) return url
  parameters.delete('method')
  const rest = parameters.toString()
  return `${base}/${method}${rest && `?${rest}`}`
}

/** Headers that describe the body, or the requested answer. */
const OF_THE_BODY = new Set([
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'accept-encoding',
  'expect',
])
const OF_THE_ANSWER = ['content-type', 'cache-control', 'retry-after', 'set-cookie', 'x-request-id'] as const

/**
 * Calls of the gateway by POST to `{base}/api` with `method` in the form: repeated internally at the method's own
 * address with the same data, so that each is declared and validated once.
 */
export function legacyPosts(app: FastifyInstance) {
  app.post('/api', { schema: { hide: true }, bodyLimit: OPEN_BYTES }, async (request, reply) => {
    const { sent, headers, socket } = request
    const { method } = sent
    if (typeof method !== 'string' || !LEGACY_NAME.test(method)) return reply.callNotFound()
    const answer = await app.inject({
      method: 'POST',
      url: `${app.prefix}/${method}`,
      payload: new URLSearchParams(flatQuery(sent)).toString(),
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name))),
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
    })
    for (const name of OF_THE_ANSWER) {
      const value = answer.headers[name]
      if (value !== undefined) reply.header(name, value)
    }
    return reply.code(answer.statusCode).send(answer.rawPayload)
  })
}
