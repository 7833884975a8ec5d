import type { CurrentShop } from '@schemas/generated/api'

/** A shop as schema.org words it. @param origin the shop’s own address @param path of its page */
export function storeLd(shop: CurrentShop, { origin, path }: { origin: string; path: string }): object {
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
