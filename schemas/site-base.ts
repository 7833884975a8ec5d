/** The phones' site: the whole shop again, each address below this path (rule pages-4). */
export const PHONE_BASE = '/h5'

/** What a page is made for, whatever the width of the window (rule pages-4). */
export type Viewport = 'pc' | 'h5'

/** '' on the desktop's site. */
export type SiteBase = '' | typeof PHONE_BASE

/** An address of the shop, taken apart: `/h5/items?tag=1` is `/items?tag=1` of the phones' site. */
export function splitBase(address: string): { base: SiteBase; path: string } {
  const path = /^\/h5(?![^/?#])(.*)/s.exec(address)?.[1]
  if (path === undefined) return { base: '', path: address }
  return { base: PHONE_BASE, path: path.startsWith('/') ? path : `/${path}` }
}

/** The address of a path on a site. What has a base already and what is no page of the shop stays as it is. */
export const withBase = (base: SiteBase, path: string): string =>
  base && /^\/(?!(h5|api|designer|media|uploads)\b)/.test(path)
    ? base + path.replace(/^\/(?![^?#])/, '')
    : path
