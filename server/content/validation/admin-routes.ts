import type { FastifyInstance } from 'fastify'
import { PAGE_BYTES, problemsInText, type ValidateOptions, type LocatedProblem } from '@schemas'
import { decodeUtf8 } from '@schemas/text/decode'
import { declareAdmin } from '../../platform'

/** Judges a page document without saving it: what editors ask before a publication, and the command line's twin. */
export default async function validationRoutes(app: FastifyInstance) {
  // as bytes: a problem's line and column are those of the text as it was sent
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'buffer', bodyLimit: PAGE_BYTES },
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
