import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type {
  CartListAnswer,
  GoodsDescAnswer,
  GoodsDetail,
  GoodsFacetsOfAnswer,
  GoodsItemsAnswer,
} from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { hean } from '../../demo/hean'
import { skusOf } from '../../demo/expand'

const company_id = '1'
const good = hean.goods.find(({ id }) => id === '101')
if (!good) throw new Error('Expected the demo to have goods 101')
const skus = skusOf(hean, good)
/** In no activity, so that a grade makes it cheaper. */
const plainGood = hean.goods.find(({ id }) => id === '103') ?? good
/** A member with a bought grade, so with prices of their own. */
const VIP = { vip_grade_id: 'v1', vip_until: new Date('2099-01-01') }

describeApi('goods/items/{id}', (open) => {
  const detail = (id: string, query = '') => open().data<GoodsDetail>(`/goods/items/${id}${query}`)
  const setGoods = (goods_id: string, values: Partial<typeof tables.goods.$inferInsert>) =>
    open()
      .database.db.update(tables.goods)
      .set(values)
      .where(and(eq(tables.goods.company_id, company_id), eq(tables.goods.goods_id, goods_id)))
  /** Ids of the goods of the demo's seckill. */
  const inSeckill = async (seckill_id: string) => {
    const rows = await open()
      .database.db.select({ goods_id: tables.goods_item.goods_id, item_id: tables.seckill_item.item_id })
      .from(tables.seckill_item)
      .innerJoin(
        tables.goods_item,
        and(
          eq(tables.goods_item.company_id, tables.seckill_item.company_id),
          eq(tables.goods_item.item_id, tables.seckill_item.item_id),
        ),
      )
      .where(
        and(eq(tables.seckill_item.company_id, company_id), eq(tables.seckill_item.seckill_id, seckill_id)),
      )
    const [first] = rows
    if (!first) throw new Error(`Expected seckill ${seckill_id} to have items`)
    return first
  }

  it('an id of a product gives its default item, an id of an item that item', async () => {
    const [whole, item] = await Promise.all([detail('101'), detail('10103')])
    expect([whole.goods_id, whole.item_id, whole.is_default]).toEqual(['101', '10101', true])
    expect([item.goods_id, item.item_id, item.is_default]).toEqual(['101', '10103', false])
    expect(item.store).toBe(whole.store)
  })

  it('groups of specifications, and every item with its values, price and stock', async () => {
    const { item_spec_desc: groups, spec_items: items } = await detail('101')
    expect(groups.map(({ spec_name }) => spec_name)).toEqual(['颜色', '尺码'])
    expect(groups[0]?.spec_values.map(({ spec_value }) => spec_value)).toEqual(good.colours)
    expect(groups[0]?.is_image).toBe(true)
    expect(items.map(({ item_id, price, store }) => ({ item_id, price, store }))).toEqual(
      skus.map(({ item_id, price, store }) => ({ item_id, price, store })),
    )
    expect(items[1]?.item_spec_desc).toBe('颜色:暖白,尺码:M')
    expect(items[1]?.custom_spec_id).toBe(
      items[1]?.item_spec.map(({ spec_value_id }) => spec_value_id).join('_'),
    )
    expect(items.filter(({ is_default }) => is_default).map(({ item_id }) => item_id)).toEqual(['10101'])
  })

  it('a product’s own name for a value is shown', async () => {
    await open()
      .database.db.update(tables.goods_item_spec)
      .set({ spec_custom_value_name: '月光白' })
      .where(
        and(eq(tables.goods_item_spec.company_id, company_id), eq(tables.goods_item_spec.item_id, '10301')),
      )
    const { item_spec_desc: groups, spec_items: items } = await detail('103')
    const values = groups.flatMap(({ spec_values }) => spec_values)
    expect(values.find(({ spec_custom_value_name }) => spec_custom_value_name === '月光白')?.spec_value).toBe(
      '月光白',
    )
    expect(items[0]?.item_spec_desc).toContain('月光白')
  })

  it('pictures, parameters, coupons, currency, description', async () => {
    const shown = await detail('101')
    expect(shown.spec_images.map(({ item_image_url }) => item_image_url)).toEqual(
      good.colours.map((_, at) => [expect.stringContaining(`101-${at + 1}-l.webp`)]),
    )
    expect(shown.item_params.map(({ attribute_name }) => attribute_name)).toEqual([
      '产地',
      '适用人群',
      '材质',
      '季节',
    ])
    expect(shown.kaquan_list.length).toBeGreaterThan(0)
    expect(shown.cur).toEqual({ currency: 'CNY', symbol: '¥' })
    expect(shown.intro).toContain(good.name)
    expect([shown.rate_status, shown.distributor_info, shown.limit_num, shown.start_num]).toEqual([
      true,
      {},
      0,
      1,
    ])
    const desc = await open().data<GoodsDescAnswer>('/item.desc?item_id=10102')
    expect(desc).toMatchObject({ goods_id: '101', intro: shown.intro, item_params: shown.item_params })
  })

  it('only members get a member price; the guide shows visitors no figure', async () => {
    const vipPrice = Math.round((skusOf(hean, plainGood)[0]?.price ?? 0) * 0.9)
    const visitor = await detail('103')
    expect(JSON.stringify(visitor)).not.toMatch(/member_?price/i)
    expect(visitor.vipgrade_guide_title).toEqual({
      vipgrade_name: 'VIP会员',
      vipgrade_desc: expect.any(String),
      gradeDiscount: 9,
      guide_title_desc: '开通VIP会员，全场9折',
    })
    const [plain, vip] = await Promise.all([newMember(open().app), newMember(open().app, { row: VIP })])
    const told = await plain.data<GoodsDetail>('/goods/items/103')
    expect([told.member_price, told.vipgrade_guide_title.memberPrice]).toEqual([undefined, vipPrice])
    const own = await vip.data<GoodsDetail>('/goods/items/103')
    expect([own.member_price, own.vipgrade_guide_title]).toEqual([vipPrice, {}])
    expect(own.spec_items.map(({ member_price, price }) => (member_price ?? 0) / price)).toEqual(
      skusOf(hean, plainGood).map(() => 0.9),
    )
    const answer = await vip.call('/goods/items/103')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  it('a running seckill: its price, pieces left, seconds to its end; 秒杀 is the first tag', async () => {
    const { goods_id, item_id } = await inSeckill('now')
    const shown = await detail(item_id)
    expect(shown.activity_type).toBe('seckill')
    expect(shown.activity_info).toMatchObject({ seckill_id: 'now', item_id, status: 'in_sale', limit_num: 2 })
    expect(shown.activity_info.last_seconds).toBeGreaterThan(0)
    expect(shown.act_price).toBe(shown.activity_info.activity_price)
    expect(shown.activity_price).toBe(shown.act_price)
    expect(shown.promotion_activity[0]).toMatchObject({ tag_type: 'normal', promotion_tag: '秒杀' })
    expect(shown.promotion_tag).toBe('秒杀')
    const own = shown.spec_items.find((one) => one.item_id === item_id)
    expect(own?.seckill).toEqual({ seckill_id: 'now', activity_store: expect.any(Number), limit_num: 2 })
    // dearer in the grade that is sold: no reason to buy that
    expect(shown.vipgrade_guide_title).toEqual({})
    const { list } = await open().data<GoodsItemsAnswer>(`/goods/items?goods_id=${goods_id}`)
    expect(list[0]?.act_price).toBe(list[0]?.activity_price)
  })

  it('an announced seckill shows its start, and no price of its own', async () => {
    const { goods_id } = await inSeckill('next')
    const shown = await detail(goods_id)
    expect([shown.activity_type, shown.activity_info.status]).toEqual(['seckill', 'in_the_notice'])
    expect(shown.act_price).toBeUndefined()
    expect(shown.spec_items.flatMap(({ seckill }) => seckill ?? [])).toEqual([])
    expect(shown.promotion_activity.map(({ tag_type }) => tag_type)).not.toContain('normal')
    const { list } = await open().data<GoodsItemsAnswer>(`/goods/items?goods_id=${goods_id}`)
    expect([list[0]?.act_price, list[0]?.promotion_tag === '秒杀']).toEqual([undefined, false])
  })

  it('an announced seckill is sold at the normal price until it begins', async () => {
    const { item_id } = await inSeckill('next')
    const member = await newMember(open().app)
    const { price } = await detail(item_id)
    const body = { item_id, num: 3, cart_type: 'cart', shop_type: 'distributor', distributor_id: '0' }
    expect((await member.call('/cart', { method: 'POST', body })).statusCode).toBe(200)
    const { valid_cart } = await member.data<CartListAnswer>('/cart/list?shop_type=distributor')
    expect(valid_cart[0]?.list[0]).toMatchObject({ item_id, num: 3, price })
    const refused = await member.call(
      `/promotion/seckillactivity/geticket?item_id=${item_id}&seckill_id=next&num=1`,
    )
    expect([refused.statusCode, refused.json().msg]).toEqual([409, '活动未开始'])
  })

  it('a 限时特惠 is an activity; full reductions have their rules', async () => {
    const sale = await open()
      .database.db.select()
      .from(tables.promotion_target)
      .innerJoin(
        tables.promotion,
        and(
          eq(tables.promotion.company_id, tables.promotion_target.company_id),
          eq(tables.promotion.promotion_id, tables.promotion_target.promotion_id),
        ),
      )
      .where(and(eq(tables.promotion.company_id, company_id), eq(tables.promotion.kind, 'limited_time_sale')))
    const target = sale[0]?.promotion_target
    const shown = await detail(target?.target_id ?? '')
    expect([shown.activity_type, shown.act_price]).toEqual(['limited_time_sale', target?.price])
    const all = await open().data<GoodsItemsAnswer>('/goods/items?pageSize=50')
    const rules = all.list.flatMap(({ promotion_activity }) => promotion_activity.flatMap((one) => one.rules))
    expect(rules.some((rule) => /^每?满\d+(元|件)/.test(rule))).toBe(true)
  })

  it('an activity price above the member price is not shown', async () => {
    const { item_id } = await inSeckill('now')
    const price = (await detail(item_id)).act_price ?? 0
    await open()
      .database.db.insert(tables.item_grade_price)
      .values({ company_id, item_id, grade_id: 'v1', price: price - 100 })
      .onConflictDoUpdate({
        target: [
          tables.item_grade_price.company_id,
          tables.item_grade_price.item_id,
          tables.item_grade_price.grade_id,
        ],
        set: { price: price - 100 },
      })
    const vip = await newMember(open().app, { row: VIP })
    const own = await vip.data<GoodsDetail>(`/goods/items/${item_id}`)
    expect([own.act_price, own.member_price]).toEqual([undefined, price - 100])
  })

  it('states: on sale, only shown, off the shelf; products for counters only and deleted ones are 404', async () => {
    const status = async () => (await detail('104')).approve_status
    await setGoods('104', { approve_status: 'only_show' })
    expect(await status()).toBe('only_show')
    await setGoods('104', { approve_status: 'instock' })
    expect(await status()).toBe('instock')
    await setGoods('104', { approve_status: 'offline_sale' })
    const gone = await open().get('/goods/items/104')
    expect([gone.statusCode, gone.json().data.code]).toEqual([404, 404001])
    await setGoods('104', { approve_status: 'onsale', deleted: new Date() })
    expect((await open().get('/goods/items/10401')).statusCode).toBe(404)
    await setGoods('104', { deleted: null })
    expect((await open().get('/goods/items/nobody')).statusCode).toBe(404)
  })

  it('in a shop: the stock of its shelf, its name', async () => {
    await open()
      .database.db.insert(tables.item_stock)
      .values({ company_id, distributor_id: '1', item_id: '10101', stock: 3 })
    const items = (await detail('101', '?distributor_id=1')).spec_items
    expect(items[0]?.store).toBe(3)
    expect(items[1]?.store).toBe(skus[1]?.store)
    expect((await detail('101')).spec_items[0]?.store).toBe(skus[0]?.store)
    expect((await detail('101', '?distributor_id=1')).distributor_info.name).toBe(hean.shops[0]?.name)
  })

  it('coupons of the selling shop, with the member’s claims', async () => {
    const cards = ({ kaquan_list }: GoodsDetail) => kaquan_list.map(({ card_id }) => card_id)
    const [office, there, elsewhere] = await Promise.all([
      detail('103'),
      detail('103', '?distributor_id=3'),
      detail('103', '?distributor_id=2'),
    ])
    // 静安店专享券
    expect([cards(office), cards(there), cards(elsewhere)].map((ids) => ids.includes('8'))).toEqual([
      false,
      true,
      false,
    ])
    expect([office.distributor_info, there.distributor_info.distributor_id]).toEqual([{}, '3'])
    const member = await newMember(open().app)
    expect((await member.call('/user/receiveCard?card_id=8')).statusCode).toBe(200)
    const own = await member.data<GoodsDetail>('/goods/items/103?distributor_id=3')
    expect(own.kaquan_list.find(({ card_id }) => card_id === '8')).toMatchObject({
      user_get_num: 1,
      ifget: 1,
    })
    const visitor = await detail('103', '?distributor_id=3')
    expect(visitor.kaquan_list.every(({ user_get_num }) => user_get_num === 0)).toBe(true)
  })

  it('a closed shop sells nothing; a shop’s own products are sold by that shop', async () => {
    const { db } = open().database
    const setShop = (distributor_id: string, is_valid: boolean) =>
      db
        .update(tables.shop)
        .set({ is_valid })
        .where(and(eq(tables.shop.company_id, company_id), eq(tables.shop.distributor_id, distributor_id)))
    await setShop('2', false)
    expect((await detail('103', '?distributor_id=2')).distributor_info).toEqual({})
    await setShop('2', true)
    await setGoods('103', { distributor_id: '2' })
    expect((await detail('103', '?distributor_id=3')).distributor_info.distributor_id).toBe('2')
    await setGoods('103', { distributor_id: null })
  })

  it('is_tdk has the name of the product', async () => {
    expect((await detail('101', '?is_tdk=1')).tdk_data?.title).toBe(`${good.name} – 禾岸生活`)
    expect((await detail('101')).tdk_data).toBeUndefined()
  })

  it('select_address_list: places of origin; regions_id is a province with its cities, or a city', async () => {
    const { select_address_list } = await open().data<GoodsFacetsOfAnswer>('/goods/facets')
    const zhejiang = select_address_list.find(({ label }) => label === '浙江省')
    expect(zhejiang?.children.map(({ label }) => label)).toEqual(expect.arrayContaining(['杭州市', '湖州市']))
    const count = async (id = '') =>
      (await open().data<GoodsItemsAnswer>(`/goods/items?regions_id=${id}`)).count
    const cities = await Promise.all((zhejiang?.children ?? []).map(({ id }) => count(id)))
    expect(await count(zhejiang?.id)).toBe(cities.reduce((sum, one) => sum + one, 0))
  })

  it('category.relProps: the facets of a category', async () => {
    const all = await open().data<GoodsFacetsOfAnswer>('/category.relProps')
    const one = await open().data<GoodsFacetsOfAnswer>('/category.relProps?category_id=111')
    expect(one.brand_list.total_count).toBeLessThan(all.brand_list.total_count)
    expect(one.item_params_list.length).toBeGreaterThan(0)
    const found = await open().data<GoodsFacetsOfAnswer>('/category.relProps?keywords=ONex')
    expect(found.brand_list.list.map(({ attribute_name }) => attribute_name)).toEqual(['ONex'])
  })
})
