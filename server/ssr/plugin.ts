import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors'
import { pageWithoutDocuments } from '../modules/pages/empty-page'
import { PageDataService, type AssembledPage } from '../modules/pages/page-data'
import type { Platform } from '../modules/pages/repo'
import { FragmentStore } from './fragments'
import { HtmlCache } from './html-cache'
import { ENCODINGS, PageBytes } from './page-bytes'
import type { Storefront } from './storefront'

/** A request that carries one of these is somebody's own and never meets the shared cache. */
const PERSONAL_COOKIES = ['sid', '__Host-sid', 'guest_cart']

/** Serves every page of the shop as HTML, and as data to a browser that navigates. */
export function shopPages(app: FastifyInstance, storefront: Storefront) {
  const service = new PageDataService(app.db, app.log)
  const fragments = new FragmentStore()
  const cache = new HtmlCache((error) => app.log.error({ err: error }, 'page could not be renewed'))

  app.get<{ Querystring: { path?: string } }>(
    '/page-data',
    { schema: { hide: true } },
    async (request, reply) => {
      const { path } = request.query
      if (!path?.startsWith('/'))
        throw new AppError('bad_request', {
          message: `path: 应为以 / 开头的站内路径，收到 ${JSON.stringify(path ?? null)}`,
        })
      const { data } = await assemble(request.company_id, 'pc', path)
      return reply.header('cache-control', 'no-cache').send({ data })
    },
  )

  app.get('/*', { schema: { hide: true }, errorHandler: sendErrorPage }, async (request, reply) => {
    const path = request.url
    const { company_id } = request
    const personal = !storefront.cached || PERSONAL_COOKIES.some((name) => name in request.cookies)
    const run = () => render(company_id, 'pc', path)
    const page = personal ? run() : cache.get(`${company_id}|pc|${path}`, run)
    return send(request, reply, await page, personal)
  })

  async function assemble(company_id: string, platform: Platform, path: string): Promise<AssembledPage> {
    const { matchRoute } = await storefront.entry()
    const body = matchRoute(path.split(/[?#]/, 1)[0] ?? '/')?.page
    return service.assemble({ company_id, platform, path, body })
  }

  async function render(company_id: string, platform: Platform, path: string) {
    const { data, revisions } = await assemble(company_id, platform, path)
    const entry = await storefront.entry()
    const kept = storefront.cached ? fragments.of(revisions, data.live, path) : undefined
    const { html, failures } = entry.render(data, { assets: storefront.assets, fragments: kept })
    for (const { error, ...widget } of failures)
      app.log.error({ err: error, ...widget, path }, 'widget failed to render')
    return new PageBytes(data.status, html)
  }

  /** A shopper gets a page, not an envelope: 404 for a shop that does not exist, 500 for a fault of ours. */
  async function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const status = error instanceof AppError && error.status < 500 ? 404 : 500
    if (status === 500) request.log.error({ err: error, path: request.url }, 'page failed')
    const entry = await storefront.entry()
    const { html } = entry.render(pageWithoutDocuments(status, request.url), { assets: storefront.assets })
    return send(request, reply, new PageBytes(status, html), true)
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: PageBytes, personal: boolean) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = ENCODINGS.find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  reply
    .header('cache-control', personal ? 'private, no-cache' : 'no-cache')
    .header('vary', 'accept-encoding, cookie, host')
    .header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag))
    return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.in(encoding))
}
