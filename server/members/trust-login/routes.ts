import type { FastifyInstance } from 'fastify'
import { leadsToApi } from '@schemas/api-address'
import { AppError } from '../../core/errors'
import { declare, declareMember, isOwnPage } from '../../platform'
import { ownerOf } from '../../core/owner'
import { type LoginProvider, requireProvider, TEST_AUTHORIZE, TestProvider } from './providers'
import { deleteIdentities } from './repo'
import { STATE_COOKIE, STATE_LIFE_S, TrustLogin } from './trust-login'

export default async function trustLoginRoutes(app: FastifyInstance) {
  const { db } = app
  const trustLogin = new TrustLogin(app)

  declare(app, 'GET /trustlogin/list', async () => trustLogin.providers.map(configOf))

  declare(app, 'GET /trustlogin/params', async ({ company_id, query, request, reply }) => {
    const { trustlogin_tag, version_tag, redirect_url } = query
    if (!leadsHere(redirect_url, request.host))
      throw new AppError('invalid', { message: ELSEWHERE, errors: { redirect_url: [ELSEWHERE] } })
    const provider = requireProvider(trustLogin.providers, trustlogin_tag)
    const state = await trustLogin.newState(company_id)
    if (isOwnPage(request))
      reply.setCookie(STATE_COOKIE, state, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: STATE_LIFE_S,
      })
    return {
      config_info: configOf(provider),
      redirect_url: provider.authorizeUrl({ redirect_url, state, version_tag }),
    }
  })

  declareMember(app, 'POST /trustlogin/bind', async ({ body, ...who }) => {
    const { union_id, trustlogin_tag = '', ...brought } = body
    if (union_id === undefined)
      await trustLogin.bindBrought(who.request, ownerOf(who), { ...brought, trustlogin_tag })
    else await trustLogin.bind(ownerOf(who), await trustLogin.openTicket(who.request, union_id))
    return { status: true }
  })

  declareMember(app, 'POST /trustlogin/unbind', async ({ body, ...who }) => {
    const removed = await deleteIdentities(db, ownerOf(who), body.trustlogin_tag)
    if (removed === 0) throw new AppError('not_found')
    return { status: true }
  })

  const test = trustLogin.providers.find((provider) => provider instanceof TestProvider)
  if (test) testPage(app, test)
}

/** The built-in provider's page: it signs everyone in at once. */
function testPage(app: FastifyInstance, provider: TestProvider) {
  interface Query {
    redirect_url?: string
    state?: string
    /** The name to sign in under. */
    as?: string
  }
  app.get<{ Querystring: Query }>(TEST_AUTHORIZE, { schema: { hide: true } }, async (request, reply) => {
    const { redirect_url = '/', state = '', as = 'demo' } = request.query
    if (!leadsHere(redirect_url, request.host)) throw new AppError('invalid', { message: ELSEWHERE })
    const back = new URL(redirect_url, `${request.protocol}://${request.host}`)
    back.searchParams.set('code', await provider.codeFor(request.company_id, as))
    back.searchParams.set('state', state)
    return reply.header('cache-control', 'no-store').redirect(back.pathname + back.search + back.hash)
  })
}

/** The public part of a provider. */
const configOf = ({ tag, name, app_id }: LoginProvider) => ({ type: tag, app_id, name, status: true })

/** Rule pages-6: must be a page of this host, so that the code cannot leak to another site or reach the API. */
function leadsHere(address: string, host: string): boolean {
  const here = new URL(`http://${host}`)
  // browsers read `/\\evil` and `//evil` as another host
  if (!URL.canParse(address, here)) return false
  const { host: to, protocol, pathname } = new URL(address, here)
  // a redirect to the path alone leads to another host if it begins with `//`, as that of `/.//evil` does
  return to === here.host && /^https?:$/.test(protocol) && !pathname.startsWith('//') && !leadsToApi(pathname)
}

const ELSEWHERE = '回跳地址应当在本站'
