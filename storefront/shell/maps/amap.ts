import { REQUEST_TIMEOUT_MS } from '../api/settings'
import type { MapsProvider, Place, Point } from './provider'

/** What is used of AMap's script (JS API 2.0). */
interface AMap {
  Geocoder: new () => {
    getAddress(
      place: [lng: number, lat: number],
      done: (status: string, result: GeocoderResult | string) => void,
    ): void
  }
}

interface GeocoderResult {
  info: string
  regeocode: { addressComponent: { province: string; city: string | string[]; district: string } }
}

declare global {
  interface Window {
    AMap?: AMap
  }
}

let fetching: Promise<AMap> | undefined

/** AMap by its script; what it asks goes through our server, which adds the security code. */
export const amap = (script: string): MapsProvider => ({
  async open() {
    fetching ??= fetchScript(script)
    const { Geocoder } = await fetching.catch((error: unknown) => {
      // the next question tries again
      fetching = undefined
      throw error
    })
    return (point) => placeOf(new Geocoder(), point)
  },
})

function fetchScript(src: string): Promise<AMap> {
  Object.assign(window, { _AMapSecurityConfig: { serviceHost: `${location.origin}/_AMapService` } })
  const script = Object.assign(document.createElement('script'), { async: true, src })
  return inTime(
    `the maps script ${new URL(src, location.href).origin}`,
    new Promise((resolve, reject) => {
      script.addEventListener('load', () =>
        window.AMap ? resolve(window.AMap) : reject(new Error('Expected the maps script to define AMap')),
      )
      script.addEventListener('error', () => reject(new Error('The maps script cannot be fetched')))
      document.head.append(script)
    }),
  )
}

function placeOf(geocoder: InstanceType<AMap['Geocoder']>, point: Point): Promise<Place> {
  const { lat, lng } = gcj02(point)
  const asked = new Promise<Place>((resolve, reject) =>
    geocoder.getAddress([lng, lat], (status, result) => {
      if (status !== 'complete' || typeof result === 'string')
        return reject(new Error(`Expected an address from AMap, got ${status} ${JSON.stringify(result)}`))
      const { province, city, district } = result.regeocode.addressComponent
      const named = typeof city === 'string' ? city : ''
      // a province that is a city is named once
      return resolve({ province, city: named || (province.endsWith('市') ? province : ''), area: district })
    }),
  )
  return inTime('an address of AMap', asked)
}

function inTime<T>(what: string, wanted: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  return Promise.race([
    wanted,
    new Promise<never>((_resolve, reject) =>
      late.addEventListener('abort', () => reject(new Error(`Expected ${what} within 10 s, got nothing`))),
    ),
  ])
}

/** The ellipsoid of the conversion: semi-major axis in metres, and eccentricity squared. */
const AXIS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The part of the deviation that both coordinates have, waves over the longitude. */
const waves = (x: number) => (20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * (2 / 3)

/**
 * What browsers say (WGS-84) as maps of mainland China have it (GCJ-02), some 300 to 700 m away; AMap asks for it.
 * @returns degrees; places outside of China stay as they are
 */
export function gcj02({ lat, lng }: { lat: number; lng: number }): { lat: number; lng: number } {
  if (lng < 72.004 || lng > 137.8347 || lat < 0.8293 || lat > 55.8271) return { lat, lng }
  const [x, y] = [lng - 105, lat - 35]
  const root = Math.sqrt(Math.abs(x))
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    waves(x) +
    (20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI)) * (2 / 3) +
    (160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * (2 / 3)
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    waves(x) +
    (20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI)) * (2 / 3) +
    (150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * (2 / 3)
  const flattening = 1 - ECCENTRICITY * Math.sin(radians(lat)) ** 2
  const meridian = (AXIS * (1 - ECCENTRICITY)) / flattening ** 1.5
  const parallel = (AXIS / Math.sqrt(flattening)) * Math.cos(radians(lat))
  return { lat: lat + ((north / meridian) * 180) / Math.PI, lng: lng + ((east / parallel) * 180) / Math.PI }
}
