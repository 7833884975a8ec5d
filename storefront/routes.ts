/** Every path of the shop, static segments before parameters. The server asks `matchRoute`, the browser too. */
export interface ShopRoute {
  path: string
  /** Which page document fills the body. */
  page: 'home' | 'custom'
}

export const routes: readonly ShopRoute[] = [
  { path: '/', page: 'home' },
  { path: '/home', page: 'home' },
  { path: '/custompage', page: 'custom' },
]

/** The route of a path without query, or `undefined`: the 404 page. A trailing slash does not count. */
export function matchRoute(pathname: string): ShopRoute | undefined {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  return routes.find((route) => route.path === path)
}
