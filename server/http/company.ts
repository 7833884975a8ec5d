import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'
import { CompanyResolver } from '../modules/company/resolver'

export const COMPANY_COOKIE = 'company_id'

/**
 * Gives every request its company before validation, and takes `company_id` out of query and body: no route's
 * schema names it (decisions 18). What was sent is kept beside, for the signature covers it.
 */
export function companies(app: FastifyInstance) {
  const resolver = new CompanyResolver(app.db, app.config.baseDomain)
  app.decorateRequest('company_id', '')
  app.decorateRequest('sent')
  app.addHook('preValidation', async (request) => {
    request.sent = { ...valuesOf(request.query), ...valuesOf(request.body) }
    const inQuery = take(request.query)
    const inBody = take(request.body)
    const company_id = await resolver.resolve({
      host: request.hostname,
      cookie: request.cookies[COMPANY_COOKIE],
      parameter: inQuery ?? inBody,
    })
    if (company_id === undefined) throw new AppError('company_not_found')
    request.company_id = company_id
  })
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
