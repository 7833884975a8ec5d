import { describe, expect, test } from 'vitest'
import { nearbyQuery, readShopsQuery, shopsHref } from './query'

const none = readShopsQuery({})
const here = { lat: 31.2, lng: 121.4, province: '', city: '', area: '' }

describe('the shops near the shopper', () => {
  test('the address says all of what is listed; another filter begins at the first page', () => {
    const query = { name: '旗舰', province: '北京市', city: '北京市', tag: '11', page: 3 }
    const href = shopsHref('/shops/near', query, { page: query.page })
    expect(readShopsQuery(Object.fromEntries(new URL(href, 'http://shop').searchParams))).toEqual(query)
    expect(shopsHref('/store', query, { name: '', tag: '', city: '' })).toBe(
      `/store?province=${encodeURIComponent('北京市')}`,
    )
    expect(shopsHref('/store', none)).toBe('/store')
  })

  test('a city without its province says nothing', () => {
    expect(readShopsQuery({ city: '北京市', page: '-2' })).toEqual(none)
  })

  test('without a position they are those of the fallback area, ten at first', () => {
    expect(nearbyQuery(none, null)).toMatchObject({
      type: 1,
      province: '北京市',
      city: '北京市',
      area: '昌平区',
      pageSize: 10,
      show_discount: true,
      sort_type: 1,
    })
  })

  test('with one they are all, by distance', () => {
    const asked = nearbyQuery(none, here)
    expect(asked).toMatchObject({ type: 0, lat: 31.2, lng: 121.4 })
    expect(asked).not.toHaveProperty('area')
  })

  test('a chosen area holds, a search without one goes over all', () => {
    const chosen = { ...none, province: '上海市', city: '上海市' }
    expect(nearbyQuery(chosen, here)).toMatchObject({ type: 1, province: '上海市', lat: 31.2 })
    expect(nearbyQuery(chosen, null)).not.toHaveProperty('area')
    expect(nearbyQuery({ ...none, name: '旗舰' }, null)).toMatchObject({ type: 0, name: '旗舰' })
    expect(nearbyQuery({ ...none, tag: '11' }, null)).toMatchObject({ type: 0, distributor_tag_id: ['11'] })
  })
})
