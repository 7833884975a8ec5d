import type { FilledPage } from '@schemas/fill'
import { REGIONS, type LiveData, type PageData, type Region } from '@schemas/page-data'
import { PHONE_BASE } from '@schemas/site-base'
import type { Assets, OwnParts, PageParts, SharedText } from '@schemas/storefront-entry'
import { changedRows, compactLive, compactPage } from './compact-data'
import { texts } from '../shell/texts/site-frame'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** JSON that is safe in a script element: no `<`, no line separators. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A page of a revision is one object for as long as the server keeps it: its text is made once if it repeats no live rows. */
const pageTexts = new WeakMap<FilledPage, SharedText>()

const NONE: SharedText = { text: 'null' }

/** The JSON of compact page data, with what one shopper has of it in pieces of their own. Made once for all shoppers of a page. */
export class DataText {
  readonly #head: SharedText | string
  readonly #answers: SharedText | string
  readonly #live: SharedText
  readonly #rows: LiveData
  /** Pages that repeat live rows. */
  readonly #pages = new WeakMap<FilledPage, SharedText>()

  /** @param ownAnswers the answers, and the head that follows from them, are the shopper's own */
  constructor(
    { regions: _regions, viewer: _viewer, cartCount: _count, live, answers, ...head }: PageData,
    ownAnswers: boolean,
  ) {
    this.#rows = live
    const own = (text: string) => (ownAnswers ? text : { text })
    this.#head = own(`${open(head)},"answers":`)
    this.#answers = own(embedJson(answers))
    this.#live = { text: `,"live":${embedJson(compactLive(live))},"regions":{` }
  }

  /** @param regions those of the page without what failed */
  parts({ viewer, cartCount, coupons, answers }: OwnParts, regions: PageData['regions']): PageParts {
    return [
      this.#head,
      this.#answers,
      this.#live,
      ...REGIONS.flatMap((region, index) => [
        index === 0 ? FIRST[region] : NEXT[region],
        this.#pageText(regions[region]),
      ]),
      // behind all that is shared, which is compressed as one
      `},${embedJson({ viewer, cartCount, own: { answers, coupon: changedRows(this.#rows.coupon, coupons) } }).slice(1)}`,
    ]
  }

  #pageText(page: FilledPage | null): SharedText {
    if (!page) return NONE
    const known = pageTexts.get(page) ?? this.#pages.get(page)
    if (known) return known
    const { page: compact, isLive } = compactPage(page, this.#rows.goods)
    const made = { text: embedJson(compact) }
    ;(isLive ? this.#pages : pageTexts).set(page, made)
    return made
  }
}

/** An object with at least one property, without its end. */
const open = (value: object) => embedJson(value).slice(0, -1)

const named = (before: string) =>
  Object.fromEntries(REGIONS.map((region) => [region, { text: `${before}"${region}":` }])) as Record<
    Region,
    SharedText
  >
const FIRST = named('')
const NEXT = named(',')

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

interface DocumentOptions {
  /** The shop's own address, `https://shop.example`: search engines want whole addresses. */
  origin: string
  /** Path or address of the phones' site. */
  phones?: string | undefined
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

/** The texts of a document around its HTML and its data. No inline script: page data travels in an inert JSON element (rule pages-1). */
export function documentAround(
  data: PageData,
  { origin, phones = PHONE_BASE, preloads, assets }: DocumentOptions,
): Record<'before' | 'between' | 'after', SharedText> {
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
  return {
    before: {
      text: `<!doctype html><html lang="zh-CN" data-viewport="${data.viewport}"${looks(data)}><head>${head}</head><body><noscript><p class="no-script">${texts.needsScript}</p></noscript><div id="root">`,
    },
    between: { text: '</div><script type="application/json" id="page-data">' },
    after: {
      text:
        `</script><script type="application/json" id="type-files">${embedJson(assets.files)}</script>` +
        `<template id="scripts">${modules}<script type="module" src="${assets.entry}"></script></template></body></html>`,
    },
  }
}
