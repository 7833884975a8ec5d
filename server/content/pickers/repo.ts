/** What operators can place on a page, each kind as the storefront would show it. */
import { sql, type SQL } from 'drizzle-orm'
import type {
  PickCategoriesQuery,
  PickCouponsQuery,
  PickedPage,
  PickGoodsQuery,
  PickPagesQuery,
  PickShopsQuery,
} from '@schemas/generated/api'
import { containing } from '../../db/search'
import { matching, searchFilter, storeOfGoods } from '../../catalogue'
import { operatorViewer, type Reach, shopsNotSelling } from '../../platform'
import { inPages, inShops } from '../../db/shops'
import { couponsOf, EXPIRED, OFFERED } from '../../pricing'
import { liveCategories } from '../live/categories-repo'
import { liveCoupons } from '../live/coupons-repo'
import { liveGoods } from '../live/goods-repo'
import { liveShops } from '../live/shops-repo'
import { definePicker } from './picker-repo'

/** Products that shoppers can see, as the shop's own search finds them, or those that they cannot. */
export const pickGoods = definePicker({
  id: sql`g.goods_id`,
  async found(db, company_id, query: PickGoodsQuery, { shops }) {
    const { keyword, category_id, brand_id, tag_id, start_price, end_price, shelf, distributor_id } = query
    const searched = await searchFilter(db, company_id, { keywords: keyword, category_id })
    const hidden = await shopsNotSelling(db, company_id, operatorViewer({ shops }))
    const goods = matching({
      company_id,
      hidden,
      ...searched,
      ...(brand_id !== undefined && { brands: [brand_id] }),
      ...(tag_id !== undefined && { tags: [tag_id] }),
      start_price,
      end_price,
      distributor_id,
      offShelf: shelf === 'off',
    })
    return sql`${goods} and ${inShops(sql`g.distributor_id`, shops)}`
  },
  sorts: (company_id) => ({
    price: sql`i.price`,
    sales: sql`g.sales`,
    store: storeOfGoods(company_id),
    created: sql`g.created`,
  }),
  order: sql`g.sort, g.goods_id`,
  /** Names with exactly the typed text go before those that have all its words. */
  first({ keyword = '' }) {
    const text = keyword.trim()
    return text === '' ? undefined : sql`(g.item_name ilike ${containing(text)}) desc`
  },
  rows: (db, company_id, ids, { shelf }, reach) =>
    liveGoods(db, company_id, ids, operatorViewer(reach), { offShelf: shelf === 'off' }),
})

const COUPON_STATES: Record<NonNullable<PickCouponsQuery['state']>, SQL> = {
  open: sql`${OFFERED} and not ${EXPIRED}`,
  upcoming: sql`coupon.kq_status = 0 and coupon.receive and coupon.send_begin_time > now() and not ${EXPIRED}`,
  ended: EXPIRED,
  paused: sql`not ${EXPIRED} and (coupon.kq_status <> 0 or not coupon.receive)`,
}

/** Coupons that shoppers may claim, or others by their state. */
export const pickCoupons = definePicker({
  id: sql`coupon.card_id`,
  found(_db, company_id, { keyword = '', state = 'open', card_type }: PickCouponsQuery, { shops }) {
    const pattern = containing(keyword.trim())
    return sql`from coupon where coupon.company_id = ${company_id} and ${COUPON_STATES[state]}
      and ${couponsOf(company_id, shops)}
      and ${card_type === undefined ? sql`true` : sql`coupon.card_type = ${card_type}`}
      and (coupon.title ilike ${pattern} or coupon.description ilike ${pattern})`
  },
  sorts: () => ({ quantity: sql`coupon.quantity - coupon.get_num`, created: sql`coupon.created` }),
  order: sql`coupon.sort, coupon.card_id`,
  rows: (db, company_id, ids, { state = 'open' }, reach) =>
    liveCoupons(db, company_id, ids, operatorViewer(reach), { closed: state !== 'open' }),
})

/** Shops that are open for business, by name, city or address. */
export const pickShops = definePicker({
  id: sql`s.distributor_id`,
  found(_db, company_id, { keyword = '', city }: PickShopsQuery, { shops }) {
    const pattern = containing(keyword.trim())
    return sql`from shop s where s.company_id = ${company_id} and s.is_valid and ${inShops(sql`s.distributor_id`, shops)}
      and ${city === undefined ? sql`true` : sql`s.city = ${city}`}
      and (s.name ilike ${pattern} or s.city ilike ${pattern} or s.address ilike ${pattern})`
  },
  sorts: () => ({ name: sql`s.name`, sales: sql`s.sales_count`, created: sql`s.created` }),
  order: sql`s.sort, s.distributor_id`,
  rows: (db, company_id, ids, _query, reach) => liveShops(db, company_id, ids, operatorViewer(reach)),
})

/** Categories with all below them: the roots of a tree or, by keyword, those of any level. */
export const pickCategories = definePicker({
  id: sql`c.category_id`,
  found(_db, company_id, { keyword = '', is_main_category }: PickCategoriesQuery) {
    const text = keyword.trim()
    const which = text === '' ? sql`c.parent_id is null` : sql`c.category_name ilike ${containing(text)}`
    return sql`from category c
      where c.company_id = ${company_id} and c.is_main_category = ${is_main_category} and ${which}`
  },
  sorts: () => ({ name: sql`c.category_name` }),
  order: sql`c.category_level, c.sort, c.category_id`,
  rows: (db, company_id, ids) => liveCategories(db, company_id, ids),
})

/**
 * Custom pages that a link may lead to (`/custompage?pageid=`), enabled or not yet; of other pages than the operator's
 * those that every visitor can open.
 */
export const pickPages = definePicker({
  id: sql`p.theme_pc_template_id`,
  found: (_db, company_id, { keyword = '', platform, enabled }: PickPagesQuery, reach) =>
    sql`from page p where ${customPages(company_id, platform, reach)} and p.title ilike ${containing(keyword.trim())}
      and ${enabled === undefined ? sql`true` : sql`p.enabled = ${enabled}`}`,
  sorts: () => ({ title: sql`p.title`, updated: sql`p.updated` }),
  order: sql`p.created desc, p.theme_pc_template_id`,
  async rows(db, company_id, ids, { platform }, reach) {
    const { rows } = await db.execute<PickedPage & Record<string, unknown>>(sql`
      select p.theme_pc_template_id, p.title, p.page_type, p.enabled from page p
       where ${customPages(company_id, platform, reach)} and p.theme_pc_template_id = any(${sql.param(ids)}::text[])`)
    return Object.fromEntries(rows.map((row) => [row.theme_pc_template_id, row]))
  },
})

const customPages = (company_id: string, platform: PickPagesQuery['platform'], { pages }: Reach) =>
  sql`p.company_id = ${company_id} and p.platform = ${platform} and p.page_type = 'custom' and p.deleted is null
    and (${inPages(sql`p.page_id`, pages)} or p.enabled and p.published_revision is not null)`
