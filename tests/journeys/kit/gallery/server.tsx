import { renderToString } from 'react-dom/server'
import { renderPage } from '@engine/render/server'
import type { PageData } from '@schemas/page-data'
import type { Assets } from '@schemas/storefront-entry'
import { renderDocument } from '@storefront/app/document'
import { serverRegistry } from '@widgets/registry.server'
import { contextOf, Gallery } from './Gallery'

/** One page as a whole document in design mode, like those of the shop. */
export function render(data: PageData, assets: Assets): { html: string; failures: unknown[] } {
  const { body } = data.regions
  if (!body) throw new Error('Expected a page with a body')
  const rendered = renderPage(body, serverRegistry, contextOf(data))
  const sent: PageData = { ...data, regions: { ...data.regions, body: rendered.page } }
  const html = renderToString(<Gallery data={sent} registry={serverRegistry} html={rendered.html} />)
  return {
    html: renderDocument(sent, { origin: 'http://shop', html, preloads: rendered.preloads, assets }),
    failures: rendered.failures,
  }
}
