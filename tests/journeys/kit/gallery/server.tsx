import { renderToString } from 'react-dom/server'
import { renderPage } from '@engine/render/server'
import type { PageData } from '@schemas/page-data'
import type { Assets, PageParts } from '@schemas/storefront-entry'
import { DataText, documentAround } from '@storefront/app/document'
import { serverRegistry } from '@widgets/registry.server'
import { contextOf, Gallery } from './Gallery'

/** One page as a whole document in design mode, like those of the shop. */
export function render(data: PageData, assets: Assets): { parts: PageParts; failures: unknown[] } {
  const { body } = data.regions
  if (!body) throw new Error('Expected a page with a body')
  const rendered = renderPage(body, serverRegistry, contextOf(data))
  const sent: PageData = { ...data, regions: { ...data.regions, body: rendered.page } }
  const html = renderToString(<Gallery data={sent} registry={serverRegistry} html={rendered.html} />)
  const around = documentAround(sent, { origin: 'http://shop', preloads: rendered.preloads, assets })
  const json = new DataText(sent, false).parts(sent, sent.regions)
  return {
    parts: [around.before, html, around.between, ...json, around.after],
    failures: rendered.failures,
  }
}
