import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { CompanyResolver } from './resolver'

const COMPANY_COOKIE = 'company_id'

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
