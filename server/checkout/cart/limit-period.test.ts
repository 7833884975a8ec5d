import { beforeAll, expect, it } from 'vitest'
import { fillCart } from '@tests/helpers/cart'
import { newBuyers, order, outcome, plainItems, setStock, type Buyer } from '@tests/helpers/race'
import { describeApi } from '@tests/helpers/seeded-app'
import { limitOf } from '../../orders/creation/reservations'
import { deletePastPeriods } from './purchase-repo'
import { startOfPeriod } from '../../core/shanghai'
import { cancelOrder } from '../../orders/cancellation/service'

it.each([
  ['day', '2026-11-22T15:59:59Z', '2026-11-22'],
  ['day', '2026-11-22T16:00:00Z', '2026-11-23'],
  ['week', '2026-11-22T15:59:59Z', '2026-11-16'],
  ['week', '2026-11-22T16:00:00Z', '2026-11-23'],
  ['week', '2027-01-01T04:00:00Z', '2026-12-28'],
  ['month', '2026-11-30T15:59:59Z', '2026-11-01'],
  ['month', '2026-12-31T16:00:00Z', '2027-01-01'],
] as const)('the %s of %s begins on %s in Shanghai', (period, moment, day) => {
  expect(startOfPeriod(period, new Date(moment))).toBe(day)
})

describeApi('a limit of pieces per member and period', (open) => {
  let item = ''
  beforeAll(async () => {
    ;[item = ''] = await plainItems({ one: open().database }, 1)
    await setStock(open().database.db, item, 1_000)
  })
  const db = () => open().database.db
  const limited = (period: string) =>
    open().database.pool.query(
      `update goods g set limit_num = 2, limit_period = $1 from goods_item i
        where i.company_id = '1' and i.item_id = $2 and g.company_id = '1' and g.goods_id = i.goods_id`,
      [period, item],
    )
  const buyer = async () => (await newBuyers(db(), 1))[0] as Buyer
  const wanting = async (who: Buyer, num: number, now: Date) => {
    // what was refused lies in the cart still
    await open().database.pool.query(`delete from cart_line where owner = $1`, [`m:${who.user_id}`])
    await fillCart(db(), who.user_id, [{ item_id: item, num }])
    return order(db(), who, { now })
  }
  const tried = async (who: Buyer, num: number, now: string) => outcome(wanting(who, num, new Date(now)))

  it.each([
    ['day', '2027-03-02T15:59:00Z', '2027-03-02T16:01:00Z'],
    ['week', '2027-03-07T15:59:00Z', '2027-03-07T16:01:00Z'],
    ['month', '2027-03-31T15:59:00Z', '2027-03-31T16:01:00Z'],
  ])('of a %s starts from zero when the next one begins', async (period, before, after) => {
    await limited(period)
    const who = await buyer()
    expect(await tried(who, 2, before)).toBe('done')
    await expect(wanting(who, 1, new Date(before))).rejects.toMatchObject({
      details: { lines: [{ reason: expect.stringMatching(/^每人每.限购2件$/) }] },
    })
    expect(await tried(who, 3, after)).not.toBe('done')
    expect(await tried(who, 2, after)).toBe('done')
    expect(await tried(who, 1, after)).not.toBe('done')
  })

  it('is shown with its period on the line of the order', async () => {
    await limited('week')
    const who = await buyer()
    const { order_id } = await wanting(who, 1, new Date('2027-03-02T04:00:00Z'))
    const { rows } = await open().database.pool.query(
      `select holds, goods_id, item_id from orders o join order_line l using (company_id, order_id) where order_id = $1`,
      [order_id],
    )
    expect(limitOf(rows[0], rows[0].holds)).toEqual({ limit_num: 2, limit_period: 'week' })
  })

  it('its rows are deleted once the period is over; those of a limit without a period are kept', async () => {
    const who = await buyer()
    await limited('month')
    await wanting(who, 1, new Date('2027-03-31T04:00:00Z'))
    await limited('all')
    await wanting(who, 1, new Date('2027-03-31T04:00:00Z'))
    const kept = async (day: string) => {
      const now = new Date(`${day}T04:00:00Z`)
      await deletePastPeriods(db(), '1', { now, after: '' })
      const { rows } = await open().database.pool.query(
        `select key from purchase_count where user_id = $1 order by key`,
        [who.user_id],
      )
      return rows.length
    }
    expect(await kept('2027-03-31')).toBe(2)
    expect(await kept('2027-04-12')).toBe(1)
  })

  it('without a period counts for ever', async () => {
    await limited('all')
    const who = await buyer()
    expect(await tried(who, 2, '2027-03-02T04:00:00Z')).toBe('done')
    expect(await tried(who, 1, '2028-03-02T04:00:00Z')).not.toBe('done')
  })

  it('gets pieces of a cancelled order back in the period in which they were ordered', async () => {
    await limited('day')
    const who = await buyer()
    const [monday, tuesday] = [new Date('2027-03-01T04:00:00Z'), new Date('2027-03-02T04:00:00Z')]
    const { order_id } = await wanting(who, 2, monday)
    await wanting(who, 2, tuesday)
    const owner = { company_id: '1', user_id: who.user_id }
    await cancelOrder(db(), { ...owner, order_id, reason: '不想要了' }, tuesday)
    expect(await tried(who, 1, tuesday.toISOString())).not.toBe('done')
    expect(await tried(who, 2, monday.toISOString())).toBe('done')
  })
})
