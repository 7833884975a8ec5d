import { beforeAll, expect, it } from 'vitest'
import type { WorklistAnswer, WorklistDetail } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('filters of orders', (open) => {
  let viewer: SignedInOperator
  let shop: { distributor_id: string; name: string }
  let other: string
  let fetched: string
  let forPoints: string
  beforeAll(async () => {
    const { app, database } = open()
    viewer = await signInAs(app, 'viewer')
    const { user_id } = await newMember(app)
    const { rows } = await database.pool.query<typeof shop>(
      `select distributor_id, name from shop where company_id = '1' order by distributor_id limit 2`,
    )
    const [first, second] = rows
    if (!first || !second) throw new Error('Expected two shops')
    shop = first
    other = second.distributor_id
    const paid = new Date('2031-05-01T00:00:00+08:00')
    fetched = (
      await paidOrder(app, {
        user_id,
        row: { distributor_id: shop.distributor_id, receipt_type: 'ziti', ziti_status: 'PENDING', paid },
      })
    ).order_id
    forPoints = (
      await paidOrder(app, {
        user_id,
        row: {
          distributor_id: '0',
          order_type: 'normal_pointsmall',
          point_use: 500,
          paid: new Date('2031-05-02T23:59:59+08:00'),
        },
      })
    ).order_id
  })
  const list = (filters: string[], as = viewer, more = '') =>
    as.data<WorklistAnswer>(
      `/worklists/order?tab=all${more}${filters.map((each) => `&filter[]=${encodeURI(each)}`).join('')}`,
    )
  const DAYS = 'paid:2031-05-01~2031-05-02'
  const ids = async (...filters: string[]) => (await list([DAYS, ...filters])).list.map(({ id }) => id)

  it('narrow the list by shop, way of delivery, kind and days of payment, and count what they find', async () => {
    expect((await ids()).toSorted()).toEqual([fetched, forPoints].toSorted())
    expect(await ids(`shop:${shop.distributor_id}`)).toEqual([fetched])
    expect(await ids('shop:0')).toEqual([forPoints])
    expect(await ids(`shop:${other}`)).toEqual([])
    expect(await ids('receipt_type:ziti')).toEqual([fetched])
    expect(await ids('order_type:normal_pointsmall')).toEqual([forPoints])
    expect((await list(['paid:2031-05-01~2031-05-01'])).list.map(({ id }) => id)).toEqual([fetched])
    const { count, more } = await list([DAYS, 'shop:0'])
    expect([count, more]).toEqual([1, false])
  })

  it('apply to a search and to a tab too', async () => {
    const found = async (filter: string) =>
      (await list([filter], viewer, `&keyword=${fetched}`)).list.map(({ id }) => id)
    expect(await found('receipt_type:ziti')).toEqual([fetched])
    expect(await found('receipt_type:logistics')).toEqual([])
    const tab = await viewer.data<WorklistAnswer>(`/worklists/order?tab=to_fetch&filter[]=${DAYS}`)
    expect(tab.list.map(({ id }) => id)).toEqual([fetched])
  })

  it('the list and the detail name the shop, and an order for points says how many', async () => {
    const { list: rows } = await list([DAYS])
    const valuesOf = (id: string) => rows.find((row) => row.id === id)?.values
    expect(valuesOf(fetched)).toMatchObject({ shop: shop.name, point_use: null })
    expect(valuesOf(forPoints)).toMatchObject({ shop: '商城自营', point_use: 500 })
    const { facts } = await viewer.data<WorklistDetail>(`/worklists/order/${fetched}`)
    expect(facts.find(({ title }) => title === '门店')?.value).toBe(shop.name)
  })

  it('an account that is narrowed to a shop finds no order of another by a filter', async () => {
    const narrowed = await signInWith(open().app, { rights: ['orders.view'], shops: [other] })
    expect((await list([DAYS, `shop:${shop.distributor_id}`], narrowed)).list).toEqual([])
    expect((await list([DAYS], narrowed)).list).toEqual([])
  })

  it.each(['paid:2031-02-30~2031-03-01', 'paid:2031-05-02~2031-05-01', 'paid:today', 'order_type:gift'])(
    '%s is refused',
    async (filter) => {
      const answer = await viewer.call(`/worklists/order?tab=all&filter[]=${filter}`)
      expect([answer.statusCode, answer.json().data.errors['/query/filter']]).toEqual([
        422,
        [expect.any(String)],
      ])
    },
  )

  it('the file of order lines holds what the filters find', async () => {
    const editor = await signInAs(open().app, 'editor')
    const started = await editor.call('/sheets/order_lines/export', {
      method: 'POST',
      body: { tab: 'all', filter: [DAYS, 'receipt_type:ziti'] },
    })
    expect([started.statusCode, started.json().data.total]).toEqual([200, 1])
  })
})
