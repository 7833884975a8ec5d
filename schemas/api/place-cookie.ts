/** Cookie of the place a shopper chose to have goods delivered to (rule freight-3): 省/市/县, URI encoded. */
export const PLACE_COOKIE = 'delivery_place'
/** A year, in seconds. */
export const PLACE_LIFE_S = 365 * 24 * 60 * 60

interface Names {
  province: string
  city: string
  county: string
}

/** @param value decoded; anything may be in it, so what it names must still be looked up */
export function placeInCookie(value: string): Names | undefined {
  const [province = '', city = '', county = ''] = value.split('/')
  return province === '' ? undefined : { province, city, county }
}

/** @returns the value, not yet encoded */
export const placeCookie = ({ province, city, county }: Names): string => [province, city, county].join('/')
