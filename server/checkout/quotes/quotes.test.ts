import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Quote } from '@schemas/generated/api'
import { fillCart, type CartRow } from '@tests/helpers/cart'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { FIGURES } from '../../config/limits'

const BEIJING = { receiver_state: '北京市', receiver_city: '北京市', receiver_district: '昌平区' }

/** 10101 is a T-shirt of 79 yuan, tagged 满减; 80101 nuts of 69; 70101 a cleanser of 79, tagged 满减. */
describeApi('getFreightFee', (open) => {
  let member: SignedInMember
  const quote = (body: object = {}) => member.data<Quote>('/getFreightFee', { method: 'POST', body })
  const refusal = async (body: object = {}) => {
    const answer = await member.call('/getFreightFee', { method: 'POST', body })
    return [answer.statusCode, answer.json().data] as const
  }
  const fill = (lines: CartRow[]) => fillCart(open().database.db, member.user_id, lines)

  beforeEach(async () => {
    member = await newMember(open().app)
  })

  it('returns each figure with its reason, stores the quote for 15 minutes and changes nothing else', async () => {
    const [cart_id] = await fill([{ item_id: '10101', num: 3 }])
    const { db } = open().database
    const before = Date.now()
    const answer = await quote(BEIJING)
    expect(answer).toMatchObject({
      item_fee: 23700,
      promotion_discount: 2000,
      discount_fee: 2000,
      freight_fee: 0,
      total_fee: 21700,
      get_points: 217,
      discount_info: [
        { id: '1', type: 'full_minus', info: '满减专区', rule: '满199元减20元', discount_fee: 2000 },
      ],
      freight_info: [{ name: '普通快递', rule: '满88元包邮', freight_fee: 0 }],
      items: [{ cart_id, num: 3, price: 7900, total_fee: 21700 }],
      shops: [{ distributor_id: '0', shop_name: '禾岸生活', total_fee: 21700 }],
    })
    expect(answer.expires * 1000 - before).toBeGreaterThan(14 * 60_000)
    const [kept] = await db.select().from(tables.quote).where(eq(tables.quote.quote_id, answer.quote_id))
    expect(kept).toMatchObject({ user_id: member.user_id, total_fee: 21700, content: answer })
    const lines = await db
      .select()
      .from(tables.cart_line)
      .where(eq(tables.cart_line.owner, `m:${member.user_id}`))
    expect(lines).toHaveLength(1)
  })

  it('keeps the latest quotes of a member only, each of them valid', async () => {
    await fill([{ item_id: '10101' }])
    const told: string[] = []
    for (let n = 0; n <= FIGURES.quotes_kept; n++) told.push((await quote()).quote_id)
    const kept = await open()
      .database.db.select({ quote_id: tables.quote.quote_id })
      .from(tables.quote)
      .where(eq(tables.quote.user_id, member.user_id))
    expect(kept.map(({ quote_id }) => quote_id).toSorted()).toEqual(told.slice(1).toSorted())
  })

  it('freight by the template and the region; nothing without an address or by pickup', async () => {
    await fill([{ item_id: '10101' }])
    expect(await quote(BEIJING)).toMatchObject({ freight_fee: 800, total_fee: 8700 })
    expect(await quote()).toMatchObject({ freight_fee: 0, total_fee: 7900 })
    expect(await quote({ ...BEIJING, receipt_type: 'ziti' })).toMatchObject({ freight_fee: 0 })
    const taiwan = { receiver_state: '台湾省', receiver_city: '', receiver_district: '' }
    expect(await refusal(taiwan)).toMatchObject([422, { message: '普通快递不配送到此地址，请更换收货地址' }])
  })

  it.each([
    ['台湾', '', '普通快递不配送到此地址，请更换收货地址'],
    ['台湾省', '', '普通快递不配送到此地址，请更换收货地址'],
    ['香港', '', '普通快递不配送到此地址，请更换收货地址'],
    ['火星', '', '请选择正确的省市区'],
    ['北京市', '没有市', '请选择正确的省市区'],
    [' ', '', '请选择正确的省市区'],
  ])(
    'a place under another name costs what the place costs, an unknown one is refused: %s %s',
    async (...[province, city, message]) => {
      await fill([{ item_id: '10101' }])
      const place = { receiver_state: province, receiver_city: city, receiver_district: '' }
      expect(await refusal(place)).toMatchObject([422, { message }])
    },
  )

  it('refuses an empty cart, and lines that cannot be bought with their reasons', async () => {
    expect(await refusal()).toMatchObject([422, { message: '请选择要结算的商品' }])
    const { db } = open().database
    const stock = { company_id: '1', distributor_id: '0', stock: 2 }
    await db
      .insert(tables.goods_item)
      .values({ company_id: '1', item_id: 'scarce', goods_id: '801', price: 100 })
    await db.insert(tables.item_stock).values({ ...stock, item_id: 'scarce' })
    await fill([{ item_id: 'scarce', num: 3 }, { item_id: '41501' }, { item_id: '10101' }])
    const [status, { details }] = await refusal()
    expect([
      status,
      details.lines.map(({ item_id, reason }: Record<string, string>) => [item_id, reason]).toSorted(),
    ]).toEqual([
      422,
      [
        ['41501', '仅供展示'],
        ['scarce', '库存不足，最大库存为2件'],
      ],
    ])
  })

  it('picks the best coupon unless one is named or none is wanted', async () => {
    await fill([{ item_id: '40801' }])
    const give = (card_id: string, code: string) =>
      open()
        .database.db.insert(tables.member_coupon)
        .values({
          company_id: '1',
          user_id: member.user_id,
          code: `${code}-${member.user_id}`,
          card_id,
          begin_date: new Date('2026-01-01'),
          end_date: new Date('2035-01-01'),
        })
    await give('1', 'a')
    await give('2', 'b')
    await give('4', 'c')
    const [a, b, c] = ['a', 'b', 'c'].map((code) => `${code}-${member.user_id}`)
    expect(await quote()).toMatchObject({
      item_fee: 34900,
      coupon_discount: 3000,
      total_fee: 31900,
      coupon_info: { coupon_code: b },
    })
    expect(await quote({ coupon_discount: a })).toMatchObject({
      coupon_discount: 2000,
      coupon_info: { coupon_code: a },
    })
    expect(await quote({ shops: [{ distributor_id: '0', coupon_discount: a }] })).toMatchObject({
      coupon_discount: 2000,
    })
    expect(await quote({ platform_coupon: a })).toMatchObject({ coupon_discount: 2000 })
    expect(await quote({ not_use_coupon: true })).toMatchObject({ coupon_discount: 0, coupon_info: {} })
    expect(await quote({ coupon_discount: '' })).toMatchObject({ coupon_discount: 0 })
    expect(await refusal({ coupon_discount: c })).toMatchObject([422, { message: '没有可使用此券的商品' }])
    expect(await refusal({ coupon_discount: 'nobody' })).toMatchObject([
      422,
      { message: '优惠券不存在、未生效或已失效' },
    ])
  })

  it('setting trade: points pay up to half of the item fee, within the member’s balance', async () => {
    await open()
      .database.db.update(tables.member)
      .set({ point: 1_234 })
      .where(and(eq(tables.member.company_id, '1'), eq(tables.member.user_id, member.user_id)))
    await fill([{ item_id: '10101' }])
    expect(await quote()).toMatchObject({ point_use: 0, max_point: 1_234, user_point: { point: 1_234 } })
    expect(await quote({ point_use: 1_000 })).toMatchObject({
      point_use: 1_000,
      point_fee: 1_000,
      total_fee: 6_900,
      get_points: 69,
    })
    expect(await quote({ point_use: 99_999 })).toMatchObject({ point_use: 1_234 })
    await open()
      .database.db.update(tables.member)
      .set({ point: 100_000 })
      .where(eq(tables.member.user_id, member.user_id))
    expect(await quote({ point_use: 99_999 })).toMatchObject({ point_use: 3_950, total_fee: 3_950 })
  })

  it('several shops: each has a part with its own freight and coupon, and the quote has their sum', async () => {
    await fill([{ item_id: '10101' }, { item_id: '10101', distributor_id: '3', num: 2 }])
    const both = await quote({
      ...BEIJING,
      shops: [{ distributor_id: '0' }, { distributor_id: '3', remark: '快' }],
    })
    expect(
      both.shops.map(({ distributor_id, shop_name, total_fee, freight_fee }) => [
        distributor_id,
        shop_name,
        total_fee,
        freight_fee,
      ]),
    ).toEqual([
      ['0', '禾岸生活', 8700, 800],
      ['3', '禾岸生活 上海静安旗舰店', 15800, 0],
    ])
    expect(both.total_fee).toBe(24500)
    expect((await quote({ ...BEIJING, distributor_id: '3' })).total_fee).toBe(15800)
    expect((await quote({ ...BEIJING, distributor_id: '' })).total_fee).toBe(8700)
    expect((await quote(BEIJING)).shops).toHaveLength(2)
  })

  it('adds gifts that are in stock; add-on lines have their price, or a reason why not', async () => {
    await fill([
      { item_id: '70301' },
      { item_id: '80101' },
      { item_id: '80301', line_type: 'plus_buy', activity_id: '5' },
    ])
    const answer = await quote()
    expect(
      answer.items.map(({ item_id, order_item_type, price }) => [item_id, order_item_type, price]).toSorted(),
    ).toEqual([
      ['70301', 'normal', 26900],
      ['71301', 'gift', 0],
      ['80101', 'normal', 6900],
      ['80301', 'plus_buy', 490],
    ])
    expect(answer.total_fee).toBe(26900 + 6900 + 490)
    expect(answer.price_info).toEqual([
      {
        id: '5',
        type: 'plus_price_buy',
        info: '零食满59元换购',
        rule: '满59元可4.90元换购',
        discount_fee: 800,
      },
    ])
    member = await newMember(open().app)
    await fill([{ item_id: '10101' }, { item_id: '80301', line_type: 'plus_buy', activity_id: '5' }])
    expect(await refusal()).toMatchObject([422, { details: { lines: [{ reason: '未满足换购条件' }] } }])
  })

  it('the price of a VIP grade, and its reason', async () => {
    member = await newMember(open().app, { row: { vip_grade_id: 'v1', vip_until: new Date('2035-01-01') } })
    await fill([{ item_id: '10101', num: 2 }])
    expect(await quote()).toMatchObject({
      item_fee: 14220,
      member_discount: 1580,
      total_fee: 14220,
      price_info: [{ type: 'member_price', discount_fee: 1580 }],
    })
  })

  it('the points mall takes points for each piece and no coupon', async () => {
    const { db } = open().database
    await db
      .insert(tables.goods)
      .values({
        company_id: '1',
        goods_id: 'mall',
        default_item_id: 'mall1',
        item_name: '积分杯',
        item_type: 'pointsmall',
      })
      .onConflictDoNothing()
    await db
      .insert(tables.goods_item)
      .values({ company_id: '1', item_id: 'mall1', goods_id: 'mall', price: 100, point: 500 })
      .onConflictDoNothing()
    await db
      .insert(tables.item_stock)
      .values({ company_id: '1', distributor_id: '0', item_id: 'mall1', stock: 9 })
      .onConflictDoNothing()
    await fill([{ item_id: 'mall1', num: 2, cart_type: 'fastbuy', shop_type: 'pointsmall' }])
    const body = { cart_type: 'fastbuy', order_type: 'normal_pointsmall' }
    expect(await refusal(body)).toMatchObject([422, { message: '积分不足，需要1000积分，当前可用0积分' }])
    await db.update(tables.member).set({ point: 1_000 }).where(eq(tables.member.user_id, member.user_id))
    expect(await quote(body)).toMatchObject({
      total_fee: 200,
      point_use: 1_000,
      point_fee: 0,
      get_points: 0,
      items: [{ share_points: 1_000 }],
    })
  })

  it('a member of another company does not find it', async () => {
    await fill([{ item_id: '10101' }])
    const stranger = await newMember(open().app, { company_id: '2' })
    expect((await stranger.call('/getFreightFee', { method: 'POST', body: {} })).statusCode).toBe(422)
  })
})
