import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, OperatorMessage, SheetJob, SheetKind } from '@schemas/generated/api'
import { goods_item, sheet_job } from '@server/db/schema'
import { ledgerFaults } from '../../catalogue/stock/ledger-repo'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { importCsv, numberedItem, sendCsv, workCsvJobs } from '@tests/helpers/csv-files'

/** `货号,售价` in GB18030, as a Chinese spreadsheet saves it. */
const GB_HEADINGS = [0xbb, 0xf5, 0xba, 0xc5, 0x2c, 0xca, 0xdb, 0xbc, 0xdb]

describeApi('goods and parcels in as files', (open) => {
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

  const item = (item_id: string) => numberedItem(open().app, item_id)

  it('valid rows are written, invalid ones are reported with line, column and reason; the stock’s ledger balances', async () => {
    const { app } = open()
    const [one, two] = [await item('10101'), await item('10201')]
    const { stock } = await one.now()
    const { job, lines } = await importCsv(
      app,
      editor,
      'goods_stock',
      `\uFEFF货号,售价,市场价,库存,调整原因\r\n${one.item_bn},"1,299.5",¥1399,${stock + 7},盘点\r\n\r\n没有的货号,1,,,\r\n${two.item_bn},12.345,,1.5,\r\n${one.item_bn},1,,,\r\n`,
    )
    expect(job).toMatchObject({ state: 'done', total: 4, done: 1, same: 0, failed: 3 })
    expect(lines).toEqual([
      { line: 2, state: 'done', faults: [] },
      { line: 4, state: 'failed', faults: [{ column: '货号', message: '没有货号为“没有的货号”的商品' }] },
      {
        line: 5,
        state: 'failed',
        faults: [
          { column: '售价', message: '售价应为数字，最多两位小数' },
          { column: '库存', message: '库存应为整数' },
        ],
      },
      { line: 6, state: 'failed', faults: [{ column: '货号', message: '与第 2 行重复' }] },
    ])
    const { list: told } = await editor.data<{ list: OperatorMessage[] }>('/account/messages')
    expect(told[0]).toMatchObject({
      kind: 'import_done',
      link: `/sheets?name=goods_stock&job=${job.job_id}`,
      parts: { rows: '4', failed: '3' },
    })
    expect(await one.now()).toMatchObject({ price: 129_950, market_price: 139_900, stock: stock + 7 })
    expect(await two.now()).toMatchObject({ price: 10_000 })
    expect(await ledgerFaults(db(), '1')).toMatchObject({ ledger: [] })
    const report = await viewer.call(`/sheet-jobs/${job.job_id}/file`)
    expect(report.payload).toBe(
      '\uFEFF行号,结果,列,说明\r\n2,成功,,\r\n4,失败,货号,没有货号为“没有的货号”的商品\r\n5,失败,售价,售价应为数字，最多两位小数\r\n5,失败,库存,库存应为整数\r\n6,失败,货号,与第 2 行重复\r\n',
    )
    expect(report.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    })
    const { list } = await editor.data<AuditAnswer>('/audit?subject=goods&pageSize=1')
    expect(list[0]).toMatchObject({
      action: 'goods.change',
      operator_name: expect.any(String),
      before: { price: 10_000, market_price: 20_000, stock },
      after: { price: 129_950, market_price: 139_900, stock: stock + 7, reason: '盘点' },
    })
  })

  it('importing a file twice is safe: written rows are not written again, failed ones are retried', async () => {
    const { app } = open()
    const [one, two] = [await item('10101'), await item('10201')]
    const late = `T-${randomUUID()}`
    const { stock } = await one.now()
    const file = `货号,库存,调整原因\n${one.item_bn},${stock + 5},盘点\n${late},3,盘点\n`
    const first = await importCsv(app, editor, 'goods_stock', file)
    expect([first.repeated, first.job.done, first.job.failed]).toEqual([false, 1, 1])
    // some are sold in the meantime
    const count = `货号,库存,调整原因\n${one.item_bn},${stock + 2},卖出\n`
    expect((await importCsv(app, editor, 'goods_stock', count)).job.done).toBe(1)
    await db().update(goods_item).set({ item_bn: late }).where(eq(goods_item.item_bn, two.item_bn))
    const again = await importCsv(app, owner, 'goods_stock', file)
    expect(again.repeated).toBe(true)
    expect(again.job).toMatchObject({ job_id: first.job.job_id, state: 'done', total: 2, done: 2, failed: 0 })
    expect((await one.now()).stock).toBe(stock + 2)
    expect((await two.now()).stock).toBe(3)
  })

  it('an unchanged value and an empty cell change nothing', async () => {
    const { app } = open()
    const { item_bn, now } = await item('10101')
    const before = await now()
    const file = `货号,商品名称,售价,库存,调整原因,规格\n${item_bn},${before.name},100,${before.stock},,随便\n`
    const { job, lines } = await importCsv(app, editor, 'goods_stock', file)
    expect([job.done, job.same, lines[0]?.state]).toEqual([1, 1, 'same'])
    expect(await now()).toEqual(before)
  })

  it('changing stock needs a reason, and never goes below the reserved number', async () => {
    const { app } = open()
    const { item_bn, now } = await item('10101')
    await paidOrder(app, { user_id, lines: [{ item_id: '10101', num: 2 }] })
    const { stock } = await now()
    const silent = await importCsv(app, editor, 'goods_stock', `货号,库存\n${item_bn},${stock + 1}\n`)
    expect(silent.lines[0]?.faults).toEqual([
      {
        column: '调整原因',
        message: `库存将由 ${stock} 改为 ${stock + 1}，请填写调整原因；不改库存的请清空库存`,
      },
    ])
    const few = await importCsv(app, editor, 'goods_stock', `货号,库存,调整原因\n${item_bn},1,盘点\n`)
    expect(few.lines[0]?.faults).toMatchObject([
      { column: '库存', message: expect.stringContaining('库存不能少于此数') },
    ])
    expect((await now()).stock).toBe(stock)
  })

  it('GB18030 is read as spreadsheets save it', async () => {
    const { app } = open()
    const { item_bn, now } = await item('10101')
    const bytes = new Uint8Array([...GB_HEADINGS, 10, ...new TextEncoder().encode(`${item_bn},88\n`)])
    expect((await importCsv(app, editor, 'goods_stock', bytes)).job.done).toBe(1)
    expect((await now()).price).toBe(8_800)
  })

  it.each([
    ['PK\u0003\u0004', '文件不是完整的 Excel 工作簿'],
    ['货号,颜色\na,b\n', '没有这些列：颜色；可用的列是：货号、商品名称'],
    ['商品名称\n甲\n', '缺少“货号”列，首行应为表头'],
    ['货号,货号\na,b\n', '“货号”列出现了两次'],
    ['货号,售价\n', '文件中没有数据'],
    ['货号,售价\na,1,2\n', '第 2 行有 3 格，表头只有 2 格'],
    ['货号,售价\n"a,1\n', '引号应当成对'],
    [`货号\n${'a\n'.repeat(20_001)}`, '一次最多导入 20000 行，收到 20001 行'],
  ])('a file that is none is refused as a whole: %#', async (content, message) => {
    const jobs = await db().$count(sheet_job)
    const answer = await sendCsv(open().app, editor, 'goods_stock', content)
    expect([answer.statusCode, answer.json().msg]).toEqual([422, expect.stringContaining(message)])
    expect(await db().$count(sheet_job)).toBe(jobs)
  })

  it('a file larger than 10 MB is refused', async () => {
    const answer = await sendCsv(open().app, editor, 'goods_stock', 'a'.repeat(10 * 1024 * 1024 + 1))
    expect([answer.statusCode, answer.json().msg]).toEqual([413, '文件最大 10 MB，请分成几个文件'])
  })

  it('orders are shipped from a file by code or name of the courier; a repetition creates no second parcel', async () => {
    const { app } = open()
    const [one, two, three] = [
      await paidOrder(app, { user_id }),
      await paidOrder(app, { user_id, row: { status: 'NOTPAY', paid: null } }),
      await paidOrder(app, { user_id }),
    ]
    const rows = [
      `${one.order_id}\t,顺丰,SF1234567890`,
      `${two.order_id},sf,SF1234567891`,
      `${three.order_id},飞鸽,SF1234567892`,
      `1.2E+16,SF,SF1234567893`,
    ]
    const { job, lines } = await importCsv(
      app,
      editor,
      'ship_orders',
      `订单号,快递公司,运单号\n${rows.join('\n')}\n`,
    )
    expect([job.done, job.failed]).toEqual([1, 3])
    expect(lines.map(({ faults }) => faults[0]?.message)).toEqual([
      undefined,
      '只有待发货的订单可以发货',
      expect.stringContaining('没有快递公司“飞鸽”，可填：顺丰速运'),
      expect.stringContaining('请把该列设为文本格式后重新填写'),
    ])
    const detail = await editor.data<{ tables: { title: string; rows: object[] }[] }>(
      `/worklists/order/${one.order_id}`,
    )
    const parcels = detail.tables.find(({ title }) => title === '包裹')?.rows
    expect(parcels).toMatchObject([{ delivery_corp_name: '顺丰速运', delivery_code: 'SF1234567890' }])
    const other = `订单号,快递公司,运单号\n${one.order_id},SF,SF1234567890\n`
    expect((await importCsv(app, editor, 'ship_orders', other)).job).toMatchObject({ done: 1, same: 1 })
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=order&subject_id=${one.order_id}`)
    expect(list.map(({ action }) => action)).toEqual(['order.ship_order'])
  })

  it('rows of another company are not accessible', async () => {
    const { app } = open()
    const { item_bn, now } = await item('10101')
    const before = await now()
    const other = await signInAs(app, 'owner', '2')
    const answer = await sendCsv(app, other, 'goods_stock', `货号,售价\n${item_bn},1\n`, '2')
    const { job } = answer.json<{ data: { job: SheetJob } }>().data
    await workCsvJobs(app)
    expect(await other.data<SheetJob>(`/sheet-jobs/${job.job_id}`)).toMatchObject({ done: 0, failed: 1 })
    expect(await now()).toEqual(before)
    for (const rest of ['', '/lines', '/file'])
      expect((await owner.call(`/sheet-jobs/${job.job_id}${rest}`)).statusCode).toBe(404)
  })

  it('a template contains the headings', async () => {
    const kinds = await viewer.data<SheetKind[]>('/sheets')
    expect(kinds.map(({ name, imports, exports }) => [name, imports, exports])).toEqual([
      ['goods_items', true, true],
      ['goods_stock', true, true],
      ['ship_orders', true, false],
      ['order_lines', false, true],
      ['members', false, true],
    ])
    const template = await viewer.call('/sheets/goods_stock/template')
    expect(template.payload).toBe('\uFEFF货号,商品名称,售价,市场价,会员价,库存,调整原因\r\n')
    expect((await editor.call('/sheets/ship_orders/export', { method: 'POST', body: {} })).statusCode).toBe(
      404,
    )
    expect((await sendCsv(open().app, editor, 'order_lines', '订单号\n1\n')).statusCode).toBe(404)
    expect((await sendCsv(open().app, viewer, 'goods_stock', '货号\n1\n')).statusCode).toBe(403)
  })
})
