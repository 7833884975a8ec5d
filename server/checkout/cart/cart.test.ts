import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { CartListAnswer, CartRow, PointsGoodsItemsAnswer } from '@schemas/generated/api'
import { fillCart, type CartRow as Line } from '@tests/helpers/cart'
import { ADDRESS } from '@tests/helpers/belongings'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'

/** 10101, 10201: T-shirts of 79 and 89 yuan; 101 is in 满减, 202 in 满减 and in 童装多件多折. */
describeApi('cart', (open) => {
  let member: SignedInMember
  const fill = (lines: Line[]) => fillCart(open().database.db, member.user_id, lines)
  const list = (query = '') => member.data<CartListAnswer>(`/cart/list?${query}`)
  const add = (body: object) => member.call('/cart', { method: 'POST', body })
  const added = (body: object) => member.data<CartRow>('/cart', { method: 'POST', body })
  const put = (path: string, body: object) => member.call(path, { method: 'PUT', body })
  const refusal = (answer: Awaited<ReturnType<typeof add>>) => [answer.statusCode, answer.json().msg]
  const shop = async () => {
    const { valid_cart } = await list()
    const [first] = valid_cart
    if (!first) throw new Error('Expected a shop in the cart')
    return first
  }

  beforeAll(async () => {
    const { db } = open().database
    const good = { company_id: '1', default_item_id: '', item_name: '限量杯' }
    await db.insert(tables.goods).values({ ...good, goods_id: 'few', start_num: 2, limit_num: 3 })
    const item = { company_id: '1', goods_id: 'few', price: 1000 }
    await db.insert(tables.goods_item).values([
      { ...item, item_id: 'few1' },
      { ...item, item_id: 'few2' },
    ])
    const stock = { company_id: '1', distributor_id: '0', stock: 4 }
    await db.insert(tables.item_stock).values([
      { ...stock, item_id: 'few1' },
      { ...stock, item_id: 'few2' },
    ])
  })
  beforeEach(async () => {
    member = await newMember(open().app)
  })

  it('adds to a line, or replaces its number; the id of a product means its default item', async () => {
    expect(await added({ item_id: '10101', num: 2 })).toMatchObject({ item_id: '10101', num: 2, price: 7900 })
    expect((await added({ item_id: '101' })).num).toBe(3)
    expect((await added({ item_id: '10101', num: 1, isAccumulate: false })).num).toBe(1)
    expect((await shop()).list).toHaveLength(1)
    expect(refusal(await add({ item_id: 'nobody' }))).toEqual([404, '商品不存在'])
  })

  it('says what bringing the checked lines of a shop to the usual place costs', async () => {
    // ¥69 each, free from ¥88 on
    const [cart_id] = await fill([{ item_id: '10301' }])
    expect((await shop()).delivery).toMatchObject({
      place: { province: '北京市' },
      is_deliverable: true,
      freight_fee: 800,
      free_short: 1900,
    })
    await put('/cartupdate/num', { cart_id, num: 2 })
    const { delivery } = await shop()
    expect(delivery).toMatchObject({ freight_fee: 0 })
    expect(delivery).not.toHaveProperty('free_short')
    const body = { ...ADDRESS, province: '上海市', city: '上海市', county: '静安区' }
    await member.call('/member/address', { method: 'POST', body })
    expect((await shop()).delivery?.place).toMatchObject({ province: '上海市', county: '静安区' })
  })

  it('says nothing of delivery in the points mall, where points pay for it', async () => {
    const { list: articles } = await open().data<PointsGoodsItemsAnswer>('/pointsmall/goods/items')
    await added({ item_id: articles[0]?.item_id, shop_type: 'pointsmall' })
    const { valid_cart } = await list('shop_type=pointsmall')
    expect(valid_cart[0]?.list).toHaveLength(1)
    expect(valid_cart[0]).not.toHaveProperty('delivery')
  })

  it('delivers to the place that was chosen at a product, if there is such a place', async () => {
    await fill([{ item_id: '10301' }])
    const deliveredTo = async (cookie: string) => {
      const headers = { cookie: `${member.cookie}; delivery_place=${encodeURIComponent(cookie)}` }
      const { valid_cart } = await member.data<CartListAnswer>('/cart/list', { headers })
      return valid_cart[0]?.delivery?.place
    }
    const chosen = { province: '广东省', city: '深圳市', county: '南山区' }
    expect(await deliveredTo('广东省/深圳市/南山区')).toEqual(chosen)
    for (const unknown of ['月球省/环形山市/一区', '///', '%'])
      expect(await deliveredTo(unknown)).toMatchObject({ province: '北京市' })
  })

  it('refuses more than the stock, fewer than the minimum, more than the limit', async () => {
    const stock = await added({ item_id: '10101', num: 1 })
    expect(refusal(await add({ item_id: '10101', num: stock.store }))).toEqual([
      409,
      `库存不足，最大库存为${stock.store}件`,
    ])
    expect(refusal(await put('/cartupdate/num', { cart_id: stock.cart_id, num: stock.store + 1 }))).toEqual([
      409,
      `库存不足，最大库存为${stock.store}件`,
    ])
    expect(refusal(await add({ item_id: 'few1', num: 1 }))).toEqual([422, '此商品的最小购买数量为2件'])
    expect(refusal(await add({ item_id: 'few1', num: 4 }))).toEqual([409, '每人限购3件'])
    const key = { company_id: '1', user_id: member.user_id, key: 'goods:few' }
    await open()
      .database.db.insert(tables.purchase_count)
      .values({ ...key, bought: 2 })
    expect(refusal(await add({ item_id: 'few1', num: 2 }))).toEqual([409, '每人限购3件'])
    // what was refused is not there
    expect((await shop()).list.map(({ item_id, num }) => [item_id, num])).toEqual([['10101', 1]])
  })

  it('refuses items that cannot be bought, with the reason', async () => {
    const instock = await open()
      .database.db.select()
      .from(tables.goods)
      .where(eq(tables.goods.approve_status, 'instock'))
    expect(refusal(await add({ item_id: instock[0]?.goods_id }))).toEqual([422, '已下架'])
    expect(refusal(await add({ item_id: '41501' }))).toEqual([422, '仅供展示'])
    expect(refusal(await add({ item_id: '81401' }))).toEqual([422, '已售罄'])
    expect(refusal(await add({ item_id: '10101', shop_type: 'pointsmall' }))).toEqual([
      422,
      '商品不能这样购买',
    ])
    expect(refusal(await add({ item_id: '10101', distributor_id: 'nobody' }))).toEqual([
      422,
      '该店铺不销售此商品',
    ])
  })

  it('lists valid lines by shop with line totals, and invalid ones apart with their reasons', async () => {
    await fill([
      { item_id: '10101', num: 3 },
      { item_id: '10201', num: 2, is_checked: false },
      { item_id: '10201', distributor_id: '3' },
      { item_id: '41501' },
    ])
    const { valid_cart, invalid_cart } = await list()
    const shown = valid_cart.map((one) => [
      one.shop_id,
      one.item_fee,
      one.discount_fee,
      one.total_fee,
      one.cart_total_num,
      one.cart_total_count,
    ])
    expect(shown.toSorted()).toEqual([
      ['0', 23700, 2000, 21700, 3, 1],
      ['3', 8900, 0, 8900, 1, 1],
    ])
    const head = valid_cart.find(({ shop_id }) => shop_id === '0')
    expect(
      head?.list
        .map(({ item_id, total_fee, discount_fee, activity_id }) => [
          item_id,
          total_fee,
          discount_fee,
          activity_id,
        ])
        .toSorted(),
    ).toEqual([
      ['10101', 21700, 2000, '1'],
      ['10201', 17800, 0, ''],
    ])
    expect(head?.used_activity).toEqual([{ activity_id: '1', activity_name: '满减专区' }])
    expect(head?.activity_grouping).toMatchObject([{ reached: true, discount_fee: 2000, short: 16200 }])
    expect(invalid_cart.map(({ item_id, reason }) => [item_id, reason])).toEqual([['41501', '仅供展示']])
    expect((await list('distributor_id=3')).valid_cart.map(({ shop_id }) => shop_id)).toEqual(['3'])
  })

  it('changes number, tick and promotion, by cart_id or sku_id, of one line or many', async () => {
    const ids = await fill([{ item_id: '10101', num: 3 }, { item_id: '10201' }])
    await put('/cartupdate/num', { cart_id: ids[0], totalQuantity: 2 })
    await put('/cartupdate/num', { sku_id: '10201', num: 4, is_checked: false })
    const shown = async () =>
      (await shop()).list.map(({ item_id, num, is_checked }) => [item_id, num, is_checked]).toSorted()
    expect(await shown()).toEqual([
      ['10101', 2, true],
      ['10201', 4, false],
    ])
    await put('/cartupdate/checkstatus', { cart_id: ids, is_checked: true })
    expect((await shown()).map(([, , checked]) => checked)).toEqual([true, true])
    expect(
      refusal(await put('/cartupdate/checkstatus', { cart_id: [...ids, 'x'], is_checked: false })),
    ).toEqual([404, '购物车中没有此商品'])
    expect((await shown()).map(([, , checked]) => checked)).toEqual([true, true])
    expect(await member.data('/cartcount')).toEqual({ cart_count: 2, item_count: 6 })
    await member.call('/cartdel', { method: 'DELETE', body: { cart_id: ids[0] } })
    await member.call(`/cartdelbat?cart_id[]=${ids[1]}`, { method: 'DELETE' })
    expect(await list()).toEqual({ valid_cart: [], invalid_cart: [] })
  })

  it('an invalid line can be unticked and deleted', async () => {
    const [cart_id = ''] = await fill([{ item_id: '41501' }])
    expect((await put('/cartupdate/num', { cart_id, is_checked: false })).statusCode).toBe(200)
    expect((await put('/cartupdate/num', { cart_id, num: 2 })).statusCode).toBe(422)
    await member.call('/cartdel', { method: 'DELETE', body: { cart_id: [cart_id] } })
    expect((await list()).invalid_cart).toEqual([])
  })

  it('the fast purchase holds one line for 600 s beside the cart; for members only', async () => {
    await fill([{ item_id: '10101' }])
    await added({ item_id: '10201', cart_type: 'fastbuy' })
    await added({ item_id: '10101', cart_type: 'fastbuy', num: 2 })
    const { valid_cart } = await list('cart_type=fastbuy')
    expect(valid_cart.flatMap((one) => one.list.map(({ item_id, num }) => [item_id, num]))).toEqual([
      ['10101', 2],
    ])
    expect((await shop()).list.map(({ num }) => num)).toEqual([1])
    const rows = await open()
      .database.db.select()
      .from(tables.cart_line)
      .where(eq(tables.cart_line.owner, `m:${member.user_id}`))
    const ends = rows.find(({ cart_type }) => cart_type === 'fastbuy')?.expires?.getTime() ?? 0
    expect(Math.abs(ends - Date.now() - 600_000)).toBeLessThan(60_000)
    await open()
      .database.db.update(tables.cart_line)
      .set({ expires: new Date() })
      .where(eq(tables.cart_line.cart_type, 'fastbuy'))
    expect((await list('cart_type=fastbuy')).valid_cart).toEqual([])
  })

  it('refuses more lines than the setting allows', async () => {
    const { db } = open().database
    const limit = (max_cart_lines: number) =>
      db
        .insert(tables.setting)
        .values({ company_id: '1', name: 'trade', value: { max_cart_lines } })
        .onConflictDoUpdate({
          target: [tables.setting.company_id, tables.setting.name],
          set: { value: { max_cart_lines } },
        })
    await limit(2)
    await fill([{ item_id: '10101' }, { item_id: '10201' }])
    expect(refusal(await add({ item_id: '10301' }))).toEqual([422, '购物车最多2种商品'])
    expect((await add({ item_id: '10101' })).statusCode).toBe(200)
    await limit(120)
  })

  it('the check names the lines that block a checkout, and answers without an error', async () => {
    await fill([
      { item_id: '10101' },
      { item_id: 'few1', num: 2 },
      { item_id: 'few2', num: 2 },
      { item_id: '41501' },
    ])
    const check = () =>
      member.data<{ status: boolean; lines: { item_id: string; reason: string }[] }>('/cart/check', {
        method: 'POST',
        body: {},
      })
    const { status, lines } = await check()
    expect([status, lines.map(({ item_id, reason }) => [item_id, reason]).toSorted()]).toEqual([
      false,
      [
        ['41501', '仅供展示'],
        ['few1', '每人限购3件'],
        ['few2', '每人限购3件'],
      ],
    ])
    member = await newMember(open().app)
    expect(await check()).toEqual({ status: false, lines: [] })
    await fill([{ item_id: '10101' }])
    expect(await check()).toEqual({ status: true, lines: [] })
  })

  it('two lines of the same item are validated together', async () => {
    const { store } = await added({ item_id: '10101', num: 1 })
    await fill([{ item_id: '10101', num: store, distributor_id: '3' }])
    const { valid_cart } = await list()
    expect(valid_cart.flatMap((one) => one.list.map(({ notice }) => notice))).toEqual([
      `库存不足，最大库存为${store}件`,
      `库存不足，最大库存为${store}件`,
    ])
  })

  it('a cart is visible to its owner only, and within its company only', async () => {
    const [cart_id = ''] = await fill([{ item_id: '10101' }])
    const stranger = await newMember(open().app)
    expect(await stranger.data('/cart/list')).toEqual({ valid_cart: [], invalid_cart: [] })
    expect(
      (await stranger.call('/cartupdate/num', { method: 'PUT', body: { cart_id, num: 5 } })).statusCode,
    ).toBe(404)
    await stranger.call('/cartdel', { method: 'DELETE', body: { cart_id: [cart_id] } })
    expect((await shop()).list).toHaveLength(1)
  })
})
