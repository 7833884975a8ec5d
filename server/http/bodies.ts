import type { FastifyInstance } from 'fastify'
import { tooDeepAt } from '@schemas/text/nesting'
import { AppError } from '../errors'
import { formBodies } from './query-string'

/** Bytes of a body that a visitor may send: the longest are a cart and a sign-in. */
export const OPEN_BYTES = 64 * 1024
/** Bytes of a member's: an order of several shops, an after-sale with its texts. Pictures have limits of their own. */
export const MEMBER_BYTES = 256 * 1024
/** Levels of a JSON body: a page has up to 64 (schemas/text/limits.ts), and stands in the body somewhere. */
export const DEEPEST_JSON = 100

/** Reads bodies: forms, and JSON whose nesting was judged before it reaches the parser, which recurses. */
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
