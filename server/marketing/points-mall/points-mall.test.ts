import { expect, it } from 'vitest'
import type {
  GoodsDetail,
  GoodsItemsAnswer,
  PointsCategoryAnswer,
  PointsGoodsItemsAnswer,
  PointsLovelyAnswer,
  PointsSettingAnswer,
} from '@schemas/generated/api'
import { describeApi } from '@tests/helpers/seeded-app'
import { setting } from '../../db/schema'

describeApi('points mall', (open) => {
  const list = (query = '') => open().data<PointsGoodsItemsAnswer>(`/pointsmall/goods/items${query}`)

  it('has articles of its own, priced by points and some money, with stock of their own', async () => {
    const { list: articles, count } = await list()
    expect(articles).toHaveLength(count)
    expect(articles.every(({ is_point, point, store }) => is_point && point > 0 && store > 0)).toBe(true)
    const prices = articles.map(({ price }) => price)
    expect([prices.some((price) => price > 0), prices.some((price) => price === 0)]).toEqual([true, true])
  })

  it('its articles are in no list of the shop, and the shop’s products in none of its own', async () => {
    const { list: articles } = await list()
    const ids = articles.map(({ item_id }) => `item_id[]=${item_id}`).join('&')
    expect((await open().data<GoodsItemsAnswer>(`/goods/items?${ids}`)).count).toBe(0)
    const keywords = await open().data<GoodsItemsAnswer>('/goods/items?keywords=积分')
    expect(keywords.list.filter(({ is_point }) => is_point)).toEqual([])
    const [first] = articles
    expect((await open().get(`/goods/items/${first?.item_id}`)).statusCode).toBe(404)
    expect((await open().get('/pointsmall/goods/items/101')).statusCode).toBe(404)
  })

  it('start_price, end_price and goodsSort are about points', async () => {
    const all = (await list()).list.map(({ point }) => point).toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [all[2], all[4]]
    const some = (await list(`?start_price=${low}&end_price=${high}&goodsSort=3`)).list
    expect(some.map(({ point }) => point)).toEqual(all.filter((point) => point >= low && point <= high))
    const down = (await list('?goodsSort=2')).list
    expect(down.map(({ point }) => point)).toEqual(all.toReversed())
  })

  it('an article’s detail is that of a product, without coupons, members’ prices and activities', async () => {
    const [first] = (await list()).list
    const detail = await open().data<GoodsDetail>(`/pointsmall/goods/items/${first?.goods_id}`)
    expect(detail).toMatchObject({
      item_id: first?.item_id,
      point: first?.point,
      is_point: true,
      activity_type: 'normal',
      kaquan_list: [],
      vipgrade_guide_title: {},
    })
    expect(detail.spec_items).toHaveLength(1)
  })

  it('lovely items are other articles', async () => {
    const [first] = (await list()).list
    const { list: lovely, count } = await open().data<PointsLovelyAnswer>(
      `/pointsmall/lovely/goods/items?item_id=${first?.item_id}&pageSize=50`,
    )
    expect(count).toBe((await list()).count - 1)
    expect(lovely.every(({ is_point, goods_id }) => is_point && goods_id !== first?.goods_id)).toBe(true)
  })

  it('lists the categories with articles, and their ancestors', async () => {
    const roots = await open().data<PointsCategoryAnswer>('/pointsmall/goods/category')
    const leaves = roots.flatMap(({ children }) => children.flatMap((branch) => branch.children))
    const { list: articles } = await list()
    expect(leaves.map(({ category_id }) => category_id).toSorted()).toEqual(
      [...new Set(articles.flatMap(({ item_cat_id }) => item_cat_id))].toSorted(),
    )
  })

  it('the setting is the company’s own', async () => {
    const value = { point_section: [{ low: 0, high: 500 }], pc_openstatus: false }
    await open().database.db.insert(setting).values({ company_id: '2', name: 'points_mall', value })
    const mine = await open().data<PointsSettingAnswer>('/pointsmall/setting', 'songjian')
    expect(mine).toMatchObject({
      screen: { point_section: [[0, 500]], cat_openstatus: true },
      entrance: { pc_openstatus: false, mobile_openstatus: true },
    })
    expect((await open().data<PointsSettingAnswer>('/pointsmall/setting')).entrance.pc_openstatus).toBe(true)
  })
})
