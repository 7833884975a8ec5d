import type { Database } from '../../db/client'
import { OPERATOR, regionIds } from '../../platform'
import { shopsPage, type ShopRow } from '../shops/repo'
import type { MapsSource } from './source'

/** Beyond this distance from every shop the stub finds nothing, as AMap finds nothing abroad. */
const REACH_M = 500_000

const OK = { status: '1', info: 'OK', infocode: '10000' }
const INVALID = { status: '0', info: 'INVALID_PARAMS', infocode: '20000' }
/** AMap's value for nothing. */
const NOTHING: [] = []

/**
 * AMap's geocoding for a demo, in AMap's shapes (`/v3/geocode/regeo`, `/v3/geocode/geo`): coordinates give the region of
 * the company's nearest shop, an address gives the shops in that region.
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

/** The part of AMap's script that the shop uses, for a demo without an account: it asks this server's stub. */
export const stubScript = `;(function () {
  /* what has no value is an empty text in the answers of the script, [] in those of the service */
  function Geocoder() {}
  Geocoder.prototype.getAddress = function (place, done) {
    var host = window._AMapSecurityConfig.serviceHost
    fetch(host + '/v3/geocode/regeo?location=' + place.join(','))
      .then(function (answer) {
        return answer.json()
      })
      .then(
        function (answer) {
          if (answer.status !== '1') return done('error', answer.info)
          var found = answer.regeocode.addressComponent
          var component = {}
          Object.keys(found).forEach(function (name) {
            component[name] = typeof found[name] === 'string' ? found[name] : ''
          })
          done('complete', { info: answer.info, regeocode: { addressComponent: component } })
        },
        function (error) {
          done('error', String(error))
        },
      )
  }
  window.AMap = { Geocoder: Geocoder }
})()
`
