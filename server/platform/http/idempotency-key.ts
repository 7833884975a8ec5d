import type { FastifyRequest } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import { AppError } from '../../core/errors'
import { hashOfContent, onceForRequest } from '../idempotency/service'

/** Header of an RFC draft; clients send a UUID generated when a form opens. */
const KEY = /^[\w-]{8,128}$/

/** @throws AppError bad_request for a malformed key */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new AppError('bad_request', {
    message: `Idempotency-Key 应为 8–128 个字母、数字、- 或 _，收到 ${JSON.stringify(key).slice(0, 60)}`,
  })
}

/** Executes a member's write once per key, or once per click, as declared (`idempotent`). */
export async function onceAsDeclared<T>(
  { method, path, idempotent }: ResolvedEndpoint,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { member, company_id, server, params, query, body } = request
  if (!member || (idempotent !== 'click' && idempotent !== 'key')) return work()
  const key = keyOf(request)
  if (key === undefined && idempotent === 'key') return work()
  const hash = hashOfContent({ params, query, body })
  const { user_id } = member
  return onceForRequest(server.db, { company_id, user_id, endpoint: `${method} ${path}`, key, hash }, work)
}
