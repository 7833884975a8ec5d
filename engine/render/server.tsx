import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Registry } from '../registry/registry'
import { childrenOf } from './children'
import { RenderProvider } from './context'
import type { PageContext, Shop, ViewPage, ViewWidget } from './contract'
import { drawWidget, TopLevel } from './PageView'
import { splitScreen } from './screen'

/**
 * Rendered widgets by identity; the caller provides one cache per published revision and live-data version. Widgets that
 * read the shopper or the cart are never kept.
 */
export type FragmentCache = Map<string, Fragment>

interface Fragment {
  html: string
  /** `<link rel="preload">` that React put before the fragment: they belong in the head. */
  preloads: string[]
}

export interface RenderedPage<P extends ViewPage> {
  html: string
  preloads: string[]
  /** The page without the failed widgets, which the browser must hydrate. */
  page: P
  failures: Failure[]
}

interface Failure {
  uuid: string
  type: string
  error: unknown
}

export interface RenderPageOptions {
  /** px; the height at which PageView splits the page, as in the browser. */
  screen?: number
  cache?: FragmentCache
}

/**
 * Renders a page to HTML without failing widgets; of a container only the failing child is omitted. Without a cache
 * each part of the page is one React render, repeated widget by widget only if something throws; with a cache each
 * top-level widget is a fragment, and cached fragments are not rendered again.
 */
export function renderPage<P extends ViewPage>(
  page: P,
  registry: Registry,
  context: PageContext,
  { screen = Infinity, cache }: RenderPageOptions = {},
): RenderedPage<P> {
  if (!cache) {
    const whole = attempt(() => renderWhole(page, registry, context, screen))
    if ('fragment' in whole) return { ...whole.fragment, page, failures: [] }
  }
  const watched = watch(context.shop)
  const isolation = new Isolation(page, registry, { ...context, shop: watched.shop })
  const parts = new Map<string, Fragment>()
  for (const [uuid] of childrenOf(page).get(null) ?? []) {
    const kept = cache?.get(uuid)
    const fragment = kept ?? watched.during(() => isolation.render(uuid))
    if (fragment) parts.set(uuid, fragment)
    if (fragment && !kept && isolation.failures.length === 0 && !watched.isPersonal)
      cache?.set(uuid, fragment)
  }
  const { first, rest } = splitScreen(isolation.page, screen)
  const htmlOf = (entries: typeof first) => entries.map(([uuid]) => parts.get(uuid)?.html ?? '').join('')
  return {
    html: htmlOf(first) + boundary(htmlOf(rest)),
    preloads: [...new Set([...parts.values()].flatMap((part) => part.preloads))],
    page: isolation.page,
    failures: isolation.failures,
  }
}

function renderWhole(page: ViewPage, registry: Registry, context: PageContext, screen: number): Fragment {
  const { first, rest } = splitScreen(page, screen)
  const above = render(<TopLevel page={page} registry={registry} entries={first} />, context)
  if (rest.length === 0) return above
  const below = render(<TopLevel page={page} registry={registry} entries={rest} />, context)
  return { html: above.html + boundary(below.html), preloads: [...above.preloads, ...below.preloads] }
}

/**
 * React's markers of a finished Suspense boundary, as PageView has one around the rest. Not rendered through Suspense:
 * there React swallows a widget's error, which isolation needs.
 */
const boundary = (html: string) => (html === '' ? '' : `<!--$-->${html}<!--/$-->`)

/** A shop that knows whether the shopper or the cart was read from it while something was rendered. */
function watch(shop: Shop) {
  const watched = {
    isPersonal: false,
    during<T>(draw: () => T): T {
      watched.isPersonal = false
      return draw()
    },
    shop,
  }
  const noted = <K extends 'user' | 'cart'>(key: K) => ({
    enumerable: true,
    get: () => {
      watched.isPersonal = true
      return shop[key]
    },
  })
  watched.shop = Object.defineProperties({ ...shop }, { user: noted('user'), cart: noted('cart') })
  return watched
}

/** Renders single widgets and removes those that throw from the page. */
class Isolation<P extends ViewPage> {
  readonly failures: Failure[] = []

  constructor(
    public page: P,
    private readonly registry: Registry,
    private readonly context: PageContext,
  ) {}

  render(uuid: string): Fragment | null {
    const outcome = this.attempt(uuid)
    if ('fragment' in outcome) return outcome.fragment
    const culprit = this.failingDescendant(uuid) ?? { uuid, error: outcome.error }
    this.failures.push({ ...culprit, type: this.page.widgets[culprit.uuid]?.type ?? '' })
    this.page = without(this.page, culprit.uuid)
    return culprit.uuid === uuid ? null : this.render(uuid)
  }

  private attempt(uuid: string) {
    const widget = this.page.widgets[uuid] as ViewWidget
    const layout = widget.parent === null ? 'flow' : 'free'
    const { page, registry } = this
    const view = drawWidget({ uuid, widget, index: childrenOf(page), registry, layout })
    return attempt(() => render(view, this.context))
  }

  private failingDescendant(uuid: string): { uuid: string; error: unknown } | null {
    for (const [child] of childrenOf(this.page).get(uuid) ?? []) {
      const deeper = this.failingDescendant(child)
      if (deeper) return deeper
      const outcome = this.attempt(child)
      if ('error' in outcome) return { uuid: child, error: outcome.error }
    }
    return null
  }
}

function attempt(run: () => Fragment): { fragment: Fragment } | { error: unknown } {
  try {
    return { fragment: run() }
  } catch (error) {
    return { error }
  }
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

function render(view: ReactNode, context: PageContext): Fragment {
  const html = renderToString(<RenderProvider value={context}>{view}</RenderProvider>)
  const links = html.startsWith('<link') ? (PRELOADS.exec(html)?.[0] ?? '') : ''
  return { html: html.slice(links.length), preloads: links.match(/<link[^>]*>/g) ?? [] }
}

/** The page without one widget and its descendants. */
function without<P extends ViewPage>(page: P, uuid: string): P {
  const gone = new Set([uuid])
  const collect = (parent: string) => {
    for (const [child] of childrenOf(page).get(parent) ?? []) {
      gone.add(child)
      collect(child)
    }
  }
  collect(uuid)
  return {
    ...page,
    widgets: Object.fromEntries(Object.entries(page.widgets).filter(([id]) => !gone.has(id))),
  }
}
