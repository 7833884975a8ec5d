import type { FastifyInstance } from 'fastify'
import { tooDeepAt } from '@schemas/text/nesting'
import { AppError } from '../../core/errors'
import { DEEPEST_JSON } from './from-text'
import { formBodies } from './query-string'

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
