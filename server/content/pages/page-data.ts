import { DEFAULT_PAGE_PROPS } from '@schemas/empty-page'
import type { FastifyBaseLogger } from 'fastify'
import { byDrawn, type DrawnIds } from '@schemas/entities'
import type { ShopTheme } from '@schemas/generated/types'
import type { RuleGoods } from '@schemas/goods-rules'
import type { LiveData, PageData, Region } from '@schemas/page-data'
import type { BodyOf } from '@schemas/page-plan'
import type { SiteBase, Viewport } from '@schemas/site-base'
import { localOf } from '@schemas/show-times'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import type { ViewingMember } from '../../pricing'
import { ruleGoods } from '../live/rule-goods'
import { loadLive, nearbyFallback, withFound } from '../live/service'
import { companyOf, settingsOf } from '../../platform'
import { customPath } from './addresses'
import { PageDocuments, type PageDocument } from './documents'
import { PLATFORMS_OF, regionOf, shownOn } from './platforms'
import { ruled } from './ruled-page'
import { publishedPages, type PublishedPage } from './repo'

export interface PageRequest {
  company_id: string
  /**
   * A phone gets the document made for phones, else the desktop's, adapted (rule page-format-16), but no desktop's header:
   * phones have a frame of their own.
   */
  viewport: Viewport
  base: SiteBase
  /** Path with query, as in the address (URL), without the base. */
  path: string
  /** The document of the body; `undefined` for an unknown address. */
  body: BodyOf | undefined
  /** null for visitors. */
  member?: ViewingMember | null
}

/** A page as if it were published. */
export interface PreviewRequest extends Omit<PageRequest, 'body'> {
  /** Header, body and footer, if there are such. */
  rows: PublishedPage[]
  /** The moment that is shown. */
  at: number
}

export interface AssembledPage {
  data: PageData
  /** Revisions drawn, by region: cache keys of rendered fragments. */
  revisions: Partial<Record<Region, string>>
  /** Of a custom page: its address, by its alias if it has one. */
  customPath?: string
  /** The shop-wide theme. */
  theme: ShopTheme
  /** When something in the page appears or disappears next. */
  until: number
}

/** Assembles the data of one shop page: header, body and footer documents with their live rows. */
export class PageDataService {
  readonly #documents: PageDocuments

  constructor(log: FastifyBaseLogger) {
    this.#documents = new PageDocuments(log)
  }

  async assemble(db: Database, request: PageRequest): Promise<AssembledPage> {
    const { company_id, viewport, body } = request
    const rows = await publishedPages(db, company_id, PLATFORMS_OF[viewport], body)
    return this.#assemble(db, request, rows, timeNow().getTime())
  }

  async preview(db: Database, request: PreviewRequest): Promise<AssembledPage> {
    const assembled = await this.#assemble(db, request, request.rows, request.at)
    return { ...assembled, data: { ...assembled.data, preview: { at: localOf(request.at) } } }
  }

  async #assemble(
    db: Database,
    { company_id, base, path, viewport, member = null }: Omit<PageRequest, 'body'>,
    rows: PublishedPage[],
    at: number,
  ): Promise<AssembledPage> {
    const byRegion = new Map(shownOn(viewport, rows).map((row) => [regionOf(row), row]))
    const found = [...byRegion].map(
      ([region, row]) => [region, this.#documents.open(row, viewport, at)] as const,
    )
    const documents: Partial<Record<Region, PageDocument>> = Object.fromEntries(found)
    const opened = found.map(([, document]) => document)
    const [company, { tdk, side_menu, shop_info, analytics, phone_bar, theme }, { live, rules }] =
      await Promise.all([
        companyOf(db, company_id),
        settingsOf(db, company_id, ['tdk', 'side_menu', 'shop_info', 'analytics', 'phone_bar', 'theme']),
        this.#live(db, company_id, opened, member),
      ])
    const { shop_name, ...info } = shop_info
    const shopName = shop_name || company.brand_name
    const shown = new Map(found.map(([region, document]) => [region, ruled(document, rules)]))
    const body = documents.body
    const row = byRegion.get('body')
    const seo = row?.seo ?? {}
    // an unknown address gets the look of the shop
    const page = (body ?? documents.header ?? documents.footer)?.page.page.props ?? DEFAULT_PAGE_PROPS
    const own = seo.title || body?.page.page.props.title || row?.title || ''
    const home = row?.page_type === 'home'
    return {
      data: {
        status: body ? 200 : 404,
        path,
        base,
        viewport,
        title: home ? tdk.title || own || shopName : [own, shopName].filter(Boolean).join(' – '),
        description: seo.mate_description || body?.page.page.props.description || tdk.mate_description,
        keywords: seo.mate_keywords || body?.page.page.props.keywords || tdk.mate_keywords,
        shopName,
        layout: 'default',
        params: {},
        answers: {},
        viewer: null,
        cartCount: 0,
        site: {
          menu: side_menu.items,
          info,
          analytics: analytics.script,
          ...(viewport === 'h5' && { phone: phone_bar }),
        },
        page,
        regions: {
          header: shown.get('header')?.page ?? null,
          body: shown.get('body')?.page ?? null,
          footer: shown.get('footer')?.page ?? null,
        },
        live,
      },
      ...(row?.page_type === 'custom' && { customPath: customPath(row) }),
      revisions: Object.fromEntries([...shown].map(([region, { revision }]) => [region, revision])),
      theme,
      until: Math.min(...opened.map(({ until }) => until)),
    }
  }

  async #live(
    db: Database,
    company_id: string,
    documents: PageDocument[],
    member: ViewingMember | null,
  ): Promise<{ live: LiveData; rules: RuleGoods }> {
    const near = documents.some((document) => document.nearby)
    const asked = new Map(documents.flatMap((document) => [...document.rules]))
    const rules = await ruleGoods(db, company_id, asked, member)
    const [live, nearby] = await Promise.all([
      loadLive(db, company_id, withFound(unite(documents), rules), member),
      near ? nearbyFallback(db, company_id) : undefined,
    ])
    return { live: nearby ? { ...live, nearby } : live, rules }
  }
}

const unite = (documents: PageDocument[]): DrawnIds =>
  byDrawn((entity) => [...new Set(documents.flatMap((document) => document.entities[entity]))].toSorted())
