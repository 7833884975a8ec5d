import { describe, expect, it } from 'vitest'
import { describeApi } from '@tests/helpers/seeded-app'
import type { EspierAddressAnswer, RegionCounty } from '@schemas/generated/api'
import { hean } from '../../demo/hean'
import { knownPart, placeOf, regionIds } from './names'
import { REGIONS } from './tree'

const cities = REGIONS.flatMap(({ children }) => children)
const counties = cities.flatMap(({ children }) => children)
const every: RegionCounty[] = [...REGIONS, ...cities, ...counties]

describe('espier/address: the regions of China', () => {
  it('has all 34 provinces, and every code once', () => {
    expect(REGIONS).toHaveLength(34)
    expect(new Set(every.map(({ id }) => id)).size).toBe(every.length)
    expect(cities.length).toBeGreaterThan(340)
    expect(counties.length).toBeGreaterThan(3_000)
  })

  it('a code is six digits, a path leads from the province through the parent', () => {
    const byId = new Map(every.map((node) => [node.id, node]))
    for (const { id, value, parent_id, path } of every) {
      expect([id, value]).toEqual([expect.stringMatching(/^\d{6}$/), id])
      expect(path).toBe(parent_id === '0' ? id : `${byId.get(parent_id)?.path},${id}`)
    }
  })

  it('a municipality contains a city with its own name', () => {
    const [beijing] = REGIONS
    expect(beijing).toMatchObject({ id: '110000', label: '北京市', parent_id: '0', path: '110000' })
    expect(beijing?.children.map(({ id, label, path }) => [id, label, path])).toEqual([
      ['110100', '北京市', '110000,110100'],
    ])
    expect(beijing?.children[0]?.children[0]).toEqual({
      id: '110101',
      value: '110101',
      label: '东城区',
      parent_id: '110100',
      path: '110000,110100,110101',
    })
  })

  it('no name contains the name of its parent', () => {
    expect(every.filter(({ label }) => label.includes('-'))).toEqual([])
    expect(cities.filter(({ label }) => label.includes('直辖')).map(({ id }) => id)).toEqual([
      '419000',
      '429000',
      '469000',
      '659000',
    ])
  })

  it('some cities have no counties', () => {
    const bare = cities.filter(({ children }) => children.length === 0).map(({ label }) => label)
    expect(bare).toEqual(['东莞市', '中山市', '儋州市'])
  })
})

describe('names of regions are matched to codes', () => {
  it.each([
    ['上海市 上海市 浦东新区', ['310000', '310100', '310115']],
    ['上海市 市辖区 浦东新区', ['310000', '310100', '310115']],
    ['重庆市 县 城口县', ['500000', '500100', '500229']],
    ['湖北省 省直辖县级行政区划 仙桃市', ['420000', '429000', '429004']],
    ['广东省 东莞市 ', ['440000', '441900']],
    ['江苏省 南京市 没有区', ['320000', '320100']],
    ['江苏省 市辖区 玄武区', ['320000']],
    ['火星 奥林帕斯 山', []],
  ])('%s is %j', (names, ids) => {
    const [province = '', city = '', county = ''] = names.split(' ')
    expect(regionIds({ province, city, county })).toEqual(ids)
    expect(placeOf({ province, city, county }) !== undefined).toBe(ids.length === 3 || city === '东莞市')
  })

  it('a region gets the name of the tree', () => {
    expect(placeOf({ province: '上海市', city: '市辖区', county: '黄浦区' })).toEqual({
      province: '上海市',
      city: '上海市',
      county: '黄浦区',
    })
  })

  it.each([
    ['台湾 台北市 ', '台湾省', undefined],
    ['新疆 乌鲁木齐市 天山区', '新疆维吾尔自治区', ['新疆维吾尔自治区', '乌鲁木齐市', '天山区']],
    ['广西 南宁 青秀区', '广西壮族自治区', ['广西壮族自治区', '南宁市', '青秀区']],
    ['内蒙古 呼和浩特 新城', '内蒙古自治区', ['内蒙古自治区', '呼和浩特市', '新城区']],
    ['宁夏 银川市 兴庆区', '宁夏回族自治区', ['宁夏回族自治区', '银川市', '兴庆区']],
    ['西藏 拉萨市 城关区', '西藏自治区', ['西藏自治区', '拉萨市', '城关区']],
    ['北京 北京 昌平', '北京市', ['北京市', '北京市', '昌平区']],
    ['火星 奥林帕斯 山', undefined, undefined],
  ])('%s is meant by its common name', (names, province, whole) => {
    const [first = '', city = '', county = ''] = names.split(' ')
    expect(knownPart({ province: first, city: '', county: '' })?.province).toBe(province)
    const place = placeOf({ province: first, city, county })
    expect(place && [place.province, place.city, place.county]).toEqual(whole)
  })

  it.each(REGIONS.map(({ label }) => label))('%s and its common name are one province', (label) => {
    const short = label.replace(/(省|市|特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区)$/, '')
    expect(regionIds({ province: short, city: '', county: '' })).toEqual(
      regionIds({ province: label, city: '', county: '' }),
    )
  })

  it('every shop of the demo is in a known region', () => {
    for (const { province, city, area } of hean.shops)
      expect(regionIds({ province, city, county: area })).toHaveLength(3)
  })
})

describeApi('espier/address', (open) => {
  it('returns the same tree for all callers, cacheable for a day and then revalidated by its ETag', async () => {
    const first = await open().get('/espier/address')
    expect(first.json<{ data: EspierAddressAnswer }>().data).toEqual(REGIONS)
    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    const again = await open().get('/espier/address', {
      company: 'songjian',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })
})
