import type { FastifyInstance, FastifyReply } from 'fastify'
import type { StorefrontEntry } from '@schemas/storefront-entry'
import { escapeHtml } from '@schemas/text/escape-html'
import { AppError } from '../../core/errors'
import { originOf } from '../page-loader'
import type { Storefront } from '../storefront'
import {
  articleEntries,
  customPageEntries,
  type SitemapEntry,
  goodsEntries,
  goodsFiles,
  shopEntries,
} from './addresses-repo'

const FILE = /^(pages|articles|goods-([1-9]\d{0,5}))$/

/** `robots.txt`, and `sitemap.xml` with the files it names: all public addresses of a company. */
export function searchEngines(app: FastifyInstance, storefront: Storefront) {
  const { db } = app
  const hide = { schema: { hide: true } }

  app.get('/robots.txt', hide, async (request, reply) => {
    const { closed } = (await storefront.entry()).addresses()
    return reply.type('text/plain; charset=utf-8').send(robots(originOf(request), closed))
  })

  app.get('/sitemap.xml', hide, async (request, reply) => {
    const count = await goodsFiles(db, request.company_id)
    const goods = Array.from({ length: count }, (_, index) => `sitemap-goods-${index + 1}.xml`)
    const files = ['sitemap-pages.xml', 'sitemap-articles.xml', ...goods]
    return xml(reply, sitemapIndex(originOf(request), files))
  })

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', hide, async (request, reply) => {
    const entry = await storefront.entry()
    const [, name = '', number] = FILE.exec(request.params.file) ?? []
    const { company_id } = request
    if (number !== undefined && Number(number) <= (await goodsFiles(db, company_id)))
      return xml(reply, urlSet(originOf(request), await goodsEntries(db, company_id, Number(number))))
    if (name === 'articles')
      return xml(reply, urlSet(originOf(request), canonical(entry, await articleEntries(db, company_id))))
    if (name !== 'pages') throw new AppError('not_found')
    const made = [...(await customPageEntries(db, company_id)), ...(await shopEntries(db, company_id))]
    const own = entry.addresses().open.map((path) => ({ path }))
    return xml(reply, urlSet(originOf(request), canonical(entry, [...own, ...made])))
  })
}

/** Entries by their canonical address, each once. */
function canonical(entry: StorefrontEntry, entries: readonly SitemapEntry[]): SitemapEntry[] {
  const byPath = new Map<string, SitemapEntry>()
  for (const one of entries) {
    const destination = entry.plan(one.path)
    const path = destination && 'canonical' in destination ? destination.canonical : undefined
    if (path !== undefined) byPath.set(path, { ...one, path })
  }
  return [...byPath.values()]
}

const xml = (reply: FastifyReply, text: string) => reply.type('application/xml; charset=utf-8').send(text)

const escapeXml = (text: string) => escapeHtml(text).replaceAll("'", '&apos;')

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** @param origin the shop's own address, prefixed to paths */
function urlSet(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, updated }) => {
    const changed = updated ? `<lastmod>${updated.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `${XML}<urlset ${NAMESPACE}>${urls.join('')}</urlset>`
}

function sitemapIndex(origin: string, files: readonly string[]): string {
  const maps = files.map((file) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`)
  return `${XML}<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`
}

/** @param closed paths of personal pages */
function robots(origin: string, closed: readonly string[]): string {
  const lines = ['/api/', '/page-data', '/designer', ...closed].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
