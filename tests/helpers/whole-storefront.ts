import type { Storefront } from '@server/ssr/storefront'
import entry from '@storefront/entry-server'

/** The real storefront, rendered from its sources without built assets. */
export const wholeStorefront: Storefront = {
  cached: true,
  build: '/entry.js',
  assets: () => ({ entry: '/entry.js', afterPaint: '/after-paint.js', styles: [], modules: [], files: {} }),
  entry: async () => entry,
}
