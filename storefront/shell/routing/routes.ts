/** The one table of the shop's addresses: path → page document, guard, layout (rule pages-3). */
import { accountPages } from '../texts/account-pages'
import { titles } from '../texts/titles'
import { PAY_SEGMENTS } from './pay-paths'
import type { Guard, Layout } from '@schemas/page-plan'

export interface PageRoute {
  /** As `matchPath` of the router reads it: `/items/:id`, `/article/content/:id?`, `/product/*`. Static segments before parameters. */
  path: string
  /** The document in the body: the home page, a custom page by `?pageid=` or by its alias, or a section's page. */
  page: 'home' | 'custompage' | `custom:${string}` | `section:${string}`
  guard?: Guard
  /** The public page with the same content, to which visitors are redirected instead of to login. */
  publicPath?: string
  /** Where one signs in to pass this guard; who passes it already is led on. */
  signIn?: Guard
  layout?: Layout
  /** The whole title of the browser's tab, where a page has one of its own; elsewhere the page's and the shop's name. */
  title?: string
  keptAlive?: true
  /** The parameter of the query that makes it another page. */
  by?: string
  /** Where the address leads without that parameter. */
  bare?: string
  /** Public, but not for search engines. */
  unlisted?: true
}

/** Leads elsewhere, with its query. */
export interface RedirectRoute {
  path: string
  /** Parameters of the path are written as `:id`. */
  to: string
}

export type ShopRoute = PageRoute | RedirectRoute

