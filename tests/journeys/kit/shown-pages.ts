import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { inject } from 'vitest'
import type { RenderMode } from '@engine'
import type { FilledPage } from '@schemas'
import type { LiveData, PageData } from '@schemas/page-data'
import type { Viewport } from '@schemas/site-base'
import { joinParts } from '@schemas/storefront-entry'
import { readConfig } from '@server/config/read-config'
import { clientFiles } from '@server/platform/http/files'
import { security } from '@server/platform/http/security'
import { pageWithoutDocuments } from '@schemas/empty-page'
import { storefrontOf } from '@server/ssr/storefront'
import { buildGallery } from './gallery/build'

/** A page without database and validation, with the rest of the document. */
interface ShownPage {
  body: FilledPage
  live: LiveData
  /** A phone's page is adapted already. */
  viewport?: Viewport
  texts?: Partial<Pick<PageData, 'title' | 'description' | 'keywords' | 'shopName'>>
}

export interface ShownPages {
  origin: string
  /** Prepares a page and returns its address. @throws Error if one of its widgets fails on the server */
  show(page: ShownPage, mode: RenderMode): string
  close(): Promise<void>
}

/**
 * Serves any page as the shop would: in render mode the built storefront's own document, in design mode the same
 * renderers in a document of the tests; both with the shop's security headers.
 * @param design whether design mode is used, whose document takes seconds to build
 */
export async function openShownPages({ design }: { design: boolean }): Promise<ShownPages> {
  const { build } = inject('starts')
  const folder = mkdtempSync(join(tmpdir(), 'pumian-shown-'))
  const clientFolder = join(build, 'client')
  const file = pathToFileURL(join(build, 'server/entry-server.js')).href
  const storefront = await storefrontOf(file, clientFolder)
  const { assets } = storefront
  const entry = await storefront.entry()
  const gallery = design ? await buildGallery(folder) : undefined

  // a connection that a browser opened ahead, and sent nothing over, would keep it from closing for minutes
  const app = fastify({ forceCloseConnections: true })
  app.decorate('config', readConfig({ LOG_LEVEL: 'silent', PUMIAN_DATA_DIR: folder }))
  await security(app, { hotReload: false })
  await clientFiles(app, clientFolder)
  if (gallery) await clientFiles(app, gallery.folder)
  const documents: string[] = []
  app.get<{ Params: { index: string } }>('/shown/:index', async ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(documents[Number(params.index)]),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  const origin = `http://localhost:${port}`
  return {
    origin,
    show(page, mode) {
      const path = `/shown/${documents.length}`
      const data = dataOf(page, path)
      if (mode === 'design' && !gallery)
        throw new Error('Expected the pages of design mode to be opened, too')
      const { parts, failures } =
        mode === 'design' && gallery
          ? gallery.render(data, gallery.assets)
          : entry.prepareData(data, { assets, origin: 'http://shop' }).html()
      if (failures.length > 0) throw new Error(`Widgets failed in ${mode} mode: ${explain(failures)}`)
      documents.push(joinParts(parts))
      return origin + path
    },
    async close() {
      await app.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const dataOf = ({ body, live, texts, viewport = 'pc' }: ShownPage, path: string): PageData => ({
  ...pageWithoutDocuments(200, path),
  ...texts,
  viewport,
  page: body.page.props,
  regions: { header: null, body, footer: null },
  live,
})

const explain = (failures: readonly unknown[]) =>
  failures
    .map((failure) => {
      const { type, uuid, error } = failure as { type: string; uuid: string; error: unknown }
      return `${type} ${uuid}: ${error instanceof Error ? error.stack : String(error)}`
    })
    .join('\n')
