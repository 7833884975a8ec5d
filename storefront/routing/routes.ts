/** The one table of the shop's addresses: path → page document, guard, layout (storefront §2, decisions 25). */
import type { Guard, Layout } from '@schemas/page-plan'

export interface PageRoute {
  /** As regexparam reads it: `/items/:id`, `/article/content/:id?`, `/product/*`. Static segments before parameters. */
  path: string
  /** The document in the body: the home page, a custom page by `?pageid=` or by its alias, or a section's page. */
  page: 'home' | 'custompage' | `custom:${string}` | `section:${string}`
  guard?: Guard
  layout?: Layout
  keptAlive?: true
  /** The parameter of the query that makes it another page. */
  by?: string
  /** A page of the phones' site. */
  platform?: 'h5'
}

/** Leads elsewhere, with its query. */
export interface RedirectRoute {
  path: string
  /** Parameters of the path stand in it as `:id`. */
  to: string
}

export type ShopRoute = PageRoute | RedirectRoute

export const routes: readonly ShopRoute[] = [
  { path: '/', page: 'home' },
  { path: '/home', page: 'home' },
  { path: '/shopadmin/index', page: 'home' },
  { path: '/h5', page: 'home', platform: 'h5' },
  { path: '/custompage', page: 'custompage', by: 'pageid' },
  { path: '/items', page: 'section:goods-list', keptAlive: true },
  { path: '/items/:id', page: 'section:goods-detail' },
  { path: '/product/*', page: 'custom:*' },
]
