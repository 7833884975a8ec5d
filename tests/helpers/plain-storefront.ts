import type { PageData } from '@schemas/page-data'
import type { Storefront } from '@server/ssr/storefront'

/** A storefront whose pages are their data as JSON: for tests of what the server puts into a page. */
export const plainStorefront: Storefront = {
  cached: true,
  assets: () => ({ entry: '', afterPaint: '', styles: [], modules: [], files: {} }),
  entry: async () => ({
    destinationOf: (path) => {
      const { pathname, searchParams } = new URL(path, 'http://shop')
      const plan = { layout: 'default', params: {}, asks: {} } as const
      if (pathname === '/') return { ...plan, body: { type: 'home' } }
      if (pathname !== '/custompage') return undefined
      return { ...plan, body: { type: 'custom', public_id: searchParams.get('pageid') ?? '' } }
    },
    addresses: () => ({ open: ['/'], closed: ['/member'] }),
    withHead: (data) => data,
    titleOfError: ({ status }) => String(status),
    returnTarget: (redirectUrl) => redirectUrl ?? '/',
    assetsFrom: () => () => ({ entry: '', afterPaint: '', styles: [], modules: [], files: {} }),
    render: (data: PageData) => ({ html: JSON.stringify(data), failures: [] }),
  }),
}
