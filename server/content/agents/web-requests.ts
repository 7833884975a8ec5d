import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopClient } from '@schemas/api/shop-client'
import { bearerOf, connectionOf, OWN_CALL } from '../../platform'

/**
 * The API of this server for the program of a request, in process: its token is checked again at each call, by the rules
 * that are those of every other client.
 */
export function ownShop(app: FastifyInstance, request: FastifyRequest): ShopClient {
  const { protocol, host, company_id, socket } = request
  const send: typeof fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input))
    const { statusCode, body, headers } = await app.inject({
      method: methodOf(init),
      url: pathname + search,
      headers: {
        ...connectionOf(request),
        ...Object.fromEntries(new Headers(init.headers)),
        [OWN_CALL]: app.ownCalls,
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
      remoteAddress: socket.remoteAddress ?? '127.0.0.1',
    })
    return new Response(body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type'] ?? '') },
    })
  }
  const account = { url: `${protocol}://${host}`, token: bearerOf(request) ?? '', company: company_id }
  return new ShopClient(account, send)
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function methodOf({ method = 'GET' }: RequestInit): (typeof METHODS)[number] {
  const known = METHODS.find((each) => each === method)
  if (known) return known
  throw new Error(`Expected a method of the API (${METHODS.join(', ')}), got ${method}`)
}

/** What the transport of the protocol checks of a request. */
const CHECKED = ['accept', 'content-type', 'mcp-protocol-version'] as const

/** The request without its body, in the form of the web's own interfaces. */
export function asWebRequest({ protocol, host, method, headers }: FastifyRequest): Request {
  const sent = new Headers()
  for (const name of CHECKED) {
    const [value] = [headers[name]].flat()
    if (value !== undefined) sent.set(name, value)
  }
  return new Request(`${protocol}://${host}/mcp`, { method, headers: sent })
}
