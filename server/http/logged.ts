import type { FastifyRequest } from 'fastify'
import { stdSerializers, type SerializedError } from 'pino'
import { maskMobile } from '@schemas/account'

/**
 * What logs hold of a request: whence, and to which address, without the query, where numbers and codes stand; of an
 * error everything but the values of a query that failed (commerce-rules §3).
 */
export const LOGGED = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: withoutValues(url.split('?', 1)[0] ?? ''),
    host,
    ip,
  }),
  err: (error: Error): SerializedError => {
    const { params: _params, ...said } = stdSerializers.err(error)
    return { ...said, message: withoutValues(said.message), stack: withoutValues(said.stack) }
  },
}

/** Should somebody ever log a whole row or body: what no line may hold, at its top or one deep. */
const SECRET = [
  'mobile',
  'phone',
  'password',
  'password_hash',
  'vcode',
  'code_hash',
  'token',
  'authorization',
  'cookie',
  'adrdetail',
  'receiver_address',
  'username',
  'email',
]
export const REDACTED = { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '…' }

/** Drizzle writes a query's values behind the query. */
const withoutValues = (text: string) =>
  text.replaceAll(/^params: .*$/gm, 'params: …').replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskMobile)
