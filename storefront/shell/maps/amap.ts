import { REQUEST_TIMEOUT_MS } from '../api/timeout'
import { gcj02 } from './gcj02'
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
