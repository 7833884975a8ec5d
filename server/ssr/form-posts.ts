import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { AskError } from '@schemas/page-plan'
import { isOwnPage } from '../platform'
import type { PageCalls } from './page-calls'

/** The page whose form works without script: it posts number and password to its own address. */
const LOGIN = '/auth/login'

interface Pages {
  calls: PageCalls
  /** The path of a page of this shop; `/` for any other address. */
  returnTarget(address: string | undefined): Promise<string>
  /** Answers with the page of the request's own address, showing the error. */
  showRefusal(request: FastifyRequest, reply: FastifyReply, error: AskError): Promise<unknown>
  errorHandler: NonNullable<RouteShorthandOptions['errorHandler']>
}

/**
 * Handles forms that a browser posts to a page because its script is not running (yet). The login form signs in here;
 * any other form is redirected to its page. Browsers never get a JSON envelope; API clients do.
 */
export function formPosts(app: FastifyInstance, { calls, returnTarget, showRefusal, errorHandler }: Pages) {
  app.post<{ Querystring: { redirectUrl?: unknown } }>(
    LOGIN,
    { schema: { hide: true }, errorHandler },
    async (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound()
      // login CSRF: a form of another site could sign the visitor in to another account
      if (!isOwnPage(request)) return toItsPage(request, reply)
      const { cookies, error } = await calls.signIn(request, {
        username: textIn(request.body, 'username').trim(),
        password: textIn(request.body, 'password').trim(),
      })
      reply.header('cache-control', 'no-store')
      if (error) return showRefusal(request, reply, error)
      const { redirectUrl } = request.query
      const target = await returnTarget(typeof redirectUrl === 'string' ? redirectUrl : undefined)
      return reply.header('set-cookie', cookies).redirect(target, 303)
    },
  )
  app.post('/*', { schema: { hide: true }, errorHandler }, async (request, reply) =>
    wantsPage(request) ? toItsPage(request, reply.header('cache-control', 'no-store')) : reply.callNotFound(),
  )

  /** `//example.com` would be another site for a browser. */
  async function toItsPage({ url }: FastifyRequest, reply: FastifyReply) {
    return reply.redirect(await returnTarget(url), 303)
  }
}

/** Browsers accept HTML when they navigate. */
const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true

/** A field of a posted form; '' if there is none. */
function textIn(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}
