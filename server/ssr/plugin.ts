import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors'
import { pageWithoutDocuments } from '../modules/pages/empty-page'
import { PageDataService, type AssembledPage } from '../modules/pages/page-data'
import type { Platform } from '../modules/pages/repo'
import { openPreview, PREVIEW_PARAMETER } from '../modules/preview/service'
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
      // the browser then loads the address itself
      if (new URL(path, 'http://shop').searchParams.has(PREVIEW_PARAMETER))
        throw new AppError('bad_request', { message: '预览只能整页打开' })
      const { data } = await assemble(request.company_id, 'pc', path)
      return reply.header('cache-control', 'no-cache').send({ data })
    },
  )

  app.addHook('onClose', async () => forget())
  const forget = app.pageChanges.subscribe((company_id) => cache.drop(`${company_id}|`))

  app.get<{ Querystring: { [PREVIEW_PARAMETER]?: unknown } }>(
    '/*',
    { schema: { hide: true }, errorHandler: sendErrorPage },
    async (request, reply) => {
      const path = request.url
      const { company_id } = request
      const token = request.query[PREVIEW_PARAMETER]
      if (typeof token === 'string') {
        const page = await preview(company_id, token, path)
        reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
        return send(request, reply, page, 'no-store')
      }
      const personal = !storefront.cached || PERSONAL_COOKIES.some((name) => name in request.cookies)
      const run = () => render(company_id, 'pc', path)
      const page = await (personal ? run() : cache.get(`${company_id}|pc|${path}`, run))
      return send(request, reply, page, personal ? 'private, no-cache' : 'no-cache')
    },
  )

  async function assemble(company_id: string, platform: Platform, path: string): Promise<AssembledPage> {
    const { matchRoute } = await storefront.entry()
    const body = matchRoute(path.split(/[?#]/, 1)[0] ?? '/')?.page
    return service.assemble({ company_id, platform, path, body })
  }

  async function render(company_id: string, platform: Platform, path: string) {
    return draw(await assemble(company_id, platform, path), storefront.cached)
  }

  /** Somebody's unpublished work: drawn anew each time, and kept nowhere. */
  async function preview(company_id: string, token: string, path: string) {
    return draw(await service.preview({ ...(await openPreview(app.db, company_id, token)), path }), false)
  }

  async function draw({ data, revisions, until }: AssembledPage, keep: boolean) {
    const entry = await storefront.entry()
    const kept = keep ? fragments.of(revisions, data.live, data.path) : undefined
    const { html, failures } = entry.render(data, { assets: storefront.assets, fragments: kept })
    for (const { error, ...widget } of failures)
      app.log.error({ err: error, ...widget, path: data.path }, 'widget failed to render')
    return new PageBytes(data.status, html, until)
  }

  /** A shopper gets a page, not an envelope: 404 for a shop that does not exist, 500 for a fault of ours. */
  async function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const status = error instanceof AppError && error.status < 500 ? 404 : 500
    if (status === 500) request.log.error({ err: error, path: request.url }, 'page failed')
    const entry = await storefront.entry()
    const { html } = entry.render(pageWithoutDocuments(status, request.url), { assets: storefront.assets })
    return send(request, reply, new PageBytes(status, html), 'private, no-cache')
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: PageBytes, caching: string) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = ENCODINGS.find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  reply.header('cache-control', caching).header('vary', 'accept-encoding, cookie, host').header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag))
    return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.in(encoding))
}
