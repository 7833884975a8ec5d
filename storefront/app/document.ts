import { REGIONS, type PageData } from '@schemas/page-data'
import { PHONE_BASE } from '@schemas/site-base'
import type { Assets } from '@schemas/storefront-entry'
import { texts } from '../shell/texts/site-frame'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** JSON that is safe in a script element: no `<`, no line separators. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A page of a revision is one object for as long as the server keeps it, so its text is made once. */
const pageTexts = new WeakMap<object, string>()

function pageText(page: object | null): string {
  if (!page) return 'null'
  let text = pageTexts.get(page)
  if (text === undefined) pageTexts.set(page, (text = embedJson(page)))
  return text
}

function embedData({ regions, ...rest }: PageData): string {
  const pages = REGIONS.map((region) => `"${region}":${pageText(regions[region])}`)
  return `${embedJson(rest).slice(0, -1)},"regions":{${pages.join()}}}`
}

/**
 * The one address of a page for search engines; on the desktop's page also that of its twin for phones. From a phone's
 * home it leads to the site's root, and says that this is its home: audits take any other page's way there for a mistake.
 */
function canonical({ canonical: path, base }: PageData, origin: string, phones: string): string {
  if (path === undefined) return ''
  const twin = new URL(phones.replace(/\/$/, '') + path.replace(/^\/(?=$|\?)/, ''), origin).href
  const alternate = `<link rel="alternate" media="only screen and (max-width: 640px)" href="${escapeHtml(twin)}">`
  const rel = base !== '' && path === '/' ? 'canonical home' : 'canonical'
  return `<link rel="${rel}" href="${escapeHtml(origin + path)}">${base === '' ? alternate : ''}`
}

export interface DocumentParts {
  /** The shop's own address, `https://shop.example`: search engines want whole addresses. */
  origin: string
  /** Path or address of the phones' site. */
  phones?: string
  html: string
  preloads: readonly string[]
  assets: Assets
}

/** The frame's action colour, for dialogs and messages too (the body has its own), and the tokens of the shop's theme. */
function looks({ actionColours, tokens }: PageData): string {
  const shop = actionColours?.shop
  const values = Object.entries({ ...(shop !== undefined && { '--action': shop }), ...tokens })
  return values.length === 0
    ? ''
    : ` style="${escapeHtml(values.map(([name, value]) => `${name}:${value}`).join(';'))}"`
}

const meta = (name: string, content: string) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : ''

/** The whole HTML text. No inline script: page data travels in an inert JSON element (rule pages-1). */
export function renderDocument(
  data: PageData,
  { origin, phones = PHONE_BASE, html, preloads, assets }: DocumentParts,
): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(data.title)}</title>`,
    meta('description', data.description),
    meta('keywords', data.keywords),
    data.noindex || data.status !== 200 ? meta('robots', 'noindex') : canonical(data, origin, phones),
    ...(data.jsonLd ?? []).map((one) => `<script type="application/ld+json">${embedJson(one)}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...preloads,
    assets.devHead ?? '',
    `<script type="module" src="${assets.afterPaint}"></script>`,
  ].join('')
  const modules = assets.modules.map((file) => `<link rel="modulepreload" href="${file}">`).join('')
  // large texts: a template joins them without a copy of each
  return (
    `<!doctype html><html lang="zh-CN" data-viewport="${data.viewport}"${looks(data)}><head>${head}</head><body><noscript><p class="no-script">${texts.needsScript}</p></noscript><div id="root">${html}</div>` +
    `<script type="application/json" id="page-data">${embedData(data)}</script>` +
    `<script type="application/json" id="type-files">${embedJson(assets.files)}</script>` +
    `<template id="scripts">${modules}<script type="module" src="${assets.entry}"></script></template></body></html>`
  )
}