export const routes: readonly ShopRoute[] = [
  { path: '/', page: 'home' },
  { path: '/home', page: 'home' },
  { path: '/shopadmin/index', page: 'home' },
  { path: '/custompage', page: 'custompage', by: 'pageid' },
  { path: '/items', page: 'section:goods-list', keptAlive: true },
  { path: '/items/:id', page: 'section:goods-detail' },
  { path: '/categories', page: 'section:all-categories' },
  { path: '/product/*', page: 'custom:*' },
  // visitors see their cart too, and search engines a cart without lines; checkout requires sign-in
  { path: '/cart', page: 'section:cart-lines', title: titles.cart },
  { path: '/cart/helper', to: '/cart' },
  {
    path: '/cart/checkout',
    page: 'section:checkout-form',
    guard: 'authenticated',
    layout: 'checkout',
    title: titles.checkout,
  },
  { path: '/cart/checkout-old', to: '/cart/checkout' },
  { path: '/cart/address', page: 'section:address-book', guard: 'authenticated', layout: 'checkout' },
  { path: '/cart/addAddress', page: 'section:address-form', guard: 'authenticated', layout: 'checkout' },
  { path: '/pointitems', page: 'section:points-list' },
  {
    path: '/pointitems/checkout',
    page: 'section:points-checkout',
    guard: 'authenticated',
    layout: 'checkout',
  },
  {
    path: '/pointitems/cashierpoint',
    page: 'section:points-result',
    guard: 'authenticated',
    layout: 'checkout',
  },
  { path: '/pointitems/:id', page: 'section:points-detail' },
  { path: '/cashier', page: 'section:cashier-desk', guard: 'authenticated', layout: 'checkout' },
  { path: '/cashier/index-copy', to: '/cashier' },
  ...PAY_SEGMENTS.map((segment): PageRoute => ({
    path: `/cashier/${segment}`,
    page: 'section:cashier-pay',
    guard: 'authenticated',
    layout: 'checkout',
  })),
  ...['', '/success', '/fail', '/result'].map((end): PageRoute => ({
    path: `/finish${end}`,
    page: 'section:finish-result',
    guard: 'authenticated',
    layout: 'checkout',
  })),
  { path: '/article', page: 'section:article-home' },
  { path: '/article/content', to: '/article' },
  { path: '/article/content/:id', page: 'section:article-detail' },
  { path: '/article/detail', to: '/article' },
  { path: '/article/detail/:id', page: 'section:article-detail' },
  { path: '/article/faqs/:id?', page: 'section:article-faqs' },
  { path: '/article/node/:id?', page: 'section:article-list' },
  { path: '/news', page: 'section:article-list' },
  { path: '/custom', page: 'section:article-detail', by: 'id', bare: '/article' },
  { path: '/frenchstyle', page: 'custom:frenchstyle' },
  { path: '/story', page: 'custom:story' },
  { path: '/technology', page: 'custom:technology' },
  { path: '/precollection', page: 'custom:precollection' },
  { path: '/store', page: 'section:store-finder' },
  { path: '/result', page: 'section:search-start' },
  { path: '/shops/near', page: 'section:shop-list' },
  { path: '/shops/info', page: 'section:shop-detail', by: 'distributor_id' },
  { path: '/receive/coupons', page: 'section:coupon-center' },
  { path: '/seckill', page: 'section:seckill-channel' },
  {
    path: '/member/trade',
    page: 'section:order-list',
    guard: 'authenticated',
    title: accountPages.orders,
    keptAlive: true,
  },
  { path: '/member/trade/point', page: 'section:order-list', guard: 'authenticated' },
  { path: '/member/trade/logistics', page: 'section:order-logistics', guard: 'authenticated' },
  ...['/member/aftersales', '/member/trade/aftersale-list'].map((path): PageRoute => ({
    path,
    page: 'section:aftersale-list',
    guard: 'authenticated',
    title: accountPages.aftersales,
  })),
  { path: '/member/aftersales/apply-refund', page: 'section:aftersale-apply', guard: 'authenticated' },
  {
    path: '/member/trade/aftersale',
    page: 'section:aftersale-apply',
    guard: 'authenticated',
    title: titles.aftersale,
  },
  {
    path: '/member/aftersales/:id',
    page: 'section:aftersale-detail',
    guard: 'authenticated',
    title: titles.aftersale,
  },
  { path: '/member/trade/rate', page: 'section:order-rate', guard: 'authenticated' },
  // after every other address of /member/trade, which are no orders
  {
    path: '/member/trade/:id',
    page: 'section:order-detail',
    guard: 'authenticated',
    title: titles.order,
  },
  { path: '/member/trade/:id/print', page: 'section:order-print', guard: 'authenticated', layout: 'plain' },
  ...(
    [
      ['/member', 'member-home', accountPages.centre],
      ['/member/user-info', 'member-home', accountPages.centre],
      ['/member/profile', 'member-profile'],
      ['/member/change-password', 'member-password', accountPages.password],
      ['/member/address', 'member-addresses', accountPages.addresses],
      ['/member/address-add', 'member-address-form'],
      ['/member/address-item-add', 'member-address-form'],
      ['/member/coupon', 'member-coupons', accountPages.coupons],
      ['/member/collector', 'member-favourites', accountPages.collector],
      ['/member/foottrace', 'member-footprints', accountPages.footprints],
      ['/member/point', 'member-points', accountPages.points],
      ['/member/vip', 'member-vip'],
      ['/member/rights', 'member-rights'],
      ['/member/messages', 'member-messages'],
      ['/member/change-mobile', 'member-mobile'],
      ['/member/change-email', 'member-email'],
      ['/member/sessions', 'member-sessions'],
      ['/member/my-data', 'member-data'],
      ['/member/delete-account', 'member-deletion'],
    ] as const
  ).map(([path, type, title]): PageRoute => ({
    path,
    page: `section:${type}`,
    guard: 'authenticated',
    ...(title && { title }),
  })),
  ...['/member/coupon-center', '/member/receiveCoupon'].map((path): PageRoute => ({
    path,
    page: 'section:coupon-center',
    guard: 'authenticated',
    publicPath: '/receive/coupons',
  })),
  { path: '/comps', page: 'section:comps-index', unlisted: true },
  { path: '/comps/controls', page: 'section:comps-controls', unlisted: true },
  { path: '/comps/widgets/:type?', page: 'section:comps-widgets', unlisted: true },
  // the designer asks who signs in there
  { path: '/edit', to: '/designer/edit' },
  { path: '/auth/login', page: 'section:auth-login', layout: 'auth', signIn: 'authenticated' },
  { path: '/auth/reg', page: 'section:auth-register', layout: 'auth', signIn: 'authenticated' },
  { path: '/auth/forget-password', page: 'section:auth-password', layout: 'auth' },
  { path: '/auth/bind', page: 'section:auth-bind', layout: 'auth', signIn: 'authenticated' },
  { path: '/auth/bindphone', page: 'section:auth-bind-phone', layout: 'auth', guard: 'authenticated' },
  { path: '/auth/bindwechat', page: 'section:auth-bind-wechat', layout: 'auth', guard: 'authenticated' },
  { path: '/auth/wx-login', page: 'section:auth-wx-login', layout: 'auth', signIn: 'authenticated' },
  // where its code leads a phone
  { path: '/auth/scan', page: 'section:auth-wx-login', layout: 'auth', guard: 'authenticated' },
  { path: '/auth/profile', page: 'section:auth-profile', layout: 'auth', guard: 'authenticated' },
  { path: '/auth/redirect', page: 'section:auth-redirect', layout: 'auth' },
  { path: '/staff/login', page: 'section:staff-login', layout: 'auth', signIn: 'staff' },
  { path: '/license', page: 'section:licence', by: 'type' },
  { path: '/license/staff', page: 'section:staff-licence' },
]
