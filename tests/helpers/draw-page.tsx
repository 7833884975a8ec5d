/** Draws whole pages as server and browser do, with every widget of the registry. */
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { INERT_ACTIONS, PageView, RenderProvider, visitorShop, type PageContext } from '@engine'
import { renderPage, type RenderedPage } from '@engine/render/server'
import { adaptPage } from '@engine/page'
import { fillPage, type FilledPage, type PageJson } from '@schemas'
import type { Viewport } from '@schemas/site-base'
import { serverRegistry } from '@widgets/registry.server'

export const MODES = ['render', 'design'] as const
const VIEWPORTS: readonly Viewport[] = ['pc', 'h5']

/** Each mode, on a desktop and on a phone. */
export const DRAWINGS = VIEWPORTS.flatMap((viewport) => MODES.map((mode) => ({ mode, viewport })))

/** Two for the nth of many pages: a desktop and a phone, each in one of the modes, in turn. */
export const drawingsOf = (nth: number) =>
  DRAWINGS.filter(({ mode, viewport }) => (mode === 'render') === (viewport === VIEWPORTS[nth % 2]))

/** A page with every value, as a desktop or a phone draws it. */
export const filledFor = (viewport: Viewport, page: PageJson): FilledPage =>
  viewport === 'h5' ? adaptPage(page) : fillPage(page)

/** Context of a page; defaults: a visitor in render mode. */
export function contextFor(page: FilledPage, parts: Partial<PageContext> = {}): PageContext {
  return { mode: 'render', page: page.page.props, shop: visitorShop(), actions: INERT_ACTIONS, ...parts }
}

export const drawOnServer = (page: FilledPage, context: PageContext): RenderedPage<FilledPage> =>
  renderPage(page, serverRegistry, context)

/**
 * @throws Error for the first widget that was left out, with its renderer's exception as cause, so that the stack
 * names the line
 */
export function throwFirst([failure]: RenderedPage<FilledPage>['failures']): void {
  if (!failure) return
  const { type, uuid, error } = failure
  throw new Error(`Expected ${type} ${uuid} to be drawn, but its renderer threw: ${String(error)}`, {
    cause: error,
  })
}

/** Hydrates a page over its server HTML, passes it to `look`, and unmounts it. Needs a document. */
export async function hydrate(
  page: FilledPage,
  context: PageContext,
  look: (root: HTMLElement) => void = () => {},
) {
  const view = (html?: string) => (
    <RenderProvider value={context}>
      <PageView page={page} registry={serverRegistry} html={html} />
    </RenderProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(view(drawOnServer(page, context).html))
  // the muted attribute matters to browsers' players, not to jsdom's
  for (const player of container.querySelectorAll('video')) player.muted = player.defaultMuted
  document.body.append(container)
  const options = {
    container,
    hydrate: true,
    onRecoverableError: (error: unknown) => console.error('Hydration recovered from', error),
  }
  const { unmount } = await act(async () => render(view(), options))
  try {
    look(container)
  } finally {
    unmount()
    container.remove()
  }
}
