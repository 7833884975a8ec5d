import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { DistributorListAnswer } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { hean } from '../../demo/hean'

const BEIJING = 'type=1&province=北京市&city=北京市&area=昌平区'

describeApi('distributor/list', (open) => {
  const list = (query: string, company?: 'songjian') =>
    open().data<DistributorListAnswer>(`/distributor/list?${query}`, company)
  const idsOf = async (query: string) => (await list(query)).list.map(({ distributor_id }) => distributor_id)

  it('type 0 measures every shop from the position, near ones first', async () => {
    const { list: rows, is_recommend } = await list('lat=40.05&lng=116.33')
    expect(rows.map(({ city }) => city)).toEqual(['北京市', '北京市', '上海市', '杭州市', '成都市', '广州市'])
    expect(is_recommend).toBe(0)
    expect(rows[0]?.distance).toBeGreaterThan(2_000)
    expect(rows[0]?.distance).toBeLessThan(3_000)
    expect([rows[0]?.distance_show, rows[0]?.distance_unit]).toEqual(['2.4', 'km'])
    // 北京 – 广州 is about 1,890 km
    expect(Math.round((rows.at(-1)?.distance ?? 0) / 100_000)).toBe(19)
  })

  it('distances under a kilometre are metres; without a position there are none', async () => {
    expect((await list('lat=40.0707&lng=116.3419')).list[0]).toMatchObject({ distance_unit: 'm' })
    expect((await list('')).list[0]).toMatchObject({ distance: -1, distance_show: '', distance_unit: '' })
  })

  it('type 1 lists the shops of the area', async () => {
    expect(await list(BEIJING)).toMatchObject({ is_recommend: 0, count: 1, list: [{ area: '昌平区' }] })
  })

  it('type 1 goes on from an area with few shops to those around it, near ones first', async () => {
    const answer = await list(`${BEIJING}&at_least=3`)
    expect(answer.list.map(({ area, city }) => [area, city].join())).toEqual([
      '昌平区,北京市',
      '朝阳区,北京市',
      expect.stringContaining('上海市'),
      expect.stringContaining('杭州市'),
      expect.stringContaining('成都市'),
      expect.stringContaining('广州市'),
    ])
    // the area has a shop of its own
    expect(answer.is_recommend).toBe(0)
    expect((await list(`${BEIJING}&at_least=2`)).list).toHaveLength(2)
    // a position says better what is near
    const far = await list(`${BEIJING}&at_least=3&lat=23.13&lng=113.26`)
    expect(far.list[0]?.city).toBe('广州市')
  })

  it.each([
    ['its city', 'type=1&province=北京市&city=北京市&area=海淀区', ['1', '2']],
    ['its province', 'type=1&province=广东省&city=深圳市&area=南山区', ['4']],
    ['everywhere', 'type=1&province=海南省&city=三亚市&area=天涯区', ['1', '2', '3', '4', '5', '6']],
  ])('type 1 widens an area without shops to %s', async (_title, query, ids) => {
    const answer = await list(query)
    expect(answer.is_recommend).toBe(1)
    expect(answer.list.map(({ distributor_id }) => distributor_id).toSorted()).toEqual(ids)
  })

  it('only shops with pickup, delivery or courier', async () => {
    const all = (await list('')).list
    for (const flag of ['is_ziti', 'is_delivery', 'is_dada'] as const) {
      const doing = all.filter((shop) => shop[flag]).map(({ distributor_id }) => distributor_id)
      const found = await list(`${flag}=1`)
      expect(found.list.map(({ distributor_id }) => distributor_id)).toEqual(doing)
      expect(found.count).toBe(doing.length)
      expect((await list(`${flag}=0`)).count).toBe(all.length)
    }
    expect(all.some(({ is_ziti }) => !is_ziti)).toBe(true)
  })

  it('a member’s default address is in the answer, a visitor’s is empty', async () => {
    expect((await list('')).default_address).toEqual({})
    const me = await newMember(open().app)
    const asked = () => me.data<DistributorListAnswer>('/distributor/list')
    expect((await asked()).default_address).toEqual({})
    const place = { province: '北京市', city: '北京市', county: '昌平区', adrdetail: '回龙观东大街1号' }
    const body = { username: '张三', telephone: '13800001234', ...place }
    const { address_id } = await me.data<{ address_id: string }>('/member/address', { method: 'POST', body })
    expect((await asked()).default_address).toEqual({ address_id, ...place })
  })

  it('type 1 without an area is everywhere, and no recommendation', async () => {
    expect(await list('type=1')).toMatchObject({ is_recommend: 0, count: hean.shops.length })
  })

  it.each([
    [1, 'near to far', ['1', '2']],
    [2, 'far to near', ['4', '5']],
    [3, 'sales from the top', ['3', '2']],
    [4, 'sales from the bottom', ['5', '1']],
  ])('sort_type %i is %s', async (sort, _title, first) => {
    expect((await idsOf(`lat=40.05&lng=116.33&sort_type=${sort}`)).slice(0, 2)).toEqual(first)
  })

  it('sort_type 0 has the newest first', async () => {
    const { database } = open()
    await database.db
      .update(tables.shop)
      .set({ created: new Date('2040-01-01') })
      .where(and(eq(tables.shop.company_id, '1'), eq(tables.shop.distributor_id, '5')))
    expect((await idsOf('sort_type=0'))[0]).toBe('5')
  })

  it('shops have tags, and the answer lists the tags in use', async () => {
    const { list: rows, tagList } = await list('')
    expect(tagList.map(({ tag_name }) => tag_name)).toEqual(hean.shopTags.map(({ name }) => name))
    expect(
      rows.find(({ distributor_id }) => distributor_id === '2')?.tagList.map(({ tag_id }) => tag_id),
    ).toEqual(['11', '12', '15'])
    const filtered = await list('distributor_tag_id=14')
    expect(filtered.list.map(({ distributor_id }) => distributor_id).toSorted()).toEqual(['3', '4', '5'])
    expect(filtered.tagList).toHaveLength(5)
    expect((await list(BEIJING)).tagList.map(({ tag_id }) => tag_id)).toEqual(['12', '13'])
  })

  it('show_discount adds a shop’s own coupons', async () => {
    const cards = async (query: string) =>
      (await list(query)).list.find(({ distributor_id }) => distributor_id === '3')?.discountCardList
    expect(await cards('show_discount=1')).toEqual([
      {
        card_id: '8',
        title: '静安店专享券',
        card_type: 'cash',
        discount: 0,
        reduce_cost: 5000,
        least_cost: 29900,
      },
    ])
    expect(await cards('')).toEqual([])
  })

  it('name is part of the name, wildcards are matched literally; closed shops are not listed', async () => {
    expect(await idsOf('name=旗舰')).toEqual(['2', '3'])
    expect(await idsOf('name=%')).toEqual([])
    await open()
      .database.db.update(tables.shop)
      .set({ is_valid: false })
      .where(and(eq(tables.shop.company_id, '1'), eq(tables.shop.distributor_id, '6')))
    expect(await idsOf('')).not.toContain('6')
  })

  it('pages, and an invalid position', async () => {
    const [first, second] = [await idsOf('pageSize=2'), await idsOf('pageSize=2&page=2')]
    expect(new Set([...first, ...second]).size).toBe(4)
    expect((await open().get('/distributor/list?lat=91&lng=1')).json().data.errors.lat[0]).toContain('90')
  })

  it('only the company’s own', async () => {
    const { list: rows } = await list('', 'songjian')
    expect(rows.filter(({ name }) => name.includes('禾岸'))).toEqual([])
  })
})
