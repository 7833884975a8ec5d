import type { FastifyBaseLogger } from 'fastify'
import type {
  HeaderOrFooter,
  HeaderOrFooterQuery,
  TemplateContentAnswer,
  TemplateContentQuery,
  ThemeTmplAnswer,
} from '@schemas/generated/api'
import type { FilledPage, FilledWidget } from '@schemas/fill'
import { entityMarks } from '@schemas/generated/entities'
import { goodsEntry } from '@schemas/snapshots'
import { isRecord, matchesOf } from '@schemas/json'
import type { Json, JsonObject, PageJson } from '@schemas/page'
import type { LiveData } from '@schemas/page-data'
import type { Viewport } from '@schemas/site-base'
import { toHeaderOrFooterRow, toTemplateContent, type ExportOptions } from '@schemas/upstream'
import type { Database } from '../../db/client'
import type { PageType } from '../../db/schema'
import { settingOf } from '../../platform'
import { ruleGoods } from '../live/rule-goods'
import { loadLive, withFound } from '../live/service'
import { PageDocuments } from './documents'
import { ruled } from './ruled-page'
import { PLATFORMS_OF, shownOn } from './platforms'
import { enabledPages, pageByPublicId, type PublishedPage } from './repo'

/** Kinds of pages with content; header and footer have an endpoint of their own. */
const BODIES = new Set<PageType>(['home', 'custom'])

/** Published pages in the shapes of the upstream API (rule import-6). */
export class UpstreamPages {
  readonly #documents: PageDocuments

  constructor(
    private readonly db: Database,
    log: FastifyBaseLogger,
  ) {
    this.#documents = new PageDocuments(log)
  }

  /** The widgets of a custom page, or of the enabled home page; none when there is no such page. */
  async content(
    company_id: string,
    query: TemplateContentQuery,
    options?: ExportOptions,
  ): Promise<TemplateContentAnswer> {
    const { theme_pc_template_id: id } = query
    const { viewport } = query
    const row =
      id === undefined
        ? await this.#enabled(company_id, 'home', viewport)
        : await this.#byId(company_id, id, viewport)
    if (!row) return []
    const page = await this.#fresh(company_id, row, viewport)
    const rows = toTemplateContent(page, (uuid) => uuid, options ?? (await this.#plain(company_id)))
    return rows.map((widget) => ({ ...widget, id: String(widget.id) }))
  }

  /** A phone's frame stands instead of a desktop's header: it has none. */
  async headerOrFooter(
    company_id: string,
    { page_name: name, viewport }: HeaderOrFooterQuery,
    options?: ExportOptions,
  ): Promise<HeaderOrFooter> {
    const row = await this.#enabled(company_id, name, viewport)
    if (!row) return []
    const identity = { theme_pc_template_content_id: row.theme_pc_template_id, company_id }
    const times = { created: seconds(row.created), updated: seconds(row.updated) }
    const page = await this.#fresh(company_id, row, viewport)
    return {
      ...toHeaderOrFooterRow(
        page,
        { ...identity, name, ...times },
        options ?? (await this.#plain(company_id)),
      ),
      ...identity,
    }
  }

  async theme(company_id: string): Promise<ThemeTmplAnswer> {
    const options = await this.#plain(company_id)
    const [header, footer, content] = await Promise.all([
      this.headerOrFooter(company_id, { page_name: 'header', viewport: 'pc' }, options),
      this.headerOrFooter(company_id, { page_name: 'footer', viewport: 'pc' }, options),
      this.content(company_id, { page_type: 'index', viewport: 'pc' }, options),
    ])
    return { platform: 'pc', header, footer, content }
  }

  /** Clients of the upstream API do not know our marks. */
  async #plain(company_id: string): Promise<ExportOptions> {
    return { marks: false, theme: await settingOf(this.db, company_id, 'theme') }
  }

  async #enabled(company_id: string, type: 'home' | 'header' | 'footer', viewport: Viewport) {
    const rows = await enabledPages(this.db, company_id, PLATFORMS_OF[viewport], [type])
    return shownOn(viewport, rows)[0]
  }

  async #byId(company_id: string, id: string, viewport: Viewport) {
    const row = await pageByPublicId(this.db, company_id, PLATFORMS_OF[viewport], id)
    return row && BODIES.has(row.page_type) ? row : undefined
  }

  async #fresh(company_id: string, row: PublishedPage, viewport: Viewport): Promise<PageJson> {
    const document = this.#documents.open(row, viewport)
    const found = await ruleGoods(this.db, company_id, document.rules)
    const live = await loadLive(this.db, company_id, withFound(document.entities, found))
    const { page } = ruled(document, found, (id) => {
      const goods = live.goods[id]
      return goods ? (goodsEntry(goods) as unknown as Json) : { goods_id: id }
    })
    return withLiveData(page, live)
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/**
 * A copy of the page for clients of the upstream API (rule import-6): products with present prices in cents, without
 * deleted categories. A deleted product keeps its snapshot.
 */
function withLiveData(page: FilledPage, live: LiveData): PageJson {
  const widgets = Object.entries(page.widgets).map(([uuid, widget]) => [uuid, fresh(widget, live)])
  return {
    ...page,
    page: { ...page.page, props: { ...page.page.props } },
    widgets: Object.fromEntries(widgets) as PageJson['widgets'],
  }
}

function fresh(widget: FilledWidget, live: LiveData): FilledWidget {
  const marks = (entityMarks[widget.type] ?? []).filter(({ link, rule }) => !link && !rule)
  if (marks.length === 0) return widget
  const props = structuredClone(widget.props)
  for (const { path, entity } of marks) {
    if (entity === 'goods')
      for (const { value } of matchesOf({ props }, path.slice(0, -1))) reprice(value, path, live)
    if (entity === 'category' && path.at(-2) === '*')
      for (const { value } of matchesOf({ props }, path.slice(0, -2))) removeDeleted(value, path, live)
  }
  return { ...widget, props }
}

/** The activity price before the plain one, without member prices (rule price-3). */
function reprice(holder: Json, path: string[], { goods }: LiveData) {
  if (!isRecord(holder) || !('price' in holder)) return
  const live = goods[idIn(holder, path)]
  if (!live) return
  holder.price = live.activity_price ?? live.price
  if ('market_price' in holder) holder.market_price = live.market_price
}

function removeDeleted(list: Json, path: string[], { category }: LiveData) {
  if (!Array.isArray(list)) return
  const exists = (item: Json) => !isRecord(item) || idIn(item, path) === '' || idIn(item, path) in category
  list.splice(0, list.length, ...list.filter(exists))
}

const idIn = (holder: JsonObject, path: string[]) => String(holder[path.at(-1) ?? ''] ?? '')
