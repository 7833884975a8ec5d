import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { CompanyResolver } from './resolver'
import { isHost, isListedHost } from '../../config/hosts'

/** Cookie that names the company where the host does not. */
export const COMPANY_COOKIE = 'company_id'

/**
 * Determines the company of every request before its body is read and removes `company_id` from query and body, so no
 * route's schema names it (rule api-4). The original parameters are kept because the signature covers them. If host,
 * cookie and query name no company, a body parameter may: until then the request has the default company, and a session
 * is looked up at the company that its token names (./signed-in.ts).
 */
export function companies(app: FastifyInstance) {
  const resolver = new CompanyResolver(app.db, app.config.baseDomain)
  app.decorateRequest('company_id', '')
  app.decorateRequest('companyMayFollow', false)
  app.decorateRequest('sent')

  app.addHook('onRequest', async (request) => {
    request.sent = { ...valuesOf(request.query) }
    const hints = {
      host: request.hostname,
      cookie: request.cookies[COMPANY_COOKIE],
      parameter: take(request.query),
    }
    request.companyMayFollow = (await resolver.named(hints)) === null
    request.company_id = known(await resolver.resolve(hints))
  })

  app.addHook('preValidation', async (request) => {
    request.sent = { ...request.sent, ...valuesOf(request.body) }
    const parameter = take(request.body)
    if (parameter !== undefined && request.companyMayFollow)
      request.company_id = known(await resolver.resolve({ host: '', cookie: undefined, parameter }))
    request.companyMayFollow = false
  })
}

function known(company_id: string | undefined): string {
  if (company_id === undefined) throw new AppError('company_not_found')
  return company_id
}

/** A buffer has no field names, but as many keys as bytes. */
const valuesOf = (values: unknown) =>
  typeof values === 'object' && values !== null && !Array.isArray(values) && !ArrayBuffer.isView(values)
    ? values
    : {}

function take(values: unknown): string | undefined {
  if (typeof values !== 'object' || values === null || !('company_id' in values)) return undefined
  const { company_id } = values
  delete values.company_id
  return typeof company_id === 'string' || typeof company_id === 'number' ? String(company_id) : undefined
}

/**
 * Answers 421 to unknown hosts before anything is read: canonical addresses, robots.txt, share links and login codes
 * contain the host of the request. Known are those of `PUMIAN_ALLOWED_HOSTS` and each company's own sub-domain;
 * without the variable every syntactically valid host. `/healthz`, `/readyz` and files, which contain no host, always
 * answer.
 */
export function allowedHosts(app: FastifyInstance) {
  const { allowedHosts: hosts, baseDomain } = app.config
  app.addHook('onRequest', async ({ host }) => {
    if (!isHost(host)) throw new AppError('wrong_host')
  })
  if (!hosts) return
  const resolver = new CompanyResolver(app.db, baseDomain)
  app.addHook('onRequest', async ({ host, hostname }) => {
    if (isListedHost(hosts, host)) return
    const company = await resolver.named({ host: hostname, cookie: undefined, parameter: undefined })
    if (typeof company !== 'string') throw new AppError('wrong_host')
  })
}
