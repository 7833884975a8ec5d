import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { GetCardListAnswer, RecordsAnswer } from '@schemas/generated/api'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { hean } from '../../demo/hean'

const PAST = new Date('2020-01-01')
const FUTURE = new Date('2040-01-01')

describeApi('getCardList', (open) => {
  const list = (query: string, company?: 'songjian') =>
    open().data<GetCardListAnswer>(`/getCardList?${query}`, company)
  const idsOf = async (query: string) => (await list(query)).list.map(({ card_id }) => card_id)

  beforeAll(async () => {
    const add = (card_id: string, values: Partial<typeof tables.coupon.$inferInsert>) =>
      open()
        .database.db.insert(tables.coupon)
        .values({
          company_id: '1',
          card_id,
          card_type: 'cash',
          title: card_id,
          date_type: 'DATE_TYPE_FIX_TIME_RANGE',
          quantity: 10,
          sort: 100,
          ...values,
        })
    await add('expired', { end_date: PAST })
    await add('over', { end_date: FUTURE, send_end_time: PAST })
    await add('later', { send_begin_time: FUTURE })
    await add('paused', { kq_status: 1 })
    await add('closed', { kq_status: 2 })
    await add('by hand', { receive: false })
    await add('for 101', { use_bound: 1 })
    await add('for tag', { use_bound: 3 })
    await add('for brand', { use_bound: 4 })
    await open()
      .database.db.insert(tables.coupon_bound)
      .values([
        { company_id: '1', card_id: 'for 101', target_id: '101' },
        { company_id: '1', card_id: 'for tag', target_id: '5' },
        { company_id: '1', card_id: 'for brand', target_id: '3' },
      ])
  })

  it('operators narrow the list by type and state', async () => {
    const viewer = await signInAs(open().app, 'viewer')
    const narrowed = async (filter: string) =>
      (await viewer.data<RecordsAnswer>(`/records/coupon?page_size=50&filter=${filter}`)).list
    const discounts = await narrowed('card_type:discount')
    expect(new Set(discounts.map(({ value }) => Object(value)['card_type']))).toEqual(new Set(['discount']))
    const closed = await narrowed('kq_status:2')
    expect(closed.map(({ title }) => title)).toEqual(['closed'])
  })

  it('lists coupons that shoppers may claim; expired ones have gameOver, those that ran out numNull', async () => {
    const { list: rows, count, total_count, pagers } = await list('page_size=999')
    const ids = rows.map(({ card_id }) => card_id)
    expect(ids).toEqual([
      ...hean.coupons.map(({ id }) => id),
      'expired',
      'for 101',
      'for brand',
      'for tag',
      'over',
    ])
    expect([count, total_count, pagers.total]).toEqual([ids.length, ids.length, ids.length])
    expect(rows.filter(({ gameOver }) => gameOver === 1).map(({ card_id }) => card_id)).toEqual([
      'expired',
      'over',
    ])
    expect(rows.filter(({ numNull }) => numNull === 1).map(({ card_id }) => card_id)).toEqual(['6'])
    expect(rows.some(({ ifget }) => ifget !== undefined)).toBe(false)
  })

  it('end_date=1 leaves out expired coupons; 8 to a page, up to 999', async () => {
    expect(await idsOf('end_date=1&page_size=999')).not.toEqual(expect.arrayContaining(['expired']))
    expect(await idsOf('')).toHaveLength(8)
    expect(await idsOf('page=2&pageSize=3')).toEqual(['4', '5', '6'])
  })

  it('times are Unix seconds; a coupon with a term has days instead', async () => {
    const { list: rows } = await list('')
    expect(rows[1]).toMatchObject({
      begin_date: Date.parse('2026-01-01T00:00:00+08:00') / 1000,
      end_date: Date.parse('2035-12-31T23:59:59+08:00') / 1000,
      fixed_term: 0,
    })
    expect(rows[0]).toMatchObject({
      date_type: 'DATE_TYPE_FIX_TERM',
      begin_date: 0,
      end_date: 0,
      fixed_term: 30,
    })
  })

  it('money is cents, a discount percent off', async () => {
    const { list: rows } = await list('card_type=discount')
    expect(rows.map(({ card_type }) => card_type)).toEqual(['discount', 'discount', 'discount'])
    expect(rows[0]).toMatchObject({ discount: 20, least_cost: 19900, most_cost: 20000, reduce_cost: 0 })
  })

  it('card_id asks for one', async () => expect(await idsOf('card_id=7')).toEqual(['7']))

  it('item_id finds coupons for a product, by its id or an item’s', async () => {
    // 101 is a T-shirt of 棠里 without the tag 限量: all goods, clothes, itself, its brand
    const usable = ['1', '2', '3', '4', '7', '8', 'for 101', 'for brand']
    expect(await idsOf('end_date=1&page_size=50&item_id=101')).toEqual(usable)
    expect(await idsOf('end_date=1&page_size=50&item_id=10102')).toEqual(usable)
    const limited = hean.goods.find(({ tags, status }) => tags.includes('5') && !status)
    expect(await idsOf(`page_size=50&item_id=${limited?.id}`)).toContain('for tag')
  })

  it('distributor_id: a shop’s coupons and those for all shops; 0: those for all shops; all: every coupon', async () => {
    expect(await idsOf('distributor_id=3&page_size=50')).toContain('8')
    expect(await idsOf('distributor_id=1&page_size=50')).not.toContain('8')
    expect(await idsOf('distributor_id=1&page_size=50')).toContain('1')
    expect(await idsOf('distributor_id=0&page_size=50')).not.toContain('8')
    expect(await idsOf('distributor_id=all&page_size=50')).toContain('8')
  })

  it('has the issuing shop and the shops where it can be used', async () => {
    const [card] = (await list('card_id=8')).list
    const shop = { distributor_id: '3', name: '禾岸生活 上海静安旗舰店' }
    expect(card).toMatchObject({ distributor_id: '3', distributor_info: shop, distributor_list: [shop] })
    expect((await list('card_id=1')).list[0]).toMatchObject({
      distributor_id: '0',
      distributor_info: {},
      distributor_list: [],
    })
  })

  it('only coupons of the company, even with the same ids', async () => {
    const { list: rows } = await list('page_size=999', 'songjian')
    expect(rows.map(({ title }) => title)).not.toEqual(expect.arrayContaining([hean.coupons[0]?.title]))
    await open()
      .database.db.update(tables.coupon)
      .set({ kq_status: 1 })
      .where(and(eq(tables.coupon.company_id, '2'), eq(tables.coupon.card_id, '1')))
    expect(await idsOf('card_id=1')).toEqual(['1'])
    expect((await list('card_id=1', 'songjian')).list).toEqual([])
  })
})
