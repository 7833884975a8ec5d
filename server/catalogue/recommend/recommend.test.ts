import { beforeAll, expect, it } from 'vitest'
import type { GoodsItemsAnswer } from '@schemas/generated/api'
import { RECEIVER } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { hean } from '../../demo/hean'

const company_id = '1'

describeApi('promotions/recommendlike beside a good', (open) => {
  const beside = async (id: string, query = '') =>
    open().data<GoodsItemsAnswer>(`/promotions/recommendlike?item_id=${id}${query}`)

  /** An order of these items, as far as it matters here. */
  const ordered = async (user_id: string, items: string[]) => {
    const order_id = items.join('-')
    const none = { item_fee: 0, discount_fee: 0, point_fee: 0, share_points: 0, total_fee: 0 }
    const empty = { item_bn: '', item_name: '', pic: '', item_spec_desc: '' }
    const key = { company_id, order_id }
    await open()
      .database.db.insert(tables.orders)
      .values({
        ...key,
        trade_id: 't',
        user_id,
        distributor_id: '0',
        order_type: 'normal',
        title: '',
        status: 'PAYED',
        receipt_type: 'logistics',
        receiver: { ...RECEIVER, receiver_zip: '' },
        item_fee: 0,
        market_fee: 0,
        total_fee: 0,
      })
    await open()
      .database.db.insert(tables.order_line)
      .values(
        items.map((item_id, sort) => ({
          ...key,
          ...none,
          ...empty,
          line_id: String(sort),
          item_id,
          goods_id: item_id.slice(0, 3),
          distributor_id: '0',
          num: 1,
          price: 0,
          market_price: 0,
          left_aftersales_num: 1,
          sort,
        })),
      )
  }

  beforeAll(async () => {
    const { user_id } = await newMember(open().app)
    const trade = { company_id, trade_id: 't', user_id, order_type: 'normal', total_fee: 0 }
    await open()
      .database.db.insert(tables.trade)
      .values({ ...trade, expires: new Date() })
    for (const items of [
      ['10101', '60101'],
      ['10102', '60101'],
      ['10101', '50101'],
    ])
      await ordered(user_id, items)
  })

  it('products most often bought together come first, then those of its category, never itself', async () => {
    const { list, count } = await beside('10101', '&pageSize=50')
    expect(list.slice(0, 2).map(({ goods_id }) => goods_id)).toEqual(['601', '501'])
    const [leaf] = hean.goods.filter(({ id }) => id === '101').map((one) => one.leaf)
    const alike = hean.goods.filter(
      ({ leaf: theirs, id, status }) => theirs === leaf && id !== '101' && !status,
    )
    expect(
      list
        .slice(2, 2 + alike.length)
        .map(({ goods_id }) => goods_id)
        .toSorted(),
    ).toEqual(alike.map(({ id }) => id).toSorted())
    expect(list.map(({ goods_id }) => goods_id)).not.toContain('101')
    expect(count).toBe(60)
  })

  it('pages have each product once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => beside('101', `&pageSize=20&page=${page}`)))
    const ids = pages.flatMap(({ list }) => list.map(({ goods_id }) => goods_id))
    expect(new Set(ids).size).toBe(60)
  })
})
