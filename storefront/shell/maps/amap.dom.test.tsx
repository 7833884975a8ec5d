import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { amap, gcj02 } from './amap'

const HERE = { lat: 31.2304, lng: 121.4737 }
const asked = vi.fn<(place: number[]) => [string, object | string]>()

class Geocoder {
  getAddress(place: [number, number], done: (status: string, result: never) => void) {
    const [status, result] = asked(place)
    done(status, result as never)
  }
}

const found = (city: string | string[], province = '上海市'): [string, object] => [
  'complete',
  { info: 'OK', regeocode: { addressComponent: { province, city, district: '黄浦区' } } },
]

let outcome: 'load' | 'error' = 'load'
beforeEach(() => {
  outcome = 'load'
  asked.mockReset()
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (outcome === 'load') window.AMap = { Geocoder }
    ;(script as HTMLScriptElement).dispatchEvent(new Event(outcome))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.AMap
})

it('a script that cannot be fetched is told, and fetched again for the next question', async () => {
  outcome = 'error'
  await expect(amap('/maps.js').open()).rejects.toThrow('The maps script cannot be fetched')
  outcome = 'load'
  asked.mockReturnValue(found([]))
  const addressOf = await amap('/maps.js').open()
  expect(await addressOf(HERE)).toEqual({ province: '上海市', city: '上海市', area: '黄浦区' })
  expect(Reflect.get(window, '_AMapSecurityConfig')).toEqual({
    serviceHost: `${location.origin}/_AMapService`,
  })
})

it.each([
  ['a city', '杭州市', '浙江省', '杭州市'],
  ['no city of a province that is one', '', '北京市', '北京市'],
  ['no city where the province governs directly', [], '河南省', ''],
])('names %s as our regions do', async (_what, city, province, expected) => {
  asked.mockReturnValue(found(city, province))
  const addressOf = await amap('/maps.js').open()
  expect(await addressOf(HERE)).toEqual({ province, city: expected, area: '黄浦区' })
})

it('asks with the coordinates of Chinese maps, and tells a refusal', async () => {
  asked.mockReturnValue(['error', 'INVALID_USER_KEY'])
  const addressOf = await amap('/maps.js').open()
  await expect(addressOf(HERE)).rejects.toThrow('got error "INVALID_USER_KEY"')
  const { lat, lng } = gcj02(HERE)
  expect(asked.mock.calls).toEqual([[[lng, lat]]])
})

// pairs of the published reference implementation (eviltransform)
it.each([
  [
    { lat: 31.1774276, lng: 121.5272106 },
    { lat: 31.17530398364597, lng: 121.531541859215 },
  ],
  [
    { lat: 22.543847, lng: 113.912316 },
    { lat: 22.540796131694766, lng: 113.9171764808363 },
  ],
  [
    { lat: 39.911954, lng: 116.377817 },
    { lat: 39.91334545536069, lng: 116.38404722455657 },
  ],
  [
    { lat: 48.8566, lng: 2.3522 },
    { lat: 48.8566, lng: 2.3522 },
  ],
])('%j is %j on Chinese maps', (browser, map) => {
  const { lat, lng } = gcj02(browser)
  expect([lat, lng]).toEqual([expect.closeTo(map.lat, 6), expect.closeTo(map.lng, 6)])
})
