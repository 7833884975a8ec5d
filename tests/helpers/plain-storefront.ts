import type { AssetLookup, StorefrontEntry } from '@schemas/storefront-entry'
import type { Storefront } from '@server/ssr/storefront'
import { completePage } from '@storefront/app/complete-page'

const assets: AssetLookup = () => ({ entry: '', afterPaint: '', styles: [], modules: [], files: {} })

const renderData: StorefrontEntry['renderData'] = (data) => ({
  data,
  html: JSON.stringify(data),
  failures: [],
})

/** An entry whose pages are their data as JSON, with routes of its own and without sections. */
export function plainEntry(plan: StorefrontEntry['plan']): StorefrontEntry {
  const pageData: StorefrontEntry['pageData'] = (planned, loaded) =>
    completePage(planned, loaded, { dataOf: () => undefined, plan })
  return {
    plan,
    pageData,
    render: (planned, loaded, options) => renderData(pageData(planned, loaded), options),
    renderData,
    addresses: () => ({ open: ['/'], closed: ['/member'] }),
    returnTarget: (redirectUrl) => redirectUrl ?? '/',
    assetsFrom: () => assets,
  }
}

const entry = plainEntry((path) => {
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const plan = { layout: 'default', params: {}, asks: {} } as const
  if (pathname === '/') return { ...plan, body: { type: 'home' } }
  if (pathname !== '/custompage') return undefined
  return { ...plan, body: { type: 'custom', public_id: searchParams.get('pageid') ?? '' } }
})

/** A storefront whose pages are their data as JSON: for tests of what the server puts into a page. */
export const plainStorefront: Storefront = { cached: true, assets, entry: async () => entry }
