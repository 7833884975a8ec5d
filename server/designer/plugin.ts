import type { FastifyInstance } from 'fastify'
import { designerPolicy } from '../platform'

export interface DesignerFiles {
  /** The current HTML of the designer's page. */
  html(): Promise<string>
  /** Its built files; absent in development, where Vite serves them. */
  folder?: string
}

/** Folder of the built files with a hash in their names; the storefront's has another name (vite.config.ts). */
export const DESIGNER_ASSETS = 'designer-assets'

/** Serves the designer; its client-side router handles all addresses below `/designer`. */
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
