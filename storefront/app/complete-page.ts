import { adaptPage } from '@engine/page'
import { actionColour } from '@engine/render/contrast'
import { themeVariables, withShopTheme } from '@engine/render/shop-theme'
import { mapValues } from '@schemas/envelope'
import { fillPage, type FilledPage, type PageProps } from '@schemas/fill'
import type { ShopTheme } from '@schemas/generated/types'
import type { PageData } from '@schemas/page-data'
import {
  hasNeededError,
  type BodyOf,
  type Destination,
  type Head,
  type Layout,
  type PagePlan,
} from '@schemas/page-plan'
import type { LoadedPage } from '@schemas/storefront-entry'
import { BRAND, brandOf } from '../shell/layout/brand'
import { queryOf } from '../shell/routing/query'
import type { AnySectionData, Own } from '../shell/section/section'
import { texts } from '../shell/texts/site-frame'

/** What the storefront knows of its sections and routes. */
export interface Lookup {
  dataOf(section: string): AnySectionData | undefined
  plan(path: string): Destination | undefined
}

const FORBIDDEN = 403
/** Statuses of a needed call after which there is no such page: its id is unknown, or could not exist. */
const MISSING = [404, 400, 422]

/**
 * The page's data with what follows from its plan and its section: layout, title, head, canonical address. The one place
 * that decides whether it is a 404 page: no route, no document, a needed call that found nothing, or a section without
 * content.
 */
export function completePage(plan: PagePlan | undefined, loaded: LoadedPage, lookup: Lookup): PageData {
  const { data, customPath, refused, origin, theme } = loaded
  const { params = {}, layout = 'default', keptAlive, title } = plan ?? {}
  const isForbidden = hasNeededError(plan, data.answers, FORBIDDEN)
  const canonical = isForbidden ? undefined : (canonicalOf(customPath, lookup) ?? plan?.canonical)
  const page: PageData = {
    ...data,
    answers: {
      ...data.answers,
      ...(refused && { refused: { error: refused } }),
      ...(layout === 'checkout' && { [BRAND]: { data: brandOf(data.shopName, data.regions.header) } }),
    },
    params,
    layout,
    ...(keptAlive && { keptAlive }),
    regions: regionsIn(layout, data.regions),
    ...(canonical === undefined ? { noindex: true } : { canonical }),
    ...(isForbidden && { status: FORBIDDEN }),
    ...(refused && { status: refused.status, noindex: true }),
  }
  const isMissing = page.status === 404 || hasNeededError(plan, data.answers, ...MISSING)
  const shown = isMissing ? null : withSection(page, lookup.dataOf(sectionOf(plan?.body) ?? ''), origin)
  const complete = themed(shown ? { ...shown, title: title ?? shown.title } : notFound(page), theme)
  const frame = themedPage(data.regions.header ?? data.regions.footer, theme)
  return { ...complete, actionColours: actionColoursOf(complete.page, frame) }
}

/** The page in the shop's theme where it follows it (rule theme-1), with the tokens of the document (rule theme-2). */
function themed(page: PageData, theme: ShopTheme | undefined): PageData {
  if (!theme) return page
  const tokens = themeVariables(theme)
  return {
    ...page,
    page: withShopTheme(page.page, theme),
    regions: mapValues(page.regions, (region) => themedPage(region, theme)),
    ...(Object.keys(tokens).length > 0 && { tokens }),
  }
}

/** The same object for the same document and theme, since its text is made once (`DataText`). */
const themedPages = new WeakMap<FilledPage, { key: string; page: FilledPage }>()

function themedPage(page: FilledPage | null, theme: ShopTheme | undefined): FilledPage | null {
  if (!page || !theme || page.page.props.followTheme !== true) return page
  const key = `${theme.primaryColor} ${theme.backgroundColor}`
  const known = themedPages.get(page)
  if (known?.key === key) return known.page
  const made = { ...page, page: { ...page.page, props: withShopTheme(page.page.props, theme) } }
  themedPages.set(page, { key, page: made })
  return made
}

/** The frame keeps the colour of the shop's header on every page; on phones, which have none, of its footer. */
function actionColoursOf(page: PageProps, frame: FilledPage | null): PageData['actionColours'] {
  const own = actionColour(page.themeColor)
  return { shop: actionColour(frame?.page.props.themeColor) ?? own, page: own }
}

/** Title of an error page. */
export const titleOfError = ({ status, shopName }: Pick<PageData, 'status' | 'shopName'>): string =>
  [status === 404 ? texts.notFound : texts.failed, shopName].filter(Boolean).join(' – ')

/** The 404 page keeps header and footer only. */
function notFound({ canonical: _canonical, keptAlive: _keptAlive, ...rest }: PageData): PageData {
  const page = { ...rest, status: 404, regions: { ...rest.regions, body: null } }
  return { ...page, title: titleOfError(page) }
}

/** The page with its section's own content and head; `null`: the section has no such page. */
function withSection(page: PageData, section: AnySectionData | undefined, origin: string): PageData | null {
  const { path, params, answers } = page
  const place = { path, params, query: queryOf(path), origin }
  const own = section?.own?.(place)
  if (own === null) return null
  const head = section?.head?.(own?.answers ?? answers, place)
  return head === null ? null : titled(own ? { ...page, ...withOwn(page, own) } : page, head)
}

function titled(page: PageData, head: Partial<Head> | undefined): PageData {
  if (!head) return page
  const { shopName } = page
  const { title = page.title } = head
  // operators write the shop's name into some titles themselves
  return { ...page, ...head, title: title.endsWith(shopName) ? title : `${title} – ${shopName}` }
}

/** Regions of a layout: `auth` and `checkout` have headers of their own, `plain` only the body. */
function regionsIn(layout: Layout, regions: PageData['regions']): PageData['regions'] {
  if (layout === 'default') return regions
  return { ...regions, header: null, ...(layout === 'plain' && { footer: null }) }
}

/** The canonical address of a page made by operators, whichever address was requested. */
function canonicalOf(customPath: string | undefined, { plan }: Lookup): string | undefined {
  const known = customPath === undefined ? undefined : plan(customPath)
  return known && 'canonical' in known ? known.canonical : undefined
}

const sectionOf = (body: BodyOf | undefined) =>
  body?.type === 'section' && 'alias' in body ? body.alias : undefined

/** Sorts after every key generated by fractional indexing. */
const LAST = 'zz'

/** The parts of a page that change with its section's own content. */
export function withOwn(
  page: PageData,
  { answers, shown }: Own,
): Pick<PageData, 'answers' | 'page' | 'regions' | 'live'> {
  const { regions, live } = page
  const all = { ...page.answers, ...answers }
  if (!shown || !regions.body) return { answers: all, page: page.page, regions, live }
  const body = below(regions.body, page.viewport === 'h5' ? adaptPage(shown.page) : fillPage(shown.page))
  return {
    answers: all,
    page: body.page.props,
    regions: { ...regions, body },
    live: {
      ...live,
      goods: { ...shown.live.goods, ...live.goods },
      coupon: { ...shown.live.coupon, ...live.coupon },
      shop: { ...shown.live.shop, ...live.shop },
      category: { ...shown.live.category, ...live.category },
    },
  }
}

/** Two documents, one after the other, with the settings of the second. */
function below(first: FilledPage, second: FilledPage): FilledPage {
  const widgets = Object.entries(second.widgets).map(([uuid, widget]) => [
    uuid,
    widget.parent === null ? { ...widget, order: LAST + widget.order } : widget,
  ])
  return { ...second, widgets: { ...first.widgets, ...Object.fromEntries(widgets) } }
}
