import type { FastifyInstance } from 'fastify'
import { designerPolicy } from '../http/security'

/** The designer's HTML, as it is now. */
export type DesignerHtml = () => Promise<string>

/** Serves the designer; its addresses below `/designer` are its own router's. */
export function designerPages(app: FastifyInstance, html: DesignerHtml) {
  const options = { schema: { hide: true }, helmet: { contentSecurityPolicy: designerPolicy(app) } }
  for (const path of ['/designer', '/designer/*']) {
    app.get(path, options, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(await html()),
    )
  }
}
