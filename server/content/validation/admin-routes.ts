import type { FastifyInstance } from 'fastify'
import { problemsInText, type ValidateOptions, type LocatedProblem } from '@schemas'
import { decodeUtf8 } from '@schemas/text/decode'
import { MAX_BYTES } from '@schemas/text/limits'
import { declareAdmin } from '../../platform'

/** Validates a page document without saving it, as the command line does; editors ask it before a publication. */
export default async function validationRoutes(app: FastifyInstance) {
  // as bytes, so that lines and columns of problems refer to the text that was sent
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  )

  declareAdmin(app, 'POST /pctemplate/validate', async ({ query, body }) => ({
    problems: problemsIn(Buffer.isBuffer(body) ? body : Buffer.alloc(0), query),
  }))
}

function problemsIn(bytes: Buffer, options: ValidateOptions): LocatedProblem[] {
  const decoded = decodeUtf8(bytes)
  return 'text' in decoded ? problemsInText(decoded.text, options) : [decoded.problem]
}
