import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CurrentShop, DistributorListAnswer } from '@schemas/generated/api'
import { callShop } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { hean } from '../../demo/hean'

describeApi('distributor/is_valid', (open) => {
  const current = (query = '') => open().data<CurrentShop>(`/distributor/is_valid${query}`)
  const close = (distributor_id: string, is_valid: boolean) =>
    open()
      .database.db.update(tables.shop)
      .set({ is_valid })
      .where(and(eq(tables.shop.company_id, '1'), eq(tables.shop.distributor_id, distributor_id)))

  it('is the requested shop, else the default one', async () => {
    expect(await current('?distributor_id=3')).toMatchObject({
      distributor_id: '3',
      intro: hean.shops[2]?.intro,
      status: true,
      old_valid: true,
    })
    for (const query of ['', '?distributor_id=0', '?distributor_id='])
      expect(await current(query)).toMatchObject({ distributor_id: '1', is_default: true, old_valid: true })
    expect(await current('?distributor_id=99')).toMatchObject({ distributor_id: '1', old_valid: false })
  })

  it('instead of a closed shop the nearest one is given; its own page shows that it is closed', async () => {
    await close('3', false)
    expect(await current('?distributor_id=3&lat=31.23&lng=121.45')).toMatchObject({
      city: '杭州市',
      status: true,
      old_valid: false,
    })
    expect(await open().data<CurrentShop>('/distributor/3')).toMatchObject({
      distributor_id: '3',
      status: false,
    })
    expect((await open().get('/distributor/3?only_valid=1')).statusCode).toBe(404)
    await close('3', true)
    expect((await open().get('/distributor/3?only_valid=1')).statusCode).toBe(200)
    expect((await open().get('/distributor/99')).statusCode).toBe(404)
  })

  it('show_marketing_activity, show_items and show_tag select the extras of a shop', async () => {
    const { db } = open().database
    const promotion = {
      company_id: '1',
      begin_time: new Date('2026-01-01'),
      end_time: new Date('2040-01-01'),
    }
    await db.insert(tables.promotion).values([
      { ...promotion, promotion_id: 'here', kind: 'full_minus', marketing_name: '店庆', distributor_id: '2' },
      { ...promotion, promotion_id: 'all', kind: 'full_minus', marketing_name: '全场', distributor_id: null },
      {
        ...promotion,
        promotion_id: 'over',
        kind: 'full_minus',
        marketing_name: '过去',
        distributor_id: '2',
        end_time: new Date('2026-02-01'),
      },
    ])
    await db
      .update(tables.goods)
      .set({ distributor_id: '2' })
      .where(and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, '101')))
    const list = async (query: string) =>
      new Map(
        (await open().data<DistributorListAnswer>(`/distributor/list${query}`)).list.map((shop) => [
          shop.distributor_id,
          shop,
        ]),
      )
    const plain = await list('')
    expect(plain.get('2')).toMatchObject({ marketingActivityList: [], itemList: [] })
    const whole = await list('?show_marketing_activity=1&show_items=1&show_tag=0')
    expect(whole.get('2')).toMatchObject({
      tagList: [],
      marketingActivityList: [{ promotion_id: 'here', marketing_name: '店庆', promotion_tag: '满减' }],
    })
    expect(whole.get('2')?.itemList.map(({ goods_id }) => goods_id)).toEqual(['101'])
    expect(whole.get('1')?.marketingActivityList).toEqual([])
    expect(whole.get('1')?.itemList).toHaveLength(3)
    expect(whole.get('3')?.itemList).toEqual(whole.get('1')?.itemList)
  })

  it('show_areas lists the provinces and cities with shops, regardless of the filter', async () => {
    const { areas } = await open().data<DistributorListAnswer>('/distributor/list?name=静安&show_areas=1')
    expect(areas[0]).toEqual({ province: '北京市', cities: ['北京市'] })
    expect(areas.flatMap(({ cities }) => cities)).toEqual(
      expect.arrayContaining([...new Set(hean.shops.map(({ city }) => city))]),
    )
    expect((await open().data<DistributorListAnswer>('/distributor/list')).areas).toEqual([])
  })

  it('store.search is the list by name', async () => {
    const answer = await callShop(open().app, '/store.search?keyword=旗舰')
    expect(answer.json().data.list.map(({ distributor_id }: CurrentShop) => distributor_id)).toEqual([
      '2',
      '3',
    ])
  })

  it('only the company’s own', async () => {
    const other = await open().data<CurrentShop>('/distributor/is_valid?distributor_id=3', 'songjian')
    expect(other.name).toContain('松间')
  })
})

describeApi('the shop’s name', (open) => {
  it('shops/setting: the name its owner set, else the company’s', async () => {
    expect(await open().data('/shops/setting')).toMatchObject({
      brand_name: '禾岸生活',
      intro: hean.intro,
      service_phone: '400-000-0000',
    })
  })

  it('the privacy notice is a setting', async () => {
    expect(await open().data('/company/privacy_setting_ck')).toMatchObject({
      is_open: false,
      link: '/license?type=privacy',
    })
  })
})
