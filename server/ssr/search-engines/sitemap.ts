import { escapeHtml } from '@schemas/text/escape-html'
import type { Entry } from './addresses-repo'

const escapeXml = (text: string) => escapeHtml(text).replaceAll("'", '&apos;')

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** @param origin the shop's own address, prefixed to paths */
export function urlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, updated }) => {
    const changed = updated ? `<lastmod>${updated.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `${XML}<urlset ${NAMESPACE}>${urls.join('')}</urlset>`
}

export function sitemapIndex(origin: string, files: readonly string[]): string {
  const maps = files.map((file) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`)
  return `${XML}<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`
}

/** @param closed paths of personal pages */
export function robots(origin: string, closed: readonly string[]): string {
  const lines = ['/api/', '/page-data', '/designer', ...closed].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
