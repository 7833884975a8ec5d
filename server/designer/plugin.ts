import type { FastifyInstance } from 'fastify'
import { designerPolicy } from '../http/security'

export interface DesignerFiles {
  /** The designer's page, as it is now. */
  html(): Promise<string>
  /** Its built files; absent in development, where Vite serves them. */
  folder?: string
}

/** Folder of the built files that carry a hash; the storefront's has another name (vite.config.ts). */
export const DESIGNER_ASSETS = 'designer-assets'

/** Serves the designer; its addresses below `/designer` are its own router's. */
export function designerPages(app: FastifyInstance, { html }: DesignerFiles) {
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
