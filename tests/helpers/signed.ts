/** Signatures of legacy calls, which are required. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { signatureOf } from '@schemas/api/signature'
import { parseQuery } from '@server/platform/http/bodies'
import { signKeyOf } from '@server/platform/company/signatures'

const LEGACY = /^\/([A-Za-z]+(\.[A-Za-z]+)+|api)(\?|$)/

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The path with its `sign` if it is an unsigned legacy call; every other path unchanged. */
export async function signedPath(
  app: FastifyInstance,
  path: string,
  body: unknown,
  company_id: string,
): Promise<string> {
  const [, query = ''] = path.split(/\?(.*)/s)
  if (!LEGACY.test(path) || /(^|&)sign=/.test(query)) return path
  const sign = await signFor(app, { ...parseQuery(query), ...Object(body) }, company_id)
  return `${path}${query ? '&' : path.endsWith('?') ? '' : '?'}sign=${sign}`
}

/** The signature of the parameters, with the company's key. */
export async function signFor(
  app: FastifyInstance,
  parameters: Record<string, unknown>,
  company_id = '1',
): Promise<string> {
  return signatureOf(parameters, await signKeyOf(app.db, company_id), md5)
}
