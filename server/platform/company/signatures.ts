import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { signatureOf } from '@schemas/api/signature'
import { AppError } from '../../core/errors'
import { isOwnCall } from '../http/global-limit'
import type { Database } from '../../db/client'
import { companySecret } from '../../db/company-secret'

/** Parameters that clients add to every request besides `company_id`; no endpoint declares them. */
const ADDED = ['sign', 'country_code', 'timestamp']
const MOST_KEYS = 1_000

/**
 * Checks the signature of every declared call that has one; legacy calls must have one. Then removes the clients'
 * common parameters from query and body.
 */
export function signatures(app: FastifyInstance) {
  const keys = new LRUCache<string, string>({
    max: MOST_KEYS,
    fetchMethod: (company_id) => signKeyOf(app.db, company_id),
  })
  const verify = async (request: FastifyRequest, sent: Record<string, unknown>) => {
    const { sign } = sent
    if (sign === undefined) {
      // calls that the server makes for its own pages are not signed
      if (request.routeOptions.config.signature === 'required' && !isOwnCall(request))
        throw new AppError('wrong_sign', { message: '缺少签名 sign' })
      return
    }
    const key = await keys.fetch(request.company_id)
    if (key === undefined || sign !== signatureOf(sent, key, md5)) throw new AppError('wrong_sign')
  }
  // fields beside a file, including the signature, are read by its handler
  app.decorateRequest('checkSignatureOf', async function (this: FastifyRequest, fields) {
    if (this.sent.sign === undefined) await verify(this, { ...parametersOf(this), ...fields })
  })
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.signature === undefined) return
    // no other endpoint accepts such a body
    const hasFields =
      request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data') === true
    if (!hasFields || request.sent.sign !== undefined) await verify(request, parametersOf(request))
    for (const name of ADDED) {
      drop(request.query, name)
      drop(request.body, name)
    }
  })
}

/** All parameters, including the `method` of a legacy call, which has been moved into its URL. */
function parametersOf({ sent, url, originalUrl }: FastifyRequest): Record<string, unknown> {
  if (url === originalUrl) return sent
  const method = new URL(originalUrl, 'http://any').searchParams.get('method')
  return { ...sent, ...(method !== null && { method }) }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

function drop(values: unknown, name: string) {
  if (typeof values === 'object' && values !== null) Reflect.deleteProperty(values, name)
}

/**
 * The company's key for signatures of requests. It is public: a signature detects damage, it does not authenticate.
 */
export async function signKeyOf(db: Database, company_id: string): Promise<string> {
  return (await companySecret(db, company_id, 'sign')).toString('base64url')
}
