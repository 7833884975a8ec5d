/** The storefront's server entry: the server imports nothing else of the storefront. */
import { renderToString } from 'react-dom/server'
import { INERT_ACTIONS, type PageContext, type Shop } from '@engine'
import { withNarrowCss } from '@engine/render/narrow-css'
import { withPhoneCss } from '@engine/render/phone-css'
import { renderPage } from '@engine/render/server'
import { mapValues } from '@schemas/envelope'
import type { FilledPage } from '@schemas/fill'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'
import type {
  LoadedPage,
  RenderedPage,
  RenderFailure,
  RenderOptions,
  StorefrontEntry,
} from '@schemas/storefront-entry'
import type { PagePlan } from '@schemas/page-plan'
import { App } from './app/App'
import { assetsFrom } from './app/assets'
import { completePage, titleOfError } from './app/complete-page'
import { renderDocument } from './app/document'
import { dataOf, pageRegistry } from './app/registry.server'
import { firstScreenTypes, pageTypes, SCREENS } from './shell/page-types'
import { addresses, destinationOf } from './shell/routing/destination'
import { returnTarget } from './shell/routing/return-path'

const plan = (path: string) => destinationOf(path, dataOf)

function pageData(planned: PagePlan | undefined, loaded: LoadedPage): PageData {
  const data = completePage(planned, loaded, { dataOf, plan })
  const withCss = data.viewport === 'h5' ? withPhoneCss : withNarrowCss
  const regions = mapValues(data.regions, (page: FilledPage | null) => page && withCss(page, pageRegistry))
  return { ...data, regions }
}

/** Renders page data to a whole HTML document, for a visitor. Widgets that throw are left out and reported. */
function renderData(data: PageData, options: RenderOptions): RenderedPage {
  const fragments = options.fragments?.(data)
  const context: PageContext = {
    mode: 'render',
    page: data.page,
    shop: shopOf(data),
    actions: INERT_ACTIONS,
    base: data.base,
    viewport: data.viewport,
  }
  const failures: RenderFailure[] = []
  const preloads = new Set<string>()
  const html: Partial<Record<Region, string>> = {}
  const regions = { ...data.regions }
  for (const region of REGIONS) {
    const page = regions[region]
    if (!page) continue
    const rendered = renderPage(page, pageRegistry, context, {
      screen: SCREENS[region],
      cache: fragments?.[region],
    })
    html[region] = rendered.html
    regions[region] = rendered.page
    rendered.preloads.forEach((link) => preloads.add(link))
    failures.push(...rendered.failures.map((failure) => ({ region, ...failure })))
  }
  const title = data.title || titleOfError(data)
  const sent: PageData = { ...data, title, regions }
  const body = renderToString(
    <App data={sent} registry={pageRegistry} shop={context.shop} actions={context.actions} html={html} />,
  )
  const assets = options.assets(pageTypes(sent), firstScreenTypes(sent), sent.viewport)
  return {
    data,
    html: renderDocument(sent, { ...options, html: body, preloads: [...preloads], assets }),
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

export default {
  plan,
  pageData,
  render: (planned, loaded, options) => renderData(pageData(planned, loaded), options),
  renderData,
  addresses,
  returnTarget,
  assetsFrom,
} satisfies StorefrontEntry
