import type { PageData } from '@schemas/page-data'
import type { Storefront } from '@server/ssr/storefront'

/** A storefront whose pages are their data as JSON: for tests of what the server puts into a page. */
export const plainStorefront: Storefront = {
  cached: true,
  assets: () => ({ entry: '', styles: [], modules: [] }),
  entry: async () => ({
    matchRoute: (path) => {
      if (path === '/') return { page: 'home' }
      return path === '/custompage' ? { page: 'custom' } : undefined
    },
    assetsFrom: () => () => ({ entry: '', styles: [], modules: [] }),
    render: (data: PageData) => ({ html: JSON.stringify(data), failures: [] }),
  }),
}
