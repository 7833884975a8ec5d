import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/hosts'
import { AppError } from '../../core/errors'
import { operatorSessions } from '../../back-office'
import { admitOperator, CompanyResolver, refuseForeignOrigins, Throttle } from '../../platform'
import { connect, disconnect, type Holder, reconnect } from './connection'
import { openPictures } from './pictures'
import { asWebRequest, ownShop } from './web-requests'

/** Most bytes of a call; 200 steps with texts have a tenth. */
const CALL_BYTES = 1024 * 1024

/**
 * The tools for agents over HTTP (rule mcp-6): the streamable transport of the Model Context Protocol, for programs with an
 * operator's access token. Each request is answered with one JSON document by whichever server gets it, so that there is
 * no stream to end when a server stops; what a connection remembers is in the database.
 */
export async function agentDoor(app: FastifyInstance) {
  const { db, config } = app
  const throttle = new Throttle(db, config.limits)
  const screenshotFor = openPictures(app)
  refuseForeignOrigins(app)
  refuseRebinding(app)
  operatorSessions(app)
  // before the body is read
  app.addHook('onRequest', async (request, reply) => void holderOf(request, reply))

  app.post('/mcp', { schema: { hide: true }, bodyLimit: CALL_BYTES }, async (request, reply) => {
    const holder = holderOf(request, reply)
    await throttle.take(holder.company_id, 'agent', holder.operator_id)
    const isOpening = isInitialize(request.body)
    const session_id = sessionIdOf(request)
    if (!isOpening && session_id === '') return refuse(reply, 400, 'expected the header Mcp-Session-Id')
    const connection = isOpening ? await connect(db, holder) : await reconnect(db, { ...holder, session_id })
    if (!connection) return refuse(reply, 404, ENDED)
    if (isOpening) reply.header('mcp-session-id', connection.session_id)

    // loaded with the first agent
    const { answerRequest } = await import('@mcp/http')
    const parts = {
      shop: ownShop(app, request),
      memory: connection.memory,
      ...(screenshotFor && { screenshot: screenshotFor(request) }),
    }
    const answer = await answerRequest(parts, asWebRequest(request), request.body)
    const type = answer.headers.get('content-type')
    if (type !== null) reply.type(type)
    return reply.code(answer.status).send(await answer.text())
  })

  app.delete('/mcp', { schema: { hide: true } }, async (request, reply) => {
    const session = { ...holderOf(request, reply), session_id: sessionIdOf(request) }
    if (!(await disconnect(db, session))) return refuse(reply, 404, ENDED)
    return reply.code(204).send()
  })

  // nothing is told that was not asked for
  app.get('/mcp', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('allow', 'POST, DELETE')
    return refuse(reply, 405, 'this server opens no streams: send messages with POST')
  })
}

const ENDED = 'this connection has ended: initialize again'

/**
 * Refuses pages whose host DNS points at this server, for shops that list no hosts: a browser sends an origin, which is the
 * page's own then. Programs send none.
 */
function refuseRebinding(app: FastifyInstance) {
  if (app.config.allowedHosts) return
  const resolver = new CompanyResolver(app.db, app.config.baseDomain)
  app.addHook('onRequest', async ({ headers, hostname }) => {
    if (headers.origin === undefined || isLoopback(hostname) || isIP(hostname) !== 0) return
    const company = await resolver.named({ host: hostname, cookie: undefined, parameter: undefined })
    if (typeof company !== 'string') throw new AppError('foreign_origin')
  })
}

/** Whose program calls. @throws AppError for anything but an access token, a session's cookie included */
function holderOf(request: FastifyRequest, reply: FastifyReply): Holder {
  const { accessToken: token_id, company_id, headers } = request
  if (token_id !== null) {
    const { operator_id } = admitOperator(request)
    return { company_id, operator_id, token_id }
  }
  reply.header(
    'www-authenticate',
    `Bearer realm="mcp"${headers.authorization ? ', error="invalid_token"' : ''}`,
  )
  throw new AppError(request.operator ? 'unauthenticated' : request.refusal)
}

const isInitialize = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'initialize'

const sessionIdOf = ({ headers }: FastifyRequest): string => [headers['mcp-session-id']].flat()[0] ?? ''

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null })
