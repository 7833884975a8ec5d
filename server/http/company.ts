import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'
import { CompanyResolver } from '../modules/company/resolver'

export const COMPANY_COOKIE = 'company_id'

/**
 * Gives every request its company before its body is read, and takes `company_id` out of query and body: no route's
 * schema names it (decisions 18). What was sent is kept beside, for the signature covers it. Where host, cookie and
 * query name no company, a parameter of the body still may: until then the request has the default one, and a session
 * is looked for at the company that its token names (./signed-in.ts).
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

/** Bytes have no names, but as many keys as there are. */
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
