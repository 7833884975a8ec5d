import type { FastifyBaseLogger } from 'fastify'
import type {
  HeaderOrFooter,
  TemplateContentAnswer,
  TemplateContentQuery,
  ThemeTmplAnswer,
} from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import { toHeaderOrFooterRow, toTemplateContent } from '@schemas/upstream'
import type { Database } from '../../db/client'
import type { PageType } from '../../db/schema'
import { loadLive } from '../live/service'
import { PageDocuments } from './documents'
import { freshPage } from './fresh-page'
import { enabledPages, pageByPublicId, type PublishedPage } from './repo'

/** Readers of the upstream form know nothing of our marks. */
const PLAIN = { marks: false }
/** What a reader may fetch as a body; header and footer have a call of their own. */
const BODIES = new Set<PageType>(['home', 'custom'])

/** Published pages in the wire shapes of the upstream backend (rule import-6). */
export class Templates {
  readonly #documents: PageDocuments

  constructor(
    private readonly db: Database,
    log: FastifyBaseLogger,
  ) {
    this.#documents = new PageDocuments(log)
  }

  /** The widgets of a custom page, or of the enabled home page; none when there is no such page. */
  async content(company_id: string, query: TemplateContentQuery): Promise<TemplateContentAnswer> {
    const { theme_pc_template_id: id } = query
    const row = id === undefined ? await this.#enabled(company_id, 'home') : await this.#byId(company_id, id)
    if (!row) return []
    const rows = toTemplateContent(await this.#fresh(company_id, row), (uuid) => uuid, PLAIN)
    return rows.map((widget) => ({ ...widget, id: String(widget.id) }))
  }

  async headerOrFooter(company_id: string, name: 'header' | 'footer'): Promise<HeaderOrFooter> {
    const row = await this.#enabled(company_id, name)
    if (!row) return []
    const identity = { theme_pc_template_content_id: row.theme_pc_template_id, company_id }
    const times = { created: seconds(row.created), updated: seconds(row.updated) }
    const page = await this.#fresh(company_id, row)
    return { ...toHeaderOrFooterRow(page, { ...identity, name, ...times }, PLAIN), ...identity }
  }

  async theme(company_id: string): Promise<ThemeTmplAnswer> {
    const [header, footer, content] = await Promise.all([
      this.headerOrFooter(company_id, 'header'),
      this.headerOrFooter(company_id, 'footer'),
      this.content(company_id, { page_type: 'index' }),
    ])
    return { platform: 'pc', header, footer, content }
  }

  async #enabled(company_id: string, type: 'home' | 'header' | 'footer') {
    const [row] = await enabledPages(this.db, company_id, 'pc', [type])
    return row
  }

  async #byId(company_id: string, id: string) {
    const row = await pageByPublicId(this.db, company_id, 'pc', id)
    return row && BODIES.has(row.page_type) ? row : undefined
  }

  async #fresh(company_id: string, row: PublishedPage): Promise<PageJson> {
    const { page, entities } = this.#documents.open(row)
    return freshPage(page, await loadLive(this.db, company_id, entities))
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
