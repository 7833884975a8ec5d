import type { AssetLookup, OwnParts, StorefrontEntry } from '@schemas/storefront-entry'
import type { Storefront } from '@server/ssr/storefront'
import { completePage } from '@storefront/app/complete-page'

const assets: AssetLookup = () => ({ entry: '', afterPaint: '', styles: [], modules: [], files: {} })

const prepareData: StorefrontEntry['prepareData'] = (data) => {
  const json = ({ viewer, cartCount, coupons = data.live.coupon }: OwnParts = data) => [
    JSON.stringify({ ...data, viewer, cartCount, live: { ...data.live, coupon: coupons } }),
  ]
  return { data, json, html: (own) => ({ parts: json(own), failures: [] }) }
}

/** An entry whose pages are their data as JSON, with routes of its own and without sections. */
export function plainEntry(plan: StorefrontEntry['plan']): StorefrontEntry {
  return {
    plan,
    prepare: (planned, loaded, options) =>
      prepareData(completePage(planned, loaded, { dataOf: () => undefined, plan }), options),
    prepareData,
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
