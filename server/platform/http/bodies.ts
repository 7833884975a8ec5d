import type { FastifyInstance } from 'fastify'
import { tooDeepAt } from '@schemas/text/nesting'
import { PAGE_BYTES } from '@schemas'
import formbody from '@fastify/formbody'
import { parse as parseForm } from 'qs'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { AppError } from '../../core/errors'
import { DEEPEST_JSON } from './from-text'

/** Most bytes of a visitor's body; the largest ones are a cart and a sign-in. */
export const OPEN_BYTES = 64 * 1024
/** Most bytes of a member's body, such as an order of several shops; uploads have their own limits. */
export const MEMBER_BYTES = 256 * 1024

/** Registers the body parsers: forms, and JSON whose nesting is checked first because JSON.parse recurses. */
export async function bodies(app: FastifyInstance) {
  await formBodies(app)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (tooDeepAt(text, DEEPEST_JSON) !== -1)
      done(new AppError('bad_request', { message: `JSON 嵌套不能超过${DEEPEST_JSON}层` }))
    else parse(request, text, done)
  })
}

/** Body limits of requests with page documents, derived from the limit of a stored page. */

/** Room for ids, names and the rest of such a request. */
const ENVELOPE = 64 * 1024

/**
 * Documents as JSON strings: at worst every character is escaped. Header, body and footer count as one page in the
 * designer.
 */
export const DOCUMENTS_BODY = 2 * PAGE_BYTES + ENVELOPE

/** Objects parsed from text, so that their numbers and booleans are still strings. */
const textual = new WeakSet<object>()

/** Parses `a[0][b]=1&c=2`, as the clients write query strings and form bodies. */
export function parseQuery(text: string): Record<string, unknown> {
  const values = parseForm(text, { depth: 6, arrayLimit: 500, parameterLimit: 5_000 })
  textual.add(values)
  return values
}

/** Whether values may be converted to the type of their schema: only those that could not be sent with types. */
export const isTextual = (values: unknown) =>
  typeof values === 'object' && values !== null && textual.has(values)

async function formBodies(app: FastifyInstance) {
  await app.register(formbody, { parser: parseQuery })
}

/**
 * Compresses uncompressed responses; quality 4, since 11 takes seconds and saves a tenth. Requests are never
 * decompressed: fifty bytes could become many megabytes before the sender is authenticated.
 */
export async function compression(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
      throw new AppError('unsupported_media_type', { message: '请求内容不能压缩（content-encoding）' })
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
