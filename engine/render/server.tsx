import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { joinParts, type FragmentCache } from '@schemas/storefront-entry'
import type { Registry } from '../registry/registry'
import { childrenOf } from './children'
import { RenderProvider } from './context'
import type { PageContext, ViewPage, ViewWidget } from './contract'
import { FragmentReader, type Fragment } from './fragments'
import { splitScreen } from './screen'
import { drawWidget, TopLevel } from './TopLevel'

export interface RenderedPage<P extends ViewPage> {
  /** Joined when it is asked for. */
  readonly html: string
  /** The HTML in pieces; fragments are the same objects for all shoppers who get them. */
  parts: Parts
  preloads: readonly string[]
  /** The page without the failed widgets, which the browser must hydrate. */
  page: P
  failures: Failure[]
}

type Parts = readonly (string | Fragment)[]

interface Failure {
  uuid: string
  type: string
  error: unknown
}

export interface RenderPageOptions {
  /** px; the height at which PageView splits the page, as in the browser. */
  screen?: number
  cache?: FragmentCache
  /** As a `FragmentReader` takes it. */
  ownAnswers?: boolean | string
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
  { screen = Infinity, cache, ownAnswers = false }: RenderPageOptions = {},
): RenderedPage<P> {
  if (!cache) {
    const whole = attempt(() => renderWhole(page, registry, context, screen))
    if ('fragment' in whole)
      return rendered([whole.fragment.text], { preloads: whole.fragment.preloads, page, failures: [] })
  }
  const reader = new FragmentReader(context.shop, cache, { ownAnswers })
  const isolation = new Isolation(page, registry, { ...context, shop: reader.shop })
  const isWhole = () => isolation.failures.length === 0
  const fragments = new Map<string, string | Fragment>()
  const preloads = new Set<string>()
  for (const [uuid] of childrenOf(page).get(null) ?? []) {
    const { fragment, isShared } = reader.read(uuid, () => isolation.render(uuid), isWhole)
    if (!fragment) continue
    fragments.set(uuid, isShared ? fragment : fragment.text)
    for (const link of fragment.preloads) preloads.add(link)
  }
  const { first, rest } = splitScreen(isolation.page, screen)
  const partsOf = (entries: typeof first) => entries.flatMap(([uuid]) => fragments.get(uuid) ?? [])
  return rendered([...partsOf(first), ...boundary(partsOf(rest))], {
    preloads: [...preloads],
    page: isolation.page,
    failures: isolation.failures,
  })
}

const rendered = <P extends ViewPage>(
  parts: Parts,
  about: Pick<RenderedPage<P>, 'preloads' | 'page' | 'failures'>,
): RenderedPage<P> => ({
  ...about,
  parts,
  get html() {
    return joinParts(parts)
  },
})

function renderWhole(page: ViewPage, registry: Registry, context: PageContext, screen: number): Fragment {
  const { first, rest } = splitScreen(page, screen)
  const above = render(<TopLevel page={page} registry={registry} entries={first} />, context)
  if (rest.length === 0) return above
  const below = render(<TopLevel page={page} registry={registry} entries={rest} />, context)
  const text = above.text + joinParts(boundary([below]))
  return { text, preloads: [...above.preloads, ...below.preloads] }
}

/**
 * React's markers of a finished Suspense boundary, as PageView has one around the rest. Not rendered through Suspense:
 * there React swallows a widget's error, which isolation needs.
 */
const boundary = (parts: Parts): Parts => (parts.length === 0 ? [] : [BEGIN, ...parts, END])

const BEGIN: Fragment = { text: '<!--$-->', preloads: [] }
const END: Fragment = { text: '<!--/$-->', preloads: [] }

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
    const { page, registry, context } = this
    const draw = () =>
      drawWidget({ uuid, widget, index: childrenOf(page), registry, layout, surroundings: context })
    return attempt(() => render(draw(), context))
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
  return { text: html.slice(links.length), preloads: links.match(/<link[^>]*>/g) ?? [] }
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
