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

/** A class: an object literal with a getter stays in memory, with its HTML, until the next full garbage collection. */
export class RenderedPage<P extends ViewPage> {
  constructor(
    /** The HTML in pieces; fragments are the same objects for all shoppers who get them. */
    readonly parts: Parts,
    readonly preloads: readonly string[],
    /** The page without the failed widgets, which the browser must hydrate. */
    readonly page: P,
    readonly failures: Failure[],
  ) {}

  /** Joined when it is asked for. */
  get html(): string {
    return joinParts(this.parts)
  }
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
 * widgets are rendered in batches, and one by one only if something throws; with a cache each top-level widget is a
 * fragment, and cached fragments are not rendered again.
 */
export function renderPage<P extends ViewPage>(
  page: P,
  registry: Registry,
  context: PageContext,
  { screen = Infinity, cache, ownAnswers = false }: RenderPageOptions = {},
): RenderedPage<P> {
  if (!cache) {
    const whole = attempt(() => renderWhole(page, registry, context, screen))
    if ('result' in whole) {
      const preloads = new Set(whole.result.flatMap((fragment) => fragment.preloads))
      const texts = whole.result.map(({ text }) => text)
      return new RenderedPage(texts, [...preloads], page, [])
    }
  }
  const reader = new FragmentReader(context.shop, cache, { ownAnswers })
  const isolation = new Isolation(page, registry, () => ({ ...context, shop: reader.shop }))
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
  const parts = [...partsOf(first), ...boundary(partsOf(rest))]
  return new RenderedPage(parts, [...preloads], isolation.page, isolation.failures)
}

/**
 * Top-level widgets of one React render. React keeps the pieces of a render in one list; beyond some 16,000 pieces V8
 * allocates it as a large object, and each element then costs half as much again (docs/figures.md).
 */
export const BATCH = 16

function renderWhole(page: ViewPage, registry: Registry, context: PageContext, screen: number): Fragment[] {
  const { first, rest } = splitScreen(page, screen)
  const inBatches = (entries: typeof first) => {
    const batches: Fragment[] = []
    for (let from = 0; from < entries.length; from += BATCH) {
      const batch = entries.slice(from, from + BATCH)
      const view = <TopLevel page={page} registry={registry} entries={batch} />
      batches.push(render(view, context, batch[0]?.[0]))
    }
    return batches
  }
  return [...inBatches(first), ...boundary(inBatches(rest))]
}

/**
 * React's markers of a finished Suspense boundary, as PageView has one around the rest. Not rendered through Suspense:
 * there React swallows a widget's error, which isolation needs.
 */
const boundary = <Part,>(parts: readonly Part[]): readonly (Part | Fragment)[] =>
  parts.length === 0 ? [] : [BEGIN, ...parts, END]

const BEGIN: Fragment = { text: '<!--$-->', preloads: [] }
const END: Fragment = { text: '<!--/$-->', preloads: [] }

/** Renders single widgets and removes those that throw from the page. */
class Isolation<P extends ViewPage> {
  readonly failures: Failure[] = []
  #context: PageContext | undefined

  constructor(
    public page: P,
    private readonly registry: Registry,
    /** Asked for when the first widget is rendered. */
    private readonly contextOf: () => PageContext,
  ) {}

  render(uuid: string): Fragment | null {
    const outcome = this.attempt(uuid)
    if ('result' in outcome) return outcome.result
    const culprit = this.failingDescendant(uuid) ?? { uuid, error: outcome.error }
    this.failures.push({ ...culprit, type: this.page.widgets[culprit.uuid]?.type ?? '' })
    this.page = without(this.page, culprit.uuid)
    return culprit.uuid === uuid ? null : this.render(uuid)
  }

  private attempt(uuid: string) {
    const widget = this.page.widgets[uuid] as ViewWidget
    const layout = widget.parent === null ? 'flow' : 'free'
    const { page, registry } = this
    const context = (this.#context ??= this.contextOf())
    const draw = () =>
      drawWidget({ uuid, widget, index: childrenOf(page), registry, layout, surroundings: context })
    return attempt(() => render(draw(), context, uuid))
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

function attempt<Result>(run: () => Result): { result: Result } | { error: unknown } {
  try {
    return { result: run() }
  } catch (error) {
    return { error }
  }
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** @param name unique on the page, so that ids of `useId` in two renders differ */
function render(view: ReactNode, context: PageContext, name = ''): Fragment {
  const html = renderToString(<RenderProvider value={context}>{view}</RenderProvider>, {
    identifierPrefix: name,
  })
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
