import type { Storefront } from '@server/ssr/storefront'
import * as entry from '@storefront/entry-server'

/** The storefront as it is, rendered from its sources; its assets are not built. */
export const wholeStorefront: Storefront = {
  cached: true,
  assets: () => ({ entry: '/entry.js', styles: [], modules: [], files: {} }),
  entry: async () => entry,
}
