import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/read-config'

/** No inline script anywhere, and styles only as attributes, which typed parsers fill. */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  // operators may use pictures and videos of any host
  'img-src': ["'self'", 'data:', 'http:', 'https:'],
  'media-src': ["'self'", 'http:', 'https:'],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
}

/** antd writes style elements; pictures are drawn in the operator's browser from blobs. */
const DESIGNER = {
  ...DIRECTIVES,
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'frame-ancestors': ["'none'"],
}

/** Vite's client writes style elements, a script for hot reload, and opens a socket. */
const DEVELOPMENT = {
  ...DIRECTIVES,
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
}

/**
 * Security headers of every answer. HTTPS is announced only by a deployment: a developer's machine serves plain http.
 */
export async function security(app: FastifyInstance, { hotReload }: { hotReload: boolean }) {
  app.decorate('hotReload', hotReload)
  const { config } = app
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: withOutside(hotReload ? DEVELOPMENT : DIRECTIVES, config),
    },
    // helmet's no-referrer would hide the shop from the payment pages and maps that it links to
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: app.config.deployed,
  })
}

/** Configured external origins: AMap's script, whose requests go to our own server, and a provider's API. */
function withOutside(directives: typeof DIRECTIVES, { maps, apiBase }: Config): typeof DIRECTIVES {
  const and = (name: 'script-src' | 'connect-src', address: string | undefined) =>
    address === undefined ? directives[name] : [...directives[name], new URL(address).origin]
  return {
    ...directives,
    'script-src': and('script-src', maps?.script),
    'connect-src': and('connect-src', apiBase),
  }
}

/** The policy of the designer's pages: the shop's, with style elements allowed. */
export const designerPolicy = ({ hotReload }: FastifyInstance) => ({
  useDefaults: false,
  directives: hotReload ? DEVELOPMENT : DESIGNER,
})
