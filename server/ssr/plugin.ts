import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors'
import { asAppError } from '../platform'
import { pageWithoutDocuments } from '@schemas/empty-page'
import { splitBase, withBase } from '@schemas/site-base'
import { joinParts, type PageParts } from '@schemas/storefront-entry'
import { PREVIEW_PARAMETER } from '../content'
import { formPosts } from './form-posts'
import { JoinedPage } from './joined-page'
import { PageCache, STALE_MS } from './page-cache'
import { PageBytes, type SentPage } from './page-bytes'
import { originOf, type PageOrder } from './page-loader'
import { PageMaker, type MadePage, type Redirect } from './page-maker'
import { phoneAddress, phoneSite, viewportOf } from './phones'
import type { Storefront } from './storefront'

/** Everything that the answer of an address depends on. */
const VARY = 'accept-encoding, cookie, host, user-agent'

/** Serves every page of the shop as HTML, and as JSON to a browser that navigates. */
export function shopPages(app: FastifyInstance, storefront: Storefront, apiBase: string) {
  const maker = new PageMaker(app, storefront, apiBase)
  /** Pages of requests without a session and a cart, as bytes. */
  const cache = new PageCache<PageBytes>({
    staleMs: STALE_MS,
    sizeOf: ({ identity }) => identity.length * 2,
    failed: (error) => app.log.error({ err: error }, 'page could not be renewed'),
  })
  const isPersonal = (request: FastifyRequest) => !storefront.cached || maker.calls.isPersonal(request)

  app.get<{ Querystring: { path?: unknown } }>(
    '/page-data',
    { schema: { hide: true } },
    async (request, reply) => {
      const { path } = request.query
      const place = placeOf(request, path)
      if (!place)
        throw new AppError('bad_request', {
          message: `path: 应为以 / 开头的站内路径，收到 ${JSON.stringify(path ?? null)}`,
        })
      // the browser loads the address itself instead
      if (new URL(place.path, 'http://shop').searchParams.has(PREVIEW_PARAMETER))
        throw new AppError('bad_request', { message: '预览只能整页打开' })
      const make = () => made(request, reply, place)
      if (isPersonal(request))
        return send(request, reply, new JoinedPage(200, dataOf(await make())), 'no-store', JSON_TYPE)
      const page = await cache.get(keyOf('data', request, place), async () => {
        const shown = await make()
        return new PageBytes(200, joinParts(dataOf(shown)), untilOf(shown))
      })
      return send(request, reply, page, 'no-cache', JSON_TYPE)
    },
  )

  app.metrics.watchPageCaches({ visitors: () => cache.size, ...maker.sizes })
  phoneSite(app)
  app.addHook('onClose', async () => forget())
  const forget = app.pageChanges.subscribe((company_id) => {
    cache.drop(`${company_id}|`)
    maker.drop(company_id)
  })

  app.get<{ Querystring: { [PREVIEW_PARAMETER]?: unknown } }>(
    '/*',
    { schema: { hide: true }, errorHandler: sendErrorPage },
    async (request, reply) => {
      const place = placeOf(request, request.url)
      if (!place) throw new AppError('not_found')
      const token = request.query[PREVIEW_PARAMETER]
      if (typeof token === 'string') {
        const page = draw(await maker.make(request, { ...place, preview: token }), place)
        reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
        return send(request, reply, page, 'no-store')
      }
      const phones = phoneAddress(request, app.config.phoneSite)
      if (phones !== undefined)
        return reply.header('cache-control', 'no-store').header('vary', VARY).redirect(phones, 302)
      if (isPersonal(request))
        return send(request, reply, draw(await made(request, reply, place), place), 'private, no-cache')
      const page = await cache.get(keyOf('html', request, place), async () => {
        const shown = await made(request, reply, place)
        return 'redirect' in shown
          ? redirect(shown, place)
          : new PageBytes(shown.page.data.status, joinParts(partsOf(shown)), shown.until)
      })
      return send(request, reply, page, 'no-cache')
    },
  )

  formPosts(app, {
    calls: maker.calls,
    errorHandler: sendErrorPage,
    returnTarget: async (redirectUrl) => (await storefront.entry()).returnTarget(redirectUrl),
    async showRefusal(request, reply, refused) {
      const place = placeOf(request, request.url)
      if (!place) throw new AppError('not_found')
      const page = draw(await maker.make(request, { ...place, refused }), place)
      return send(request, reply, page, 'no-store')
    },
  })

  /** The page of a request; a session that has ended loses its cookies. */
  async function made(request: FastifyRequest, reply: FastifyReply, place: Place) {
    const page = await maker.make(request, place)
    if ('redirect' in page && page.ended) maker.calls.forget(request, reply)
    return page
  }

  const draw = (shown: MadePage | Redirect, place: Place): SentPage =>
    'redirect' in shown ? redirect(shown, place) : new JoinedPage(shown.page.data.status, partsOf(shown))

  function partsOf({ page, own }: MadePage): PageParts {
    const { parts, failures } = page.html(own)
    for (const { error, ...widget } of failures)
      app.log.error({ err: error, ...widget, path: withoutQuery(page.data.path) }, 'widget failed to render')
    return parts
  }

  /** Shoppers get a page instead of an envelope: 404 for an unknown shop, 500 for an internal error. */
  async function sendErrorPage(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const error = asAppError(thrown)
    // rendering a page for a client over its limit would defeat the limit
    if (error.error === 'too_many_requests')
      return reply
        .code(error.status)
        .header('cache-control', 'no-store')
        .header('retry-after', Math.max(1, Math.ceil(error.retryAfter ?? 1)))
        .type('text/plain; charset=utf-8')
        .send(error.message)
    const status = error.status < 500 ? 404 : 500
    if (status === 500) request.log.error({ err: thrown, path: withoutQuery(request.url) }, 'page failed')
    const entry = await storefront.entry()
    const shown = placeOf(request, request.url) ? request.url : splitBase(request.url).base || '/'
    const { build } = storefront
    const page = { ...pageWithoutDocuments(status, shown), viewport: viewportOf(request), build }
    const { parts } = entry
      .prepareData(page, {
        assets: storefront.assets,
        origin: originOf(request),
        phones: app.config.phoneSite,
      })
      .html()
    return send(request, reply, new PageBytes(status, joinParts(parts)), 'private, no-cache')
  }
}

