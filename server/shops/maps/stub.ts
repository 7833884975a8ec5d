import type { Database } from '../../db/client'
import { OPERATOR, regionIds } from '../../platform'
import { shopsPage, type ShopRow } from '../shops/repo'
import type { MapsSource } from './source'

/** Farther from every shop than this, AMap's stub knows no place, as AMap knows none abroad. */
const REACH_M = 500_000

const OK = { status: '1', info: 'OK', infocode: '10000' }
const INVALID = { status: '0', info: 'INVALID_PARAMS', infocode: '20000' }
/** What AMap writes where it has no value. */
const NOTHING: [] = []

/**
 * AMap's geocoding for a demo, in its own shapes (`/v3/geocode/regeo`, `/v3/geocode/geo`): a place is that of the
 * company's nearest shop, an address is where a shop in that region stands.
 */
export function amapStub(db: Database): MapsSource['ask'] {
  return async (company_id, question, parameters) => {
    const byPlace = question === 'regeo'
    const at = byPlace ? pointIn(parameters.get('location') ?? '') : undefined
    const address = parameters.get('address') ?? ''
    if (byPlace ? !at : address === '') return INVALID
    const shops = await shopsPage(
      db,
      { company_id, looker: OPERATOR },
      { limit: 100, offset: 0, sort: 1, from: at, withCards: false },
    )
    if (!byPlace) return geocodes(shops.filter((shop) => isMeant(address, shop)))
    const [nearest] = shops
    return {
      ...OK,
      regeocode: regeocode(nearest?.distance != null && nearest.distance <= REACH_M ? nearest : undefined),
    }
  }
}

/** `121.47,31.23`: longitude first. */
function pointIn(location: string) {
  const [, lng, lat] = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/.exec(location) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return lat !== undefined && Math.abs(point.lng) <= 180 && Math.abs(point.lat) <= 90 ? point : undefined
}

type Place = Pick<ShopRow, 'province' | 'city' | 'area'>

/** AMap leaves out the city of a province that is a city itself. */
const cityOf = ({ province, city }: Place) => (city === province ? NOTHING : city)

const codeOf = ({ province, city, area }: Place) =>
  regionIds({ province, city, county: area }).at(-1) ?? NOTHING

const regeocode = (shop: ShopRow | undefined) =>
  shop
    ? {
        formatted_address: [...new Set([shop.province, shop.city, shop.area])].join(''),
        addressComponent: {
          country: '中国',
          province: shop.province,
          city: cityOf(shop),
          district: shop.area,
          adcode: codeOf(shop),
          township: NOTHING,
        },
      }
    : {
        formatted_address: NOTHING,
        addressComponent: {
          country: NOTHING,
          province: NOTHING,
          city: NOTHING,
          district: NOTHING,
          adcode: NOTHING,
          township: NOTHING,
        },
      }

const isMeant = (address: string, { province, city, area, lat }: ShopRow) =>
  lat !== null && [province, city, area].some((name) => name !== '' && address.includes(name))

const geocodes = (shops: readonly ShopRow[]) => ({
  ...OK,
  count: String(shops.length),
  geocodes: shops.map((shop) => ({
    formatted_address: [...new Set([shop.province, shop.city, shop.area])].join('') + shop.address,
    country: '中国',
    province: shop.province,
    city: cityOf(shop),
    district: shop.area,
    adcode: codeOf(shop),
    location: `${shop.lng},${shop.lat}`,
    level: '门牌号',
  })),
})
