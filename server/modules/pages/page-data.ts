import type { FastifyBaseLogger } from 'fastify'
import type { EntityIds } from '@schemas/entities'
import { REGIONS, type LiveData, type PageData, type Region } from '@schemas/page-data'
import type { Database } from '../../db/client'
import { loadLive } from '../live/service'
import { nearbyFallback } from '../live/nearby'
import { settingsOf } from '../settings/repo'
import { companyOf } from '../company/repo'
import { DEFAULT_PAGE_PROPS } from './empty-page'
import { PageDocuments, revisionKey, type PageDocument } from './documents'
import { customPage, enabledPages, type Platform, type PublishedPage } from './repo'

export interface PageRequest {
  company_id: string
  platform: Platform
  /** Path with query, as it stands in the address. */
  path: string
  /** Which document fills the body; `undefined` for an address that no route knows. */
  body: 'home' | 'custom' | undefined
}

export interface AssembledPage {
  data: PageData
  /** Revisions drawn, by region: what rendered fragments may be kept under. */
  revisions: Partial<Record<Region, string>>
}

/** Puts together all that one shop page needs: header, body and footer documents, and the live rows they name. */
export class PageDataService {
  readonly #documents: PageDocuments

  constructor(
    private readonly db: Database,
    log: FastifyBaseLogger,
  ) {
    this.#documents = new PageDocuments(log)
  }

  async assemble(request: PageRequest): Promise<AssembledPage> {
    const { company_id } = request
    const [rows, company, { tdk, side_menu, shop_info }] = await Promise.all([
      this.#rows(request),
      companyOf(this.db, company_id),
      settingsOf(this.db, company_id, ['tdk', 'side_menu', 'shop_info']),
    ])
    const { shop_name, ...info } = shop_info
    const shopName = shop_name || company.brand_name
    const documents = this.#regions(rows, request.body)
    const live = await this.#live(company_id, Object.values(documents))
    const body = documents.body
    const row = body && rows.find((candidate) => revisionKey(candidate) === body.revision)
    const seo = row?.seo ?? {}
    const page = body?.page.page.props ?? DEFAULT_PAGE_PROPS
    const own = seo.title || page.title || row?.title || ''
    const home = row?.page_type === 'home'
    return {
      data: {
        status: body ? 200 : 404,
        path: request.path,
        title: home ? tdk.title || own || shopName : [own, shopName].filter(Boolean).join(' – '),
        description: seo.mate_description || page.description || tdk.mate_description,
        keywords: seo.mate_keywords || page.keywords || tdk.mate_keywords,
        shopName,
        site: { menu: side_menu.items, info },
        page,
        regions: {
          header: documents.header?.page ?? null,
          body: body?.page ?? null,
          footer: documents.footer?.page ?? null,
        },
        live,
      },
      revisions: Object.fromEntries(
        REGIONS.flatMap((region) =>
          documents[region]?.revision ? [[region, documents[region].revision]] : [],
        ),
      ),
    }
  }

  async #live(company_id: string, documents: PageDocument[]): Promise<LiveData> {
    const near = documents.some((document) => document.nearby)
    const [live, nearby] = await Promise.all([
      loadLive(this.db, company_id, unite(documents)),
      near ? nearbyFallback(this.db, company_id) : undefined,
    ])
    return nearby ? { ...live, nearby } : live
  }

  #rows({ company_id, platform, body, path }: PageRequest): Promise<PublishedPage[]> {
    if (body !== 'custom') {
      return enabledPages(
        this.db,
        company_id,
        platform,
        body ? ['home', 'header', 'footer'] : ['header', 'footer'],
      )
    }
    const publicId = new URL(path, 'http://shop').searchParams.get('pageid') ?? ''
    return customPage(this.db, company_id, platform, publicId)
  }

  #regions(rows: PublishedPage[], body: PageRequest['body']): Partial<Record<Region, PageDocument>> {
    const regions: Partial<Record<Region, PageDocument>> = {}
    for (const row of rows) {
      const region = row.page_type === body ? 'body' : row.page_type
      if (region === 'header' || region === 'body' || region === 'footer')
        regions[region] = this.#documents.open(row)
    }
    return regions
  }
}

function unite(documents: PageDocument[]): EntityIds {
  const all = (entity: keyof EntityIds) =>
    [...new Set(documents.flatMap((document) => document.entities[entity]))].toSorted()
  return {
    goods: all('goods'),
    coupon: all('coupon'),
    shop: all('shop'),
    category: all('category'),
    page: all('page'),
  }
}