type Place = Pick<PageOrder, 'path' | 'base' | 'viewport'>

/** Of a page for visitors: everything that it depends on besides the shop's state. */
const keyOf = (kind: 'html' | 'data', request: FastifyRequest, { path, base, viewport }: Place) =>
  [request.company_id, kind, viewport, originOf(request), base, path].join('|')

const redirect = (shown: Redirect, { base }: Place) => PageBytes.redirect(withBase(base, shown.redirect))

const untilOf = (shown: MadePage | Redirect) => ('redirect' in shown ? undefined : shown.until)

const HTML_TYPE = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** The page as data, in the envelope of the API. */
const dataOf = (shown: MadePage | Redirect): PageParts =>
  'redirect' in shown
    ? [JSON.stringify({ data: { redirect: shown.redirect } })]
    : [OPENING, ...shown.page.json(shown.own), CLOSING]
const OPENING = { text: '{"data":' }
const CLOSING = { text: '}' }

/** An address of this shop, taken apart, and what its page is drawn for; `undefined`: it is of another host. */
function placeOf({ headers, cookies }: FastifyRequest, address: unknown): Place | undefined {
  if (!isPath(address)) return undefined
  const place = splitBase(address)
  return isPath(place.path)
    ? { ...place, viewport: viewportOf({ headers, cookies, url: address }) }
    : undefined
}

/** Whether browsers resolve it to this shop; `//example.com` is another host. */
const isPath = (path: unknown): path is string =>
  typeof path === 'string' &&
  path.startsWith('/') &&
  URL.canParse(path, 'http://shop') &&
  new URL(path, 'http://shop').host === 'shop'

/** Removes the query: numbers, codes and search terms must not be logged. */
const withoutQuery = (path: string) => path.split('?', 1)[0]

/** Splits at commas only: a regular expression over a header could be made slow by an attacker. */
const namesTag = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === etag) ?? false

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentPage,
  caching: string,
  type = HTML_TYPE,
) {
  if (page.location !== undefined) return reply.header('cache-control', caching).redirect(page.location, 302)
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = page.encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  reply.header('cache-control', caching).header('vary', VARY).header('etag', etag)
  if (page.status === 200 && namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .type(type)
    .send(await page.in(encoding))
}
