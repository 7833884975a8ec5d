import type * as tables from '../../db/schema'
import { couponMedia, shopMedia } from '../media'
import type { CouponSource, DemoCompany } from '../model'

type Rows = {
  shop: (typeof tables.shop.$inferInsert)[]
  shop_tag: (typeof tables.shop_tag.$inferInsert)[]
  coupon: (typeof tables.coupon.$inferInsert)[]
  coupon_bound: (typeof tables.coupon_bound.$inferInsert)[]
  coupon_shop: (typeof tables.coupon_shop.$inferInsert)[]
}

/** End date of coupons without one, far in the future, so that the demo does not expire. */
const FROM = new Date('2026-01-01T00:00:00+08:00')
const TO = new Date('2035-12-31T23:59:59+08:00')
const ALL_GOODS = 0
const CATEGORIES = 2

export function shopRows({ company_id, slug, shops, coupons }: DemoCompany): Rows {
  return {
    shop: shops.map(
      ({ id, tags: _tags, stars, sales, pickup, colour: _colour, shows: _shows, ...shop }, sort) => ({
        ...shop,
        company_id,
        distributor_id: id,
        shop_code: `${slug.toUpperCase()}${id.padStart(3, '0')}`,
        logo: shopMedia(slug, id, 'logo'),
        banner: shopMedia(slug, id, 'banner'),
        is_ziti: pickup,
        is_default: sort === 0,
        avg_star_tenths: stars,
        sales_count: sales,
        sort,
      }),
    ),
    shop_tag: shops.flatMap(({ id, tags }) =>
      tags.map((tag_id) => ({ company_id, distributor_id: id, tag_id })),
    ),
    coupon: coupons.map((coupon, sort) => ({ ...couponRow(slug, coupon), company_id, sort })),
    coupon_bound: coupons.flatMap(({ id, category }) =>
      category ? [{ company_id, card_id: id, target_id: category }] : [],
    ),
    coupon_shop: coupons.flatMap(({ id, shop }) =>
      shop ? [{ company_id, card_id: id, distributor_id: shop }] : [],
    ),
  }
}

function couponRow(
  slug: string,
  coupon: CouponSource,
): Omit<typeof tables.coupon.$inferInsert, 'company_id'> {
  const { id, title, card_type, description, notice, quantity, claimed, get_limit, term } = coupon
  return {
    card_id: id,
    title,
    card_type,
    description,
    notice,
    quantity,
    get_num: claimed,
    get_limit,
    color: coupon.colour,
    reduce_cost: coupon.reduce_cost ?? 0,
    discount: coupon.discount ?? 0,
    least_cost: coupon.least_cost,
    most_cost: coupon.most_cost ?? 0,
    object_use_for: coupon.useFor,
    icon_url_list: coupon.pictured ? [couponMedia(slug, id)] : [],
    use_bound: coupon.category ? CATEGORIES : ALL_GOODS,
    distributor_id: coupon.shop ?? null,
    ...(term
      ? { date_type: 'DATE_TYPE_FIX_TERM', fixed_begin_term: 0, fixed_term: term }
      : { date_type: 'DATE_TYPE_FIX_TIME_RANGE', begin_date: FROM, end_date: TO }),
  }
}
