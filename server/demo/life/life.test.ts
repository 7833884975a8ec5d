import { beforeAll, expect, it } from 'vitest'
import type {
  AftersaleListAnswer,
  BrowseHistoryListAnswer,
  CollectItemListAnswer,
  GetUserCardListAnswer,
  MemberMessagesAnswer,
  OpenWorkAnswer,
  OrdersAnswer,
  PointMemberAnswer,
  PointMemberInfoAnswer,
  RateListAnswer,
} from '@schemas/generated/api'
import { callShop } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { DEMO_MEMBERS } from '../../config/demo-accounts'
import { addDemoMembers, addDemoOperators } from '../accounts'
import { signInAs } from '@tests/helpers/operator'
import { addDemoLives } from './add'

describeApi('the demo member has content on every page', (open) => {
  const tokens = new Map<string, string>()
  const data = async <T>(path: string, company_id = '1'): Promise<T> => {
    const headers = { authorization: `Bearer ${tokens.get(company_id)}` }
    const answer = await callShop(open().app, path, { headers }, company_id)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json<{ data: T }>().data
  }
  beforeAll(async () => {
    const { app, database } = open()
    await addDemoMembers(database.db)
    await addDemoLives(database.db)
    const [first] = DEMO_MEMBERS
    const body = { username: first?.mobile, password: first?.password }
    for (const company_id of ['1', '2']) {
      const answer = await callShop(app, '/login', { method: 'POST', body }, company_id)
      tokens.set(company_id, answer.json<{ data: { token: string } }>().data.token)
    }
  }, 120_000)

  it.each(['1', '2'])('orders in every state a buyer can meet, company %s', async (company_id) => {
    const { list } = await data<OrdersAnswer>('/orders?pageSize=50', company_id)
    expect([...new Set(list.map(({ order_status_des }) => order_status_des))].toSorted()).toEqual([
      'CANCEL',
      'CANCEL_REFUND_PROCESS',
      'DONE',
      'NOTPAY',
      'PAYED',
      'PAYED_PARTAIL',
      'PAYED_PENDING',
      'PAYED_WAIT_PROCESS',
      'WAIT_BUYER_CONFIRM',
      'WAIT_PAID_CONFIRM',
    ])
    expect(list.some(({ order_type }) => order_type === 'normal_seckill')).toBe(true)
    const points = await data<OrdersAnswer>('/orders?order_type=normal_pointsmall', company_id)
    expect(points.count).toBe(1)
  })

  it('the branch manager has an order of the own shop to send', async () => {
    await addDemoOperators(open().app.db)
    const branch = await signInAs(open().app, 'branch')
    const { figures } = await branch.data<OpenWorkAnswer>('/open-work')
    expect(figures.find(({ title }) => title === '待发货')?.count).toBe(1)
  })

  it('after-sales in every state', async () => {
    const { list } = await data<AftersaleListAnswer>('/aftersales?pageSize=50')
    // 6, refunded, follows 9 once the job has run
    expect(list.map(({ progress }) => progress).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9])
    expect(new Set(list.map(({ aftersales_status }) => aftersales_status))).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it("messages about orders have the order's times, in sequence", async () => {
    const { rows } = await open().database.pool.query<{ early: number; late: number; days: number }>(
      `select count(*) filter (where e.created < o.created)::int as early,
              count(*) filter (where e.kind = 'shipped' and e.created - o.created not between '1 day' and '3 days')::int as late,
              count(distinct date(e.created))::int as days
         from order_event e join orders o using (company_id, order_id)`,
    )
    expect(rows[0]).toMatchObject({ early: 0, late: 0 })
    expect(rows[0]?.days).toBeGreaterThan(5)
    const { list } = await data<MemberMessagesAnswer>('/member/messages?pageSize=50')
    expect(new Set(list.map(({ is_read }) => is_read))).toEqual(new Set([true, false]))
  })

  it.each([1, 2, 3])('coupons of status %i', async (status) => {
    const { count } = await data<GetUserCardListAnswer>(`/user/getUserCardList?status=${status}`)
    expect(count).toBeGreaterThan(0)
  })

  it('points earned and spent, favourites, footprints of several days, reviews with replies', async () => {
    const { list } = await data<PointMemberAnswer>('/point/member?page_size=50')
    expect(new Set(list.map(({ outin_type }) => outin_type))).toEqual(new Set(['in', 'out']))
    const favourites = (await data<CollectItemListAnswer>('/member/collect/item')).list
    expect(favourites).toHaveLength(7)
    expect(favourites.filter(({ store }) => store === 0)).toHaveLength(1)
    expect(favourites.filter(({ item_type }) => item_type === 'pointsmall')).toHaveLength(1)
    const { expiring_point } = await data<PointMemberInfoAnswer>('/point/member/info')
    expect(expiring_point).toBeGreaterThan(0)
    const footprints = await data<BrowseHistoryListAnswer>('/member/browse/history/list?pageSize=50')
    const days = footprints.list.map(({ updated }) => Math.floor(updated / 86_400))
    expect(new Set(days).size).toBeGreaterThan(2)
    const [seen] = footprints.list
    const rates = await data<RateListAnswer>(`/order/rate/list?item_id=${seen?.item_id}`)
    expect(rates.list[0]?.reply.total_count).toBeGreaterThan(0)
  })

  it('the best sellers have dozens of reviews by several members, some with pictures, the average is theirs', async () => {
    const { rows } = await open().database.pool.query<{ item_id: string; reviews: number; authors: number }>(
      `select g.default_item_id as item_id, count(r.rate_id)::int as reviews, count(distinct r.user_id)::int as authors
         from goods g left join review r using (company_id, goods_id)
        where g.company_id = '1' and g.item_type = 'normal' and g.distributor_id is null and g.approve_status = 'onsale'
          and not g.is_gift and g.product_type = 'normal'
        group by g.goods_id, g.default_item_id, g.sales order by g.sales desc`,
    )
    expect(rows.slice(0, 10).every(({ reviews }) => reviews >= 24)).toBe(true)
    expect(rows.every(({ reviews }) => reviews > 0)).toBe(true)
    const [best] = rows
    expect(best?.authors).toBe(best?.reviews)
    const found = await data<RateListAnswer>(`/order/rate/list?item_id=${best?.item_id}&pageSize=50`)
    expect(found.count).toBe(best?.reviews)
    expect(found.list.some(({ rate_pic }) => rate_pic.length > 0)).toBe(true)
    const stars = new Set(found.list.map(({ star }) => star))
    expect(stars.size).toBeGreaterThan(2)
    const { rows: sums } = await open().database.pool.query(
      `select o.order_id from orders o join order_line l using (company_id, order_id) join trade t using (company_id, trade_id)
        where o.user_id like 'demo-buyer-%' and (o.total_fee <> l.total_fee or t.total_fee <> o.total_fee)`,
    )
    expect(sums).toEqual([])
    // lists of operators turn pages up to a thousand
    const { rows: all } = await open().database.pool.query<{ most: number }>(
      `select max(count)::int as most from (select count(*) from orders group by company_id) found`,
    )
    expect(all[0]?.most).toBeLessThan(900)
  })

  it('sales figures contain all that was bought, so no later job changes a page of the shop', async () => {
    const { rows } = await open().database.pool.query('select sale_id from item_sale')
    expect(rows).toEqual([])
  })

  it('stock and points equal the sums of their ledgers', async () => {
    const { rows } = await open().database.pool.query(
      `select s.item_id from item_stock s
         left join (select company_id, distributor_id, item_id, sum(stock) as stock, sum(reserved) as reserved
                      from stock_movement group by 1, 2, 3) m using (company_id, distributor_id, item_id)
        where s.stock <> coalesce(m.stock, 0) or s.reserved <> coalesce(m.reserved, 0)
       union all
       select e.user_id from member e
        where e.point <> (select coalesce(sum(point), 0) from point_entry p where p.company_id = e.company_id and p.user_id = e.user_id)`,
    )
    expect(rows).toEqual([])
  })
})
