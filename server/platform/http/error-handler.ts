import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError, envelope, type ErrorName } from '../../core/errors'
import { forgetEndedSession } from '../sessions/session-cookie'
import { invalidRequest } from './validation'

/** Errors of Fastify itself, by HTTP status. */
const BY_STATUS: Record<number, ErrorName> = {
  400: 'bad_request',
  // only static files cause it, and the response must not reveal that a file exists
  403: 'not_found',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'not_ready',
}

/** Turns any thrown value into the envelope; internal errors are logged completely and reveal nothing to the caller. */
export function errorHandling(app: FastifyInstance) {
  app.setErrorHandler((thrown, request, reply) => {
    const error = asAppError(thrown)
    if (error.status >= 500) request.log.error({ err: thrown }, 'request failed')
    // message and fields may repeat the request: numbers, codes, passwords
    else request.log.info({ code: error.code, refusal: error.error }, 'request refused')
    if (error.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfter)))
    if (error.status === 401) forgetEndedSession(request, reply, error.error)
    return reply.code(error.status).header('cache-control', 'no-store').send(envelope(error))
  })
  app.setNotFoundHandler(() => {
    throw new AppError('route_not_found')
  })
}

/** The thrown value as an AppError: Fastify's own errors by their status, any other as an internal error. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (!(thrown instanceof Error)) return new AppError('internal', { cause: thrown })
  const { validation, statusCode = 500 } = thrown as Partial<FastifyError>
  if (validation) return invalidRequest(validation as unknown as ErrorObject[])
  const refused = statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal'
  return new AppError(BY_STATUS[statusCode] ?? refused, { cause: thrown })
}
