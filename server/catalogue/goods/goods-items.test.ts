import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { AuditAnswer, RecordValue, SheetJob } from '@schemas/generated/api'
import type { RecordValues } from '@schemas/records'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { addPictures } from '@tests/helpers/library'
import { csvOf, exportCsv, exportFile, importCsv, type Row } from '@tests/helpers/csv-files'
import { readWorkbook } from '../../back-office/csv/workbook/read'
import { ledgerFaults } from '../stock/ledger-repo'

type Goods = RecordValues['goods']

/** In the library. */
const PICTURES = ['/media/a.png', '/media/b.png', '/media/c；d.png']

describeApi('products in and out as files', (open) => {
  let editor: SignedInOperator
  let id: string
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
    await addPictures(open().app, PICTURES)
  })
  beforeEach(() => {
    id = `T-${randomUUID().slice(0, 8)}`
  })

  const bring = (rows: Row[], trial = false) =>
    importCsv(open().app, editor, 'goods_items', csvOf(rows), { trial })
  const read = async (goods_id = id) =>
    (await editor.data<RecordValue>(`/records/goods/${goods_id}`)).value as unknown as Goods
  const row = (number: number, more: Row = {}): Row => ({
    商品编号: id,
    货号: `${id}-${number}`,
    商品名称: `样品 ${id}`,
    销售价: '10',
    ...more,
  })
  const shirt = () => [
    row(1, { 规格: '颜色=红；尺码=S', 标签: '新品', 库存: '3' }),
    row(2, { 规格: '颜色=红；尺码=M', 销售价: '12.5' }),
    row(3, { 规格: '颜色=蓝；尺码=S' }),
    row(4, { 规格: '颜色=蓝；尺码=M' }),
  ]

  it('a product with specifications, category, tags, pictures and stock is created; the second time nothing changes', async () => {
    const { rows: names } = await open().database.pool.query<{ tag_name: string; brand_name: string }>(
      `select tag_name, (select brand_name from brand where company_id = '1' limit 1) as brand_name
         from tag where company_id = '1' and kind = 'goods' order by tag_id limit 1`,
    )
    const { rows: paths } = await open().database.pool.query<{ path: string }>(
      `select p.category_name || '/' || c.category_name as path from category c
         join category p on p.company_id = c.company_id and p.category_id = c.parent_id and p.parent_id is null
        where c.company_id = '1' and not c.is_main_category limit 1`,
    )
    const more = {
      标签: names[0]?.tag_name ?? '',
      品牌: names[0]?.brand_name ?? '',
      销售分类: paths[0]?.path ?? '',
      商品图片: PICTURES.join(' '),
      状态: '仅展示',
    }
    const rows = shirt().map((each) => ({ ...each, ...more }))
    const { job, lines } = await bring(rows)
    expect(lines.map(({ faults }) => faults)).toEqual([[], [], [], []])
    expect(job).toMatchObject({ done: 4, same: 0, failed: 0 })
    const made = await read()
    expect(made).toMatchObject({
      item_name: `样品 ${id}`,
      approve_status: 'only_show',
      pics: PICTURES,
      specs: [
        { spec_name: '颜色', values: ['红', '蓝'] },
        { spec_name: '尺码', values: ['S', 'M'] },
      ],
    })
    expect([made.tags.length, made.categories.length, made.brand_id === '']).toEqual([1, 1, false])
    expect(made.items.map(({ values, price }) => [values.join(), price])).toEqual([
      ['红,S', 1_000],
      ['红,M', 1_250],
      ['蓝,S', 1_000],
      ['蓝,M', 1_000],
    ])
    expect(await ledgerFaults(open().app.db, '1')).toMatchObject({ ledger: [] })
    const again = await bring(rows.toReversed())
    expect(again.job).toMatchObject({ done: 4, same: 4, failed: 0 })
    expect(await read()).toEqual(made)
    // it can be saved by its form
    const { version } = await editor.data<RecordValue>(`/records/goods/${id}`)
    const saved = await editor.call(`/records/goods/${id}`, { method: 'PUT', body: { value: made, version } })
    expect(saved.statusCode).toBe(200)
  })

  it('a trial reports every line and writes nothing', async () => {
    const { job, lines } = await bring([...shirt(), row(5, { 商品编号: `${id}-x`, 销售价: '0' })], true)
    expect(job).toMatchObject({ trial: true, done: 4, failed: 1 })
    expect(lines.at(-1)).toMatchObject({ line: 6, faults: [{ column: '销售价', message: '销售价应大于 0' }] })
    expect((await editor.call(`/records/goods/${id}`)).statusCode).toBe(404)
    expect((await bring(shirt())).job).toMatchObject({ done: 4, same: 0 })
  })

  it('a product is imported whole or not at all, each row with its column and reason; other products are not affected', async () => {
    const other = `${id}-b`
    const { job, lines } = await bring([
      row(1, { 规格: '颜色=红', 标签: '没有的标签', 商品图片: '/media/none.jpg' }),
      row(2, { 规格: '颜色=蓝', 状态: '卖' }),
      row(3, { 规格: '颜色=绿', 销售价: '-1' }),
      row(4, { 商品编号: other }),
    ])
    expect(job).toMatchObject({ done: 1, failed: 3 })
    expect(lines.map(({ faults }) => faults.map(({ column, message }) => `${column}:${message}`))).toEqual([
      ['“商品编号”相同的第 4 行有误，这些行都没有导入'].map((text) => `:${text}`),
      [':“商品编号”相同的第 4 行有误，这些行都没有导入'],
      ['销售价:售价应为数字'].map(() => '销售价:销售价不能小于0'),
      [],
    ])
    const wrong = await bring([
      row(1, { 规格: '颜色=红', 标签: '没有的标签', 商品图片: '/media/none.jpg' }),
      row(2, { 规格: '颜色=蓝', 状态: '卖' }),
    ])
    expect(
      wrong.lines.map(({ faults }) => faults.map(({ column, message }) => `${column}:${message}`)),
    ).toEqual([
      ['标签:没有标签“没有的标签”，或不止一个', '商品图片:图片库里没有 /media/none.jpg，请先上传'],
      ['状态:状态应为 上架、仅展示、仅门店销售、下架 之一，得到“卖”'],
    ])
    expect((await editor.call(`/records/goods/${id}`)).statusCode).toBe(404)
    expect((await read(other)).items).toHaveLength(1)
  })

  it.each<[string, (rows: Row[]) => Row[], RegExp]>([
    ['a missing combination', (rows) => rows.slice(0, 3), /规格:规格组合不全，还缺 颜色=蓝；尺码=M/],
    [
      'other specifications',
      (rows) => rows.map((each, at) => (at === 3 ? { ...each, 规格: '尺码=M；颜色=蓝' } : each)),
      /规格:同一商品的规格名应相同、顺序一致：颜色、尺码/,
    ],
    [
      'the same specification twice',
      (rows) => rows.map((each) => ({ ...each, 规格: '颜色=红；尺码=S' })),
      /规格:同一商品已有这个规格/,
    ],
    [
      'two names',
      (rows) => rows.map((each, at) => ({ ...each, 商品名称: `名${at}` })),
      /商品名称:同一商品的各行应一致/,
    ],
    [
      'rows apart',
      (rows) => rows.flatMap((each, at) => (at === 2 ? [row(9, { 商品编号: `${id}-z` }), each] : [each])),
      /商品编号:“商品编号”相同的行应排在一起，它的上一行是第 3 行/,
    ],
  ])('%s refuses the product', async (_what, change, message) => {
    const { lines } = await bring(change(shirt()))
    const said = lines.flatMap(({ faults }) => faults.map(({ column, message: text }) => `${column}:${text}`))
    expect(said.join('\n')).toMatch(message)
    expect((await editor.call(`/records/goods/${id}`)).statusCode).toBe(404)
  })

  it('rows change what they fill in, add specifications, and are found by the item’s number', async () => {
    await bring(shirt())
    const { job } = await bring([
      row(1, { 商品名称: '', 销售价: '11' }),
      row(5, { 商品名称: '', 规格: '颜色=绿；尺码=S' }),
      row(6, { 商品名称: '', 规格: '颜色=绿；尺码=M' }),
    ])
    expect(job).toMatchObject({ done: 3, same: 0, failed: 0 })
    const now = await read()
    expect(now.items.map(({ values, price }) => `${values.join('')}${price}`)).toEqual([
      '红S1100',
      '红M1250',
      '蓝S1000',
      '蓝M1000',
      '绿S1000',
      '绿M1000',
    ])
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=goods&subject_id=${id}&pageSize=5`)
    expect(list.map(({ action }) => action)).toEqual(['goods.change', 'goods.create'])
    const taken = await bring([{ ...row(1), 商品编号: `${id}-c` }])
    expect(taken.lines[0]?.faults[0]?.message).toContain('货号已被商品')
  })

  it('stock changes with a reason, never below what orders reserve', async () => {
    await bring([row(1, { 库存: '5' })])
    const { rows } = await open().database.pool.query<{ item_id: string }>(
      `select item_id from goods_item where company_id = '1' and goods_id = $1`,
      [id],
    )
    const { user_id } = await newMember(open().app)
    await paidOrder(open().app, { user_id, lines: [{ item_id: rows[0]?.item_id ?? '', num: 2 }] })
    const silent = await bring([row(1, { 库存: '9' })])
    expect(silent.lines[0]?.faults).toEqual([
      { column: '调整原因', message: expect.stringContaining('请填写调整原因') },
    ])
    const few = await bring([row(1, { 库存: '1', 调整原因: '盘点' })])
    expect(few.lines[0]?.faults).toMatchObject([
      { column: '库存', message: '未完成的订单占用了2件，库存不能少于此数' },
    ])
    expect((await bring([row(1, { 库存: '2', 调整原因: '盘点' })])).job).toMatchObject({ done: 1, failed: 0 })
    expect(await ledgerFaults(open().app.db, '1')).toMatchObject({ ledger: [] })
  })

  it('an export of the filtered list, as CSV and as a workbook, changes nothing when it is imported', async () => {
    await bring(shirt().map((each) => ({ ...each, 商品名称: `=样品 ${id}` })))
    const filter = { keyword: id, filter: ['approve_status:onsale'] }
    const { text, job } = await exportCsv(open().app, editor, 'goods_items', filter)
    const rows = parse(text, { bom: true, columns: true }) as Row[]
    expect(rows.map((each) => each['规格'])).toEqual(shirt().map((each) => each['规格']))
    expect(rows[0]).toMatchObject({ 商品名称: `'=样品 ${id}`, 销售价: '10.00', 状态: '上架', 库存: '3' })
    expect((await importCsv(open().app, editor, 'goods_items', text)).job).toMatchObject({
      same: 4,
      failed: 0,
    })
    const packed = await exportFile(editor, job.job_id, 'xlsx')
    // amounts are numbers there, which can be summed
    const plain = (cells: string[][]) =>
      cells.map((own) => own.map((one) => (/^\d+\.\d\d$/.test(one) ? String(Number(one)) : one)))
    expect(await readWorkbook(packed)).toEqual(plain(parse(text, { bom: true })))
    const back = await importCsv(open().app, editor, 'goods_items', new Uint8Array(packed))
    expect(back.job).toMatchObject({ total: 4, same: 4, failed: 0 })
    const none = await exportCsv(open().app, editor, 'goods_items', {
      ...filter,
      filter: ['approve_status:instock'],
    })
    expect(none.job.total).toBe(0)
  })

  it('every product of the shop comes back from its export without a change', async () => {
    const { text, job } = await exportCsv(open().app, editor, 'goods_items')
    const { job: back, lines } = await importCsv(open().app, editor, 'goods_items', text)
    expect(lines.flatMap(({ faults }) => faults)).toEqual([])
    expect(back).toMatchObject({ total: job.total, same: job.total, failed: 0 } satisfies Partial<SheetJob>)
  })

  it('a thousand rows are written in seconds', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      ...row(at, { 库存: '1' }),
      商品编号: `${id}-${Math.floor(at / 4)}`,
      规格: `款=第${at % 4}`,
    }))
    const started = performance.now()
    const { job } = await bring(rows)
    expect(job).toMatchObject({ done: 1_000, failed: 0 })
    // 20,000 rows in a minute
    expect(performance.now() - started).toBeLessThan(20_000)
    expect((await bring([...rows])).repeated).toBe(true)
  })
})
