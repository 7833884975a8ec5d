import { expect, test } from 'vitest'
import { inRegionFirst, originOf } from './nearest'

const place = (name: string, province: string, city: string, area: string) => ({ name, province, city, area })

test('places of the county come first, then of the city, then of the province, the others as they were', () => {
  const places = [
    place('朝阳', '北京市', '北京市', '朝阳区'),
    place('天河', '广东省', '广州市', '天河区'),
    place('昌平', '北京市', '北京市', '昌平区'),
    place('南山', '广东省', '深圳市', '南山区'),
  ]
  const names = (province: string, city: string, county: string) =>
    inRegionFirst(places, { province, city, county }).map(({ name }) => name)
  expect(names('北京市', '北京市', '昌平区')).toEqual(['昌平', '朝阳', '天河', '南山'])
  expect(names('广东省', '深圳市', '福田区')).toEqual(['南山', '天河', '朝阳', '昌平'])
  expect(names('四川省', '成都市', '武侯区')).toEqual(['朝阳', '天河', '昌平', '南山'])
})

test('distances are counted from the shopper, else from the address, else from nowhere', () => {
  const here = { lat: 1, lng: 2, province: '' }
  expect(originOf(here, { lat: 3, lng: 4 })).toEqual({ lat: 1, lng: 2 })
  expect(originOf(null, { lat: 3, lng: 4 })).toEqual({ lat: 3, lng: 4 })
  expect(originOf(null, {})).toBeUndefined()
  expect(originOf(null, undefined)).toBeUndefined()
})
