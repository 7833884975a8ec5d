/** The door by which the server reaches the shop: nothing else of the storefront is imported there. */
import { renderToString } from 'react-dom/server'
import { INERT_ACTIONS, type PageContext, type Registry, type Shop } from '@engine'
import { renderPage, type FragmentCache } from '@engine/render/server'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'
import type { Destination, Head } from '@schemas/page-plan'
import { App } from './app/App'
import { assetsFrom, type AssetLookup, type Manifest } from './app/assets'
import { renderDocument } from './app/document'
import { withOwn } from './app/own-page'
import { firstScreenTypes, pageTypes, SCREENS } from './shell/page-types'
import { destinationOf as destination } from './shell/routing/destination'
import { queryOf } from './shell/routing/query'
import { dataOf, pageRegistry } from './app/registry.server'
import { texts } from './shell/texts/frame'

export { addresses } from './shell/routing/addresses'
export { returnTarget } from './shell/routing/return-path'
export { assetsFrom, type Manifest }

/** What an address of the shop leads to, path with query; `undefined` is the 404 page. */
export const destinationOf = (path: string): Destination | undefined => destination(path, dataOf)

/**
 * The page with what its own section shows without asking, and says of its head.
 * @param section type of the page's own section, if it is one
 * @param origin the shop's own address
 */
export function withHead(page: PageData, section: string | undefined, origin: string): PageData | null {
  const { path, params, answers } = page
  const query = queryOf(path)
  const place = { path, params, query, origin }
  const data = section === undefined ? undefined : dataOf(section)
  const own = data?.own?.(place)
  if (own === null) return null
  const head = data?.head?.(own?.answers ?? answers, place)
  return head === null ? null : titled(own ? { ...page, ...withOwn(page, own) } : page, head)
}

function titled(page: PageData, head: Partial<Head> | undefined): PageData {
  if (!head) return page
  const { shopName } = page
  const { title = page.title } = head
  // operators write the shop's name into some titles themselves
  return { ...page, ...head, title: title.endsWith(shopName) ? title : `${title} – ${shopName}` }
}

/** What the tab says of a page that says what went wrong. */
export const titleOfError = ({ status, shopName }: Pick<PageData, 'status' | 'shopName'>): string =>
  [status === 404 ? texts.notFound : texts.failed, shopName].filter(Boolean).join(' – ')

export interface RenderFailure {
  region: Region
  uuid: string
  type: string
  error: unknown
}

export interface RenderedDocument {
  html: string
  failures: RenderFailure[]
}

export interface RenderOptions {
  assets: AssetLookup
  /** The shop's own address, for search engines. */
  origin: string
  /** Rendered widgets of these revisions and this live data, one cache a region. */
  fragments?: Partial<Record<Region, FragmentCache>>
  registry?: Registry
}

/** Renders one page of the shop to a whole HTML document, for a visitor. Widgets that throw are left out and reported. */
export function render(data: PageData, options: RenderOptions): RenderedDocument {
  const registry = options.registry ?? pageRegistry
  const context: PageContext = {
    mode: 'render',
    page: data.page,
    shop: shopOf(data),
    actions: INERT_ACTIONS,
  }
  const failures: RenderFailure[] = []
  const preloads = new Set<string>()
  const html: Partial<Record<Region, string>> = {}
  const regions = { ...data.regions }
  for (const region of REGIONS) {
    const page = regions[region]
    if (!page) continue
    const rendered = renderPage(page, registry, context, {
      screen: SCREENS[region],
      cache: options.fragments?.[region],
    })
    html[region] = rendered.html
    regions[region] = rendered.page
    rendered.preloads.forEach((link) => preloads.add(link))
    failures.push(...rendered.failures.map((failure) => ({ region, ...failure })))
  }
  const title = data.title || titleOfError(data)
  const sent: PageData = { ...data, title, regions }
  const body = renderToString(
    <App data={sent} registry={registry} shop={context.shop} actions={context.actions} html={html} />,
  )
  const assets = options.assets(pageTypes(sent), firstScreenTypes(sent))
  return {
    html: renderDocument(sent, { origin: options.origin, html: body, preloads: [...preloads], assets }),
    failures,
  }
}

const shopOf = ({ viewer, cartCount, live, path, params, answers }: PageData): Shop => ({
  user: viewer,
  cart: { count: cartCount, groups: null, added: 0 },
  live,
  path,
  params,
  answers,
})
