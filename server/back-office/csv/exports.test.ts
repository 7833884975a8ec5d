import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer } from '@schemas/generated/api'
import { sheet_row } from '@server/db/schema'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { exportCsv, importCsv, numberedItem } from '@tests/helpers/csv-files'
import clearCsvJobs from './clear-csv-jobs.job'
import { gradePricesOf, namedGrades } from '../../catalogue/goods/admin/grade-prices-repo'
import { smsSender } from '../../platform/sms/sender'

describeApi('goods and orders out as files', (open) => {
  let editor: SignedInOperator
  let owner: SignedInOperator
  let viewer: SignedInOperator
  let user_id: string
  beforeAll(async () => {
    const { app } = open()
    editor = await signInAs(app, 'editor')
    owner = await signInAs(app, 'owner')
    viewer = await signInAs(app, 'viewer')
    user_id = (await newMember(app)).user_id
  })
  const db = () => open().app.db
  const read = (text: string) => parse(text, { bom: true, columns: true }) as Record<string, string>[]

  const item = (item_id: string) => numberedItem(open().app, item_id)

  it('importing an export changes nothing; formulas are exported as text', async () => {
    const { app } = open()
    const { item_bn, now } = await item('10101')
    const name = `=cmd|'/c calc'!A1`
    const rename = await importCsv(app, editor, 'goods_stock', `货号,商品名称\n${item_bn},"'${name}"\n`)
    expect([rename.job.done, (await now()).name]).toEqual([1, name])
    const { text } = await exportCsv(app, viewer, 'goods_stock', { keyword: item_bn })
    const [row] = read(text)
    expect(row).toMatchObject({ 货号: item_bn, 商品名称: `'${name}`, 售价: '100.00', 市场价: '200.00' })
    const back = await importCsv(app, editor, 'goods_stock', text)
    expect(back.job).toMatchObject({ total: 1, same: 1, failed: 0 })
    await importCsv(app, editor, 'goods_stock', `货号,商品名称\n${item_bn},禾岸测试商品\n`)
  })

  it('members’ prices are exported and imported; 无 removes them, an empty cell keeps them', async () => {
    const { app } = open()
    const { item_bn } = await item('10101')
    const [one, two] = await namedGrades(db(), '1')
    const cell = `${one?.name}=9.90；${two?.name}=8.80`
    const importing = (text: string) =>
      importCsv(app, editor, 'goods_stock', `货号,会员价\n${item_bn},${text}\n`)
    const exported = async () => {
      const { text } = await exportCsv(app, viewer, 'goods_stock', { keyword: item_bn })
      return { text, cell: read(text)[0]?.['会员价'] }
    }
    await importing('无')
    expect((await importing(`${two?.name}=8.8;${one?.name}=9.9`)).job).toMatchObject({ done: 1, same: 0 })
    const out = await exported()
    expect(out.cell).toBe(cell)
    expect((await importCsv(app, editor, 'goods_stock', out.text)).job).toMatchObject({
      same: 1,
      failed: 0,
    })
    const prices = await gradePricesOf(db(), '1', ['10101'])
    expect(prices.get('10101')).toEqual([
      { grade_id: one?.grade_id, price: 990 },
      { grade_id: two?.grade_id, price: 880 },
    ])
    const { list } = await editor.data<AuditAnswer>('/audit?subject=goods&pageSize=1')
    expect(list[0]).toMatchObject({
      before: { grade_prices: '' },
      after: { item_id: '10101', grade_prices: cell },
    })
    expect((await importing('钻石卡=1')).lines[0]?.faults).toMatchObject([
      { column: '会员价', message: expect.stringContaining('得到“钻石卡=1”') },
    ])
    expect((await exported()).cell).toBe(cell)
    // the same file again would be the same import
    await importing(' 无')
    expect((await exported()).cell).toBe('')
  })

  it('orders are exported with one row per order line; viewers get masked numbers, and no files of others', async () => {
    const { app } = open()
    const { order_id } = await paidOrder(app, {
      user_id,
      lines: [
        { num: 2, price: 1_234 },
        { num: 1, price: 500 },
      ],
      row: { remark: '=1+1', freight_fee: 1_200, freight_point: 250, freight_point_fee: 250 },
    })
    const whole = await exportCsv(app, editor, 'order_lines', { tab: 'to_ship', keyword: order_id })
    expect(whole.job).toMatchObject({ total: 1, done: 1, state: 'done' })
    const rows = read(whole.text)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      // so that spreadsheets do not round it
      订单号: `${order_id}\t`,
      手机号: '13900000001',
      单价: '12.34',
      件数: '2',
      订单运费: '12.00',
      运费使用积分: '250',
      运费积分抵扣: '2.50',
      买家留言: "'=1+1",
    })
    const masked = await exportCsv(app, viewer, 'order_lines', { keyword: order_id })
    expect(read(masked.text)[0]).toMatchObject({ 手机号: '139****0001' })
    expect((await viewer.call(`/sheet-jobs/${whole.job.job_id}/file`)).statusCode).toBe(403)
    expect((await owner.call(`/sheet-jobs/${whole.job.job_id}/file`)).statusCode).toBe(200)
    const { list } = await editor.data<AuditAnswer>(`/audit?subject_id=${whole.job.job_id}`)
    expect(list.map(({ action }) => action).toSorted()).toEqual([
      'sheet.download',
      'sheet.download',
      'sheet.export',
    ])
  })

  it('files of several pages are complete and in a stable order', async () => {
    const { app } = open()
    const { job, text } = await exportCsv(app, editor, 'goods_stock')
    const rows = read(text)
    expect(rows).toHaveLength(job.total)
    expect(job).toMatchObject({ done: job.total })
    const low = await exportCsv(app, editor, 'goods_stock', { tab: 'low' })
    expect(read(low.text).every((row) => Number(row['库存']) - Number(row['占用']) < 10)).toBe(true)
  })

  it('files of old imports and exports are deleted with their rows', async () => {
    const { app } = open()
    const { job } = await exportCsv(app, editor, 'goods_stock')
    const clear = (days: number) =>
      clearCsvJobs.run({
        db: app.db,
        providers: app.payments,
        sms: smsSender(app.db, app.config),
        company_id: '1',
        now: new Date(Date.now() + days * 24 * 3_600_000),
        failed: (error) => expect.unreachable(String(error)),
      })
    await clear(6)
    expect((await editor.call(`/sheet-jobs/${job.job_id}`)).statusCode).toBe(200)
    while ((await clear(8)) > 0);
    expect((await editor.call(`/sheet-jobs/${job.job_id}`)).statusCode).toBe(404)
    expect(await db().$count(sheet_row, eq(sheet_row.job_id, job.job_id))).toBe(0)
  })
})
