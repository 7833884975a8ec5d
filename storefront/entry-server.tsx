/** The door by which the server reaches the shop: nothing else of the storefront is imported there. */
import { renderToString } from 'react-dom/server'
import { INERT_ACTIONS, visitorShop, type PageContext, type Registry } from '@engine'
import { renderPage, type FragmentCache } from '@engine/render/server'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'
import { serverRegistry } from '@widgets/registry.server'
import { App } from './App'
import { assetsFrom, type AssetLookup, type Manifest } from './assets'
import { renderDocument } from './document'
import { firstScreenTypes, pageTypes, SCREENS } from './page-types'
import { texts } from './texts'

export { matchRoute } from './routes'
export { assetsFrom, type Manifest }

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
  /** Rendered widgets of these revisions and this live data, one cache a region. */
  fragments?: Partial<Record<Region, FragmentCache>>
  registry?: Registry
}

/** Renders one page of the shop to a whole HTML document, for a visitor. Widgets that throw are left out and reported. */
export function render(data: PageData, options: RenderOptions): RenderedDocument {
  const registry = options.registry ?? serverRegistry
  const context: PageContext = {
    mode: 'render',
    page: data.page,
    shop: visitorShop(data.live, data.path),
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
  const sent: PageData = {
    ...data,
    title: data.title || (data.status === 404 ? texts.notFound : texts.failed),
    regions,
  }
  const body = renderToString(
    <App data={sent} registry={registry} shop={context.shop} actions={context.actions} html={html} />,
  )
  const assets = options.assets(pageTypes(sent), firstScreenTypes(sent))
  return { html: renderDocument(sent, body, [...preloads], assets), failures }
}
