import { randomInt } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import type { Report } from '@schemas/generated/api'
import { newMember } from '@tests/helpers/member'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder, type PaidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { readWorkbook } from '../../back-office/csv/workbook/read'
import { reportFile } from './report-file'
import { requireReport, spanOf } from './reports'

/** Away from the demo's own orders. */
const [FROM, TO] = ['2019-03-01', '2019-03-05']
const days = (first: string, last: string) => `?from=${first}&to=${last}`

describeApi('reports', (open) => {
  let viewer: SignedInOperator
  beforeAll(async () => {
    viewer = await signInAs(open().app, 'viewer')
    await fill()
  })

  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await open().database.pool.query(text, values)).rows as T[]
  const report = (name: string, range = days(FROM, TO)) => viewer.data<Report>(`/reports/${name}${range}`)

  /** Orders around the days, of two members and two shops, with every kind of amount and refund. */
  async function fill() {
    const { app } = open()
    const members = [await newMember(app, { row: { username: '林一' } }), await newMember(app)]
    const shops = await query<{ distributor_id: string }>(
      `select distributor_id from shop where company_id = '1' limit 1`,
    )
    const places = ['0', shops[0]?.distributor_id ?? '0']
    const times = [
      '2019-02-28T23:59:59+08:00',
      '2019-03-01T00:00:00+08:00',
      '2019-03-03T12:00:00+08:00',
      '2019-03-05T23:59:59+08:00',
      '2019-03-06T00:00:00+08:00',
    ]
    for (const [index, time] of [...times, ...times, ...times, ...times].entries()) {
      const paid = new Date(time)
      const order = await paidOrder(app, {
        user_id: members[index % 2]?.user_id ?? '',
        freight_fee: index % 3 === 0 ? 801 : 0,
        ...(index % 3 === 0 && { freight_points: { use: 10, fee: 10 } }),
        lines: [
          { price: 1_000 + randomInt(9_999), num: 1 + (index % 3), discounts: { adjust: randomInt(300) } },
          { price: 333, num: 2, points: { use: 50, fee: 50 } },
        ],
        row: { paid, created: paid, distributor_id: places[index % 3 === 0 ? 1 : 0] ?? '0' },
      })
      if (index % 4 === 1) await cancel(order, time)
      if (index % 4 === 2) await refundLines(order, time, index)
      await points(order, members[index % 2]?.user_id ?? '', paid)
    }
    const late = await paidOrder(app, {
      user_id: members[0]?.user_id ?? '',
      row: { paid: null, status: 'CANCEL' },
    })
    await refund('late', { ...late, order_id: null }, 777, '2019-03-03T12:00:00+08:00', null)
  }

  const refund = (
    cause: string,
    { order_id, trade_id }: { order_id: string | null; trade_id: string },
    fee: number,
    done: string,
    aftersales_bn: string | null,
    state = 'SUCCESS',
  ) =>
    query(
      `insert into refund (company_id, refund_id, order_id, trade_id, refund_fee, state, cause, due, done, aftersales_bn)
       values ('1', $1, $2, $3, $4, $5, $1, now(), $6, $7)`,
      [`${cause}:${order_id ?? trade_id}`, order_id, trade_id, fee, state, done, aftersales_bn],
    )

  /** All of it, some before and some after a part went back by an application. */
  const cancel = ({ order_id, trade_id, total_fee }: PaidOrder, time: string) =>
    refund('cancel', { order_id, trade_id }, total_fee, time, null)

  /** A part of each line, and of the freight; another refund has not arrived yet. */
  async function refundLines(
    { order_id, trade_id, user_id, lines, total_fee }: PaidOrder,
    time: string,
    index: number,
  ) {
    const bn = `AS${order_id}`
    const shares = lines.map(({ total_fee: fee }) => Math.floor(fee / 3))
    const freight = index % 3 === 0 ? 101 : 0
    const sum = shares.reduce((all, share) => all + share, freight)
    await query(
      `insert into aftersale (company_id, aftersales_bn, order_id, user_id, aftersales_type, state, refund_fee,
                              refund_point, freight, reason)
       values ('1', $1, $2, $3, 'ONLY_REFUND', 'DONE', $4, 0, $5, '不想要了')`,
      [bn, order_id, user_id, sum, freight],
    )
    for (const [at, { line_id }] of lines.entries())
      await query(
        `insert into aftersale_line (company_id, aftersales_bn, order_id, line_id, num, share_fee, refund_fee, refund_point)
         values ('1', $1, $2, $3, 1, $4, $4, 0)`,
        [bn, order_id, line_id, shares[at]],
      )
    await refund('part', { order_id, trade_id }, sum, time, bn)
    await refund('open', { order_id, trade_id }, total_fee - sum, time, null, 'PROCESSING')
    if (index % 8 === 2) await refund('rest', { order_id, trade_id }, total_fee - sum, time, null)
  }

  const points = ({ order_id }: PaidOrder, user_id: string, time: Date) =>
    query(
      `insert into point_entry (company_id, user_id, entry_id, point, balance, journal_type, cause, created)
       values ('1', $1, $2 || '+', 7, 7, 1, $2 || ':in', $3), ('1', $1, $2 || '-', -3, 4, 1, $2 || ':out', $3)`,
      [user_id, order_id, time],
    )

  const SPAN = `>= '2019-03-01T00:00:00+08:00'`
  const END = `< '2019-03-06T00:00:00+08:00'`
  const takings = async () => {
    const [sold] = await query<Record<string, number>>(
      `select count(*)::int as orders, sum(total_fee)::int as total_fee, sum(freight_fee)::int as freight_fee,
              sum(point_fee)::int as point_fee, sum(item_fee)::int as item_fee
         from orders where company_id = '1' and paid ${SPAN} and paid ${END}`,
    )
    const [paid] = await query<Record<string, number>>(
      `select sum(p.pay_fee)::int as fee from payment p join orders o using (company_id, trade_id)
        where p.company_id = '1' and p.state = 'SUCCESS' and o.paid ${SPAN} and o.paid ${END}`,
    )
    const [back] = await query<Record<string, number>>(
      `select count(*)::int as refunds, sum(refund_fee)::int as refund_fee from refund
        where company_id = '1' and order_id is not null and state = 'SUCCESS' and done ${SPAN} and done ${END}`,
    )
    return { ...sold, ...back, paid: paid?.['fee'] } as Record<string, number>
  }
  const sumOf = ({ list }: Report, key: string) =>
    list.reduce((sum, { values }) => sum + Number(values[key] ?? 0), 0)

  it.each(['sales', 'goods', 'members', 'shops'])(
    'the rows of %s and their sums equal the ledgers of orders, payments and refunds to the cent',
    async (name) => {
      const found = await report(name)
      const ledger = await takings()
      expect(ledger['refund_fee']).toBeGreaterThan(0)
      for (const key of ['total_fee', 'refund_fee'] as const)
        expect([key, sumOf(found, key), found.totals[key]]).toEqual([key, ledger[key], ledger[key]])
      expect(found.totals['total_fee']).toBe(ledger['paid'])
      expect(found.totals['net_fee']).toBe((ledger['total_fee'] ?? 0) - (ledger['refund_fee'] ?? 0))
      const others = ['orders', 'refunds', 'freight_fee', 'item_fee', 'point_fee'].filter(
        (each) => found.totals[each] !== undefined,
      )
      // freight is a row of its own among the products
      const sold = (ledger['item_fee'] ?? 0) + (ledger['freight_fee'] ?? 0)
      const of = { ...ledger, ...(name === 'goods' && { item_fee: sold }) } as Record<string, number>
      for (const key of others) expect([key, found.totals[key]]).toEqual([key, of[key]])
    },
  )

  it.each(['sales', 'goods', 'members', 'shops'])(
    'the pages of %s have every row once, with the sums of all, which their rows add up to',
    async (name) => {
      const whole = await report(name)
      const size = Math.max(1, Math.floor(whole.list.length / 2))
      const pages: Report[] = []
      for (let page = 1; page <= Math.ceil(whole.list.length / size); page++)
        pages.push(await report(name, `${days(FROM, TO)}&page=${page}&pageSize=${size}`))
      expect(pages.length).toBeGreaterThan(1)
      expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
      for (const { totals, total_count } of pages)
        expect([totals, total_count]).toEqual([whole.totals, whole.list.length])
      const last = await report(name, `${days(FROM, TO)}&page=${pages.length + 7}&pageSize=${size}`)
      expect(last.list).toEqual(pages.at(-1)?.list)
      for (const [key, sum] of Object.entries(whole.totals))
        expect([key, pages.reduce((all, each) => all + sumOf(each, key), 0)]).toEqual([key, sum])
    },
  )

  it.each(['csv', 'xlsx'] as const)(
    'a file (%s) read in several pages has every row once',
    async (format) => {
      const wanted = requireReport('goods')
      const span = spanOf({ company_id: '1', shops: [] }, { from: FROM, to: TO }, new Date())
      const now = new Date('2020-01-01T00:00:00Z')
      const read = async (rows: number) => {
        const { content } = reportFile(open().app.db, wanted, span, { format, now, rows })
        const bytes = Buffer.concat(
          (await content.toArray()).map((chunk: string | Uint8Array) => Buffer.from(chunk)),
        )
        return format === 'xlsx' ? readWorkbook(bytes) : (parse(bytes, { bom: true }) as string[][])
      }
      const { list, totals } = await report('goods')
      const whole = await read(1_000)
      expect(await read(2)).toEqual(whole)
      expect(whole).toHaveLength(list.length + 2)
      const sum = (totals['total_fee'] ?? 0) as number
      expect(Number(whole.at(-1)?.[whole[0]?.indexOf('成交额') ?? 0])).toBe(sum / 100)
    },
  )

  it('one shop of sales and goods is counted as in the report of shops; other reports refuse the filter', async () => {
    const { list } = await report('shops')
    expect(list.length).toBeGreaterThan(1)
    for (const { id, values } of list)
      for (const name of ['sales', 'goods']) {
        const { totals } = await report(name, `${days(FROM, TO)}&shop=${id}`)
        expect([name, id, totals['total_fee'], totals['refund_fee']]).toEqual([
          name,
          id,
          values['total_fee'],
          values['refund_fee'],
        ])
      }
    const kinds = await viewer.data<{ name: string; filters?: object[] }[]>('/reports')
    expect(kinds.filter(({ filters }) => filters).map(({ name }) => name)).toEqual(['sales', 'goods'])
    expect((await viewer.call(`/reports/members${days(FROM, TO)}&shop=0`)).statusCode).toBe(422)
    const narrowed = await signInWith(open().app, { rights: ['reports.view'], shops: [list[0]?.id ?? ''] })
    expect((await narrowed.call(`/reports/sales${days(FROM, TO)}&shop=${list[1]?.id}`)).statusCode).toBe(404)
  })

  it('what is paid after a file was begun is not in it', async () => {
    const span = spanOf({ company_id: '1', shops: [] }, { from: FROM, to: TO }, new Date())
    const { content } = reportFile(open().app.db, requireReport('sales'), span, {
      format: 'csv',
      now: new Date('2019-03-02T00:00:00+08:00'),
    })
    const rows = parse((await content.toArray()).join(''), { bom: true, columns: true }) as Record<
      string,
      string
    >[]
    expect(rows.map((row) => row['日期'])).toEqual(['2019-03-01', '合计'])
  })

  it('each row of sales and shops adds up: goods less discounts and points plus freight is what was paid', async () => {
    for (const name of ['sales', 'shops']) {
      const { list } = await report(name)
      expect(list.length).toBeGreaterThan(1)
      for (const { values } of list)
        expect(
          Number(values['item_fee']) -
            Number(values['discount_fee']) -
            Number(values['point_fee']) +
            Number(values['freight_fee']),
        ).toBe(values['total_fee'])
    }
  })

  it('days begin at midnight in Shanghai and both ends are included', async () => {
    const { list } = await report('sales')
    expect(list.map(({ id }) => id)).toEqual(['2019-03-01', '2019-03-03', '2019-03-05'])
    const [day] = (await report('sales', days('2019-03-03', '2019-03-03'))).list
    expect(day?.values).toEqual(list[1]?.values)
  })

  it('a member’s points are those of the ledger, and numbers are masked', async () => {
    const { list, totals } = await report('members')
    const [ledger] = await query<Record<string, number>>(
      `select sum(greatest(point, 0))::int as earned, sum(greatest(-point, 0))::int as spent from point_entry
        where company_id = '1' and created ${SPAN} and created ${END}`,
    )
    expect([totals['points_in'], totals['points_out']]).toEqual([ledger?.['earned'], ledger?.['spent']])
    expect(list.map(({ values }) => values['name'])).toContain('林一')
    for (const { values } of list) expect(values['mobile']).toMatch(/^\d{3}\*{4}\d{4}$/)
  })

  it('the files have every row and the sums', async () => {
    const answer = await viewer.call(`/reports/shops/file${days(FROM, TO)}`)
    const rows = parse(answer.payload, { bom: true, columns: true }) as Record<string, string>[]
    const { list, totals } = await report('shops')
    expect(rows).toHaveLength(list.length + 1)
    expect(rows.at(-1)).toMatchObject({
      门店: '合计',
      成交额: (Number(totals['total_fee']) / 100).toFixed(2),
    })
    const workbook = await viewer.call(`/reports/shops/file${days(FROM, TO)}&format=xlsx`)
    expect(await readWorkbook(workbook.rawPayload)).toHaveLength(list.length + 2)
    for (const [{ headers }, format] of [
      [answer, 'csv'],
      [workbook, 'xlsx'],
    ] as const)
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
        `门店报表-2019-03-01-2019-03-05.${format}`,
      )
  })

  it.each([
    [days('2019-03-02', '2019-03-01'), '开始日期应不晚于结束日期'],
    [days('2018-01-01', '2019-03-01'), '一次最多统计 366 天，收到 425 天'],
    [days('2019-02-30', '2019-03-01'), '没有 2019-02-30 这一天'],
  ])('%s is refused', async (range, message) => {
    const answer = await viewer.call(`/reports/sales${range}`)
    expect([answer.statusCode, answer.json().msg]).toEqual([422, message])
  })

  it('sales of a deleted shop are not those of the head office', async () => {
    const { user_id } = await newMember(open().app)
    const paid = new Date('2019-05-01T12:00:00+08:00')
    for (const distributor_id of ['0', 'closed'])
      await paidOrder(open().app, { user_id, row: { paid, created: paid, distributor_id } })
    const { list } = await report('shops', days('2019-05-01', '2019-05-01'))
    expect(list.map(({ id, values }) => [id, values['name']]).toSorted()).toEqual([
      ['0', '商城自营'],
      ['closed', '已删除的门店 closed'],
    ])
  })

  it('rows of another company are not counted', async () => {
    const other = await signInAs(open().app, 'viewer', '2')
    const found = await other.data<Report>(`/reports/goods${days(FROM, TO)}`)
    expect([found.list, found.totals['total_fee']]).toEqual([[], 0])
  })
})
