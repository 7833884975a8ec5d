import { matchPath } from 'react-router-dom'
import type { Ask, BodyOf, Destination } from '@schemas/page-plan'
import { ask, type AnySectionData, type Place } from '../section/section'
import { LOGIN_PAGE, returnTarget } from './return-path'
import { routes, type PageRoute, type ShopRoute } from './routes'

/**
 * By the first segment, which every route says literally: `matchPath` compiles the pattern that it is given, and 90 of
 * them for each request would cost the server a tenth of a millisecond.
 */
const byFirst = new Map<string, ShopRoute[]>()
for (const route of routes) {
  const first = firstOf(route.path)
  byFirst.set(first, [...(byFirst.get(first) ?? []), route])
}

function firstOf(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase()
}

interface Match {
  route: ShopRoute
  params: Record<string, string>
}

/** The route of a path without query, or `undefined`: the 404 page. A trailing slash does not count. */
export function matchRoute(pathname: string): Match | undefined {
  // the router takes `//x` for `/x`
  if (pathname.includes('//')) return undefined
  for (const route of byFirst.get(firstOf(pathname)) ?? []) {
    const found = matchPath(route.path, pathname)
    // `/product/*` is no address without a value for `*`
    if (!found || found.params['*'] === '') continue
    const params = Object.entries<string | undefined>(found.params).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, decoded(value)] as const],
    )
    return { route, params: Object.fromEntries(params) }
  }
  return undefined
}

/**
 * What an address of the shop leads to; `undefined` is the 404 page.
 * @param path with query
 * @param sections what the section of a type asks for
 */
export function destinationOf(
  path: string,
  sections: (type: string) => AnySectionData | undefined,
): Destination | undefined {
  const { pathname, search, searchParams } = new URL(path, 'http://shop')
  const match = matchRoute(pathname)
  if (!match) return undefined
  const { route, params } = match
  if ('to' in route) return { redirect: redirectOf(route.to, params) + search }
  const query = Object.fromEntries(searchParams)
  const { by, bare } = route
  if (by !== undefined && bare !== undefined && !query[by]) return { redirect: bare }
  const body = bodyOf(route, params, query)
  const data = body.type === 'section' && 'alias' in body ? sections(body.alias) : undefined
  return {
    body,
    layout: route.layout ?? 'default',
    params,
    asks: { ...layoutAsks(route), ...data?.asks({ path, params, query } satisfies Place) },
    ...(isPublic(route) && { canonical: canonicalOf(route, pathname, query) }),
    ...(route.title !== undefined && { title: route.title }),
    ...(route.guard && { guard: route.guard }),
    ...(route.publicPath !== undefined && { publicPath: route.publicPath }),
    ...(route.signIn && { signIn: { guard: route.signIn, to: returnTarget(query['redirectUrl']) } }),
    ...(route.keptAlive && { keptAlive: true }),
  }
}

function bodyOf({ page }: PageRoute, params: Place['params'], query: Place['query']): BodyOf {
  if (page === 'home') return { type: 'home' }
  if (page === 'custompage') return { type: 'custom', public_id: query['pageid'] ?? '' }
  const [type, alias = ''] = page.split(':')
  if (type === 'section') return { type, alias }
  return { type: 'custom', alias: alias === '*' ? (params['*'] ?? '') : alias }
}

/** The auth layout's logo and background, which the company of the current domain has chosen. */
const layoutAsks = ({ layout }: PageRoute): Record<string, Ask> =>
  layout === 'auth' ? { [LOGIN_PAGE]: ask('GET /pctemplate/loginPage/setting', {}) } : {}

/** Whether a page is public, for search engines too. */
const isPublic = ({ guard, layout, unlisted }: PageRoute) =>
  guard === undefined && layout !== 'auth' && !unlisted

/** One address a page, whatever else leads to it. */
function canonicalOf({ page, by }: PageRoute, pathname: string, query: Place['query']): string {
  if (page === 'home') return '/'
  if (page === 'custom:*') {
    const own = routes.find((route) => 'page' in route && route.page === `custom:${aliasIn(pathname)}`)
    return own?.path ?? pathname
  }
  if (by !== undefined && query[by]) return `${pathname}?${by}=${encodeURIComponent(query[by])}`
  return pathname
}

const aliasIn = (pathname: string) => matchRoute(pathname)?.params['*'] ?? ''

const redirectOf = (to: string, params: Record<string, string>) =>
  to.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))

/** Never throws: what is no UTF-8 becomes U+FFFD, and finds nothing. */
const decoded = (segment: string) =>
  new URLSearchParams(`value=${segment.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('value') ?? ''

/** `/article/content/:id?` is `/article/content`, too. */
const plain = (path: string) => path.replace(/\/:\w+\?$/, '')

/**
 * The shop's own addresses without parameters: `open` ones that search engines should know, and the beginnings of
 * those that belong to one member.
 */
export function addresses(): { open: string[]; closed: string[] } {
  const pages = routes.flatMap((route) => ('page' in route ? [{ route, path: plain(route.path) }] : []))
  const open = pages.filter(
    ({ route, path }) =>
      !/[:*]/.test(path) &&
      // not every company has them: operators' pages are found among their own
      !route.page.startsWith('custom:') &&
      isPublic(route) &&
      route.by === undefined &&
      canonicalOf(route, path, {}) === path,
  )
  const closed = routes.filter((route) => 'page' in route && !isPublic(route))
  const firsts = closed.map(({ path }) => `/${path.split('/')[1]}`)
  const isAlsoOpen = (first: string) =>
    open.some(({ path }) => path === first || path.startsWith(`${first}/`))
  return {
    open: open.map(({ path }) => path),
    closed: [...new Set(firsts)].filter((first) => !isAlsoOpen(first)),
  }
}
