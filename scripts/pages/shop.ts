/** Calls of operators to a running shop. */
import { ShopClient } from '@schemas/api/shop-client'
import { ApiError } from '@schemas/api/api-error'
import type { AdminEndpoints, DraftPage } from '@schemas/generated/api'

const PAGE_SIZE = 50

/** A password, for a session that ends with the command, or an access token. */
export type Account =
  | {
      username: string
      password: string
      /** Of the second factor, where the account has one. */
      code?: string
    }
  | { token: string }

/** A shop in the name of an operator. */
export class Shop {
  private constructor(
    private readonly client: ShopClient,
    private readonly hasSession: boolean,
  ) {}

  /**
   * @param url `https://shop.example.com`, the address of the company
   * @throws ApiError with the words of the server
   */
  static async signIn(url: string, account: Account): Promise<Shop> {
    const client = new ShopClient({ url, ...account })
    try {
      await client.session()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status > 0) throw error
      throw new ApiError(`连接不上 ${url}`, { status: 0, cause: error })
    }
    return new Shop(client, !('token' in account))
  }

  async signOut(): Promise<void> {
    if (this.hasSession) await this.client.call('DELETE /session', {})
  }

  draft(page_id: string): Promise<DraftPage> {
    return this.client.call('GET /pages/{page_id}/draft', { params: { page_id } })
  }

  /** Ids of all pages that are not deleted. */
  async pages(): Promise<string[]> {
    const ids: string[] = []
    for (let page = 1; ; page++) {
      const query = { page, pageSize: PAGE_SIZE, sort: 'created', order: 'asc' } as const
      const { list, total_count } = await this.client.call('GET /pages', { query })
      ids.push(...list.map(({ page_id }) => page_id))
      if (list.length === 0 || ids.length >= total_count) return ids
    }
  }

  /** Saves all drafts or none. @throws ApiError 409 where one of them has moved on */
  async save(documents: AdminEndpoints['PUT /drafts']['body']['documents']) {
    const { saved } = await this.client.call('PUT /drafts', { body: { documents } })
    return saved
  }
}
