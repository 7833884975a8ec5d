/** Pages as a whole, and records that pages show and link to. */
import type { ShopClient } from '@schemas/api/shop-client'
import type { PageRow } from '@schemas/generated/api'
import { couponEntry, goodsEntry } from '@schemas/snapshots'
import type { Input } from '../inputs'
import type { Tools } from './tool'

/** Rows of one answer. */
const PAGES = 50
const RECORDS = 10

export const pageTools = (shop: ShopClient): Tools<'list_pages' | 'create_page' | 'search_records'> => ({
  list_pages: {
    about: 'Pages with page_id, title, kind, state and address; also who is signed in and their rights.',
    reads: true,
    async run(_session, { keyword, kind, platform }) {
      const query = {
        pageSize: PAGES,
        ...(keyword !== undefined && { keyword }),
        ...(kind && { page_type: kind }),
        ...(platform && { platform }),
      }
      const { list, total_count } = await shop.call('GET /pages', { query })
      const { operator, shop_name } = await shop.session()
      const rights = operator.rights.filter((right) => right.startsWith('pages.'))
      return {
        json: {
          shop: shop_name,
          operator: operator.name,
          rights,
          total: total_count,
          pages: list.map(shownRow),
        },
      }
    },
  },
  create_page: {
    about: 'A new custom page as a draft, empty or as a copy.',
    reads: false,
    async run(_session, { title, platform, copy_of }) {
      const body = {
        page_type: 'custom',
        platform,
        title,
        ...(copy_of !== undefined && { copy_of }),
      } as const
      const row = await shop.call('POST /pages', { body })
      return { json: { ...shownRow(row), revision: row.draft_revision } }
    },
  },
  search_records: {
    about:
      'Products, coupons, shops, categories, pages … by name, with the values that widgets and links take.',
    reads: true,
    run: async (_session, input) => ({ json: { list: await recordsOf(shop, input) } }),
  },
})

const shownRow = ({ page_id, title, page_type, platform, state, enabled, path, updated_by }: PageRow) => ({
  page_id,
  title,
  kind: page_type,
  platform,
  state,
  enabled,
  path,
  ...(updated_by !== '' && { updated_by }),
})

async function recordsOf(shop: ShopClient, { kind, keyword }: Input<'search_records'>): Promise<object[]> {
  const query = { pageSize: RECORDS, ...(keyword !== undefined && { keyword }) }
  switch (kind) {
    case 'goods':
      return (await shop.call('GET /pickers/goods', { query })).list.map(goodsEntry)
    case 'coupon':
      return (await shop.call('GET /pickers/coupons', { query })).list.map(couponEntry)
    case 'shop':
      return (await shop.call('GET /pickers/shops', { query })).list
    case 'category':
      return (await shop.call('GET /pickers/categories', { query })).list
    case 'page':
      return (await shop.call('GET /pickers/pages', { query })).list
    default:
      return (await shop.call('GET /pickers/targets', { query: { ...query, kind } })).list
  }
}
