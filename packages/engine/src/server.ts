/** HTML of pages, for servers. */
import { createRegistry, type AnyWidget } from '@engine/registry/registry'
import { renderPage } from '@engine/render/server'
import type { PageJson } from '@schemas/page'
import { classOf, contextOf, drawnPage } from './drawing'

export interface RenderedPage {
  /** As `<Render>` draws it, which hydrates it. */
  html: string
  /** Widgets whose renderer has thrown; they are left out. */
  failures: readonly { uuid: string; type: string; error: unknown }[]
}

/** Draws a page to HTML. */
export function renderToHtml(page: PageJson, widgets: readonly AnyWidget[]): RenderedPage {
  const drawn = drawnPage(page)
  const { html, failures } = renderPage(drawn, createRegistry(widgets), contextOf(drawn))
  return { html: `<div class="${classOf(drawn)}">${html}</div>`, failures }
}
