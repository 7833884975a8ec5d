import type { CurrentShop } from '@schemas/generated/api'
import { COUPON_PAGE_SIZE } from '@storefront/features/catalogue'
import { breadcrumbLd } from '@storefront/shell/parts/breadcrumb-ld'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { ask, defineData } from '@storefront/shell/section/section'
import { texts } from '../../texts/shops'
import { readPlace, shopHref } from './place'

export default defineData({
  asks({ query }) {
    const { distributor_id, page } = readPlace(query)
    return {
      shop: ask('GET /distributor/{id}', {
        params: { id: distributor_id },
        query: { only_valid: true },
        needed: true,
      }),
      kept: ask('GET /member/collect/distribution/check', { query: { distributor_id } }),
      coupons: ask('GET /getCardList', {
        query: { distributor_id, end_date: true, page_size: COUPON_PAGE_SIZE },
      }),
      goods: ask('GET /goods/items', { query: { distributor_id, page, pageSize: LIST_PAGE_SIZE } }),
    }
  },
  head({ shop: { data: shop } }, { query, origin }) {
    if (!shop) return {}
    const { distributor_id, page } = readPlace(query)
    const crumbs = [
      { text: texts.home, href: '/' },
      { text: texts.nearShops, href: '/shops/near' },
      { text: shop.name },
    ]
    return {
      title: shop.name,
      description: shop.intro || shop.store_address,
      canonical: shopHref(distributor_id, page),
      jsonLd: [storeLd(shop, { origin, path: shopHref(distributor_id, 1) }), breadcrumbLd(crumbs, origin)],
    }
  },
})

/** A shop as schema.org words it. @param origin the shop’s own address @param path of its page */
function storeLd(shop: CurrentShop, { origin, path }: { origin: string; path: string }): object {
  const { name, logo, mobile, province, city, area, address, lng, lat, hour } = shop
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name,
    url: origin + path,
    ...(logo && { image: logo.startsWith('/') ? origin + logo : logo }),
    ...(mobile && { telephone: mobile }),
    ...(hour && { openingHours: `Mo-Su ${hour}` }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressRegion: province,
      addressLocality: city,
      streetAddress: area + address,
    },
    ...(lng && lat && { geo: { '@type': 'GeoCoordinates', longitude: lng, latitude: lat } }),
  }
}
