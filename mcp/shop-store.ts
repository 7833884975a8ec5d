/** The pages of a shop: drafts over the API that the designer uses. */
import { toJson, type PageDoc } from '@engine/design'
import { storedPage } from '@schemas'
import { ApiError } from '@schemas/api/api-error'
import type { ShopClient } from '@schemas/api/shop-client'
import type { DraftConflicts, PageRow } from '@schemas/generated/api'
import { roleOf } from '@schemas/page-role'
import { documentOf, movedOn, type Draft, type PageStore } from './store'

/** Pages of one request. */
const PAGES = 50

export class ShopStore implements PageStore<PageRow> {
  constructor(readonly shop: ShopClient) {}

  async open(page_id: string): Promise<Draft<PageRow>> {
    const { page, revision, author, document } = await this.shop.call('GET /pages/{page_id}/draft', {
      params: { page_id },
    })
    return { page, revision, author, doc: documentOf(document), role: roleOf(page) }
  }

  async save({ page: { page_id }, revision: base }: Draft<PageRow>, doc: PageDoc): Promise<string> {
    const documents = [{ page_id, base, document: storedPage(toJson(doc)) }]
    try {
      const { saved } = await this.shop.call('PUT /drafts', { body: { documents } })
      const [one] = saved
      if (!one) throw new Error(`Expected the saved draft of page ${page_id}, got none`)
      return one.revision
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const { conflicts: [conflict] = [] } = (error.details ?? {}) as Partial<DraftConflicts>
      throw movedOn(base, conflict?.revision ?? '', conflict?.author ?? '')
    }
  }

  async latest(most: number): Promise<PageRow[]> {
    const found: PageRow[] = []
    for (let page = 1; found.length < most; page++) {
      const { list } = await this.shop.call('GET /pages', { query: { page, pageSize: PAGES } })
      found.push(...list)
      if (list.length < PAGES) break
    }
    return found
  }
}
