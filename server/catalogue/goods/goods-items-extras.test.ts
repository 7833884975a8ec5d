import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { AuditAnswer, RecordValue } from '@schemas/generated/api'
import type { RecordValues } from '@schemas/records'
import { csvOf, exportCsv, exportFile, importCsv, type Row } from '@tests/helpers/csv-files'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { addPictures } from '@tests/helpers/library'
import { describeApi } from '@tests/helpers/seeded-app'

type Goods = RecordValues['goods']

/** In the library. */
const PICTURES = ['/media/a.png', '/media/b.png', '/media/c；d.png']

describeApi('pictures, members’ prices and parameters of products as files', (open) => {
  let editor: SignedInOperator
  let id: string
  let grades: { grade_id: string; grade_name: string }[]
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
    await addPictures(open().app, PICTURES)
    const found = await open().database.pool.query<(typeof grades)[number]>(
      `select grade_id, grade_name from member_grade where company_id = '1' order by grade_id`,
    )
    grades = found.rows
  })
  beforeEach(() => {
    id = `T-${randomUUID().slice(0, 8)}`
  })

  const bring = (rows: Row[]) => importCsv(open().app, editor, 'goods_items', csvOf(rows))
  const read = async () => (await editor.data<RecordValue>(`/records/goods/${id}`)).value as unknown as Goods
  const row = (number: number, more: Row = {}): Row => ({
    商品编号: id,
    货号: `${id}-${number}`,
    商品名称: `样品 ${id}`,
    销售价: '10',
    ...more,
  })
  const shirt = () =>
    ['颜色=红；尺码=S', '颜色=红；尺码=M', '颜色=蓝；尺码=S', '颜色=蓝；尺码=M'].map((规格, at) =>
      row(at + 1, { 规格 }),
    )

  it('pictures of specifications, members’ prices and parameters are written; an empty cell keeps them, 无 clears them', async () => {
    const [url = ''] = PICTURES
    const [grade] = grades
    const label = `${grade?.grade_name}`
    const more = { 参数: '材质="棉；麻"；产地=中国' }
    const rows = shirt().map((each, at) => ({
      ...each,
      ...more,
      规格图片: at === 0 ? url : '',
      会员价: at === 0 ? `${label}=8.8` : '',
    }))
    const { lines, job } = await bring(rows)
    expect([lines.flatMap(({ faults }) => faults), job.done]).toEqual([[], 4])
    const made = await read()
    expect(made.params).toEqual([
      { name: '材质', value: '棉；麻' },
      { name: '产地', value: '中国' },
    ])
    expect(made.items.map(({ picture, grade_prices }) => [picture, grade_prices])).toEqual([
      [url, [{ grade_id: grade?.grade_id, price: 880 }]],
      ['', []],
      ['', []],
      ['', []],
    ])
    for (const nothing of ['', '；', ' ; '])
      expect(
        (await bring([row(1, { 商品名称: '', 规格图片: nothing, 会员价: nothing, 参数: nothing })])).job.same,
      ).toBe(1)
    expect(await read()).toEqual(made)
    const cleared = await bring([row(1, { 商品名称: '', 规格图片: '无', 会员价: '无', 参数: '无' })])
    expect(cleared.job).toMatchObject({ done: 1, same: 0, failed: 0 })
    const now = await read()
    expect([now.params, now.items[0]?.picture, now.items[0]?.grade_prices]).toEqual([[], '', []])
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=goods&subject_id=${id}&pageSize=1`)
    expect(list[0]?.before).toMatchObject({ items: [{ picture: url, grade_prices: `${label}=8.80` }] })
  })

  it('无 says that an item has no specifications, whether it is new or has none', async () => {
    const made = await bring([row(1, { 规格: '无' })])
    expect([made.lines.flatMap(({ faults }) => faults), made.job.done]).toEqual([[], 1])
    const again = await bring([row(1, { 规格: '无', 商品名称: '' })])
    expect([again.lines.flatMap(({ faults }) => faults), again.job.same]).toEqual([[], 1])
  })

  it('a picture of a specification that is shown as pictures stands at its value too', async () => {
    await bring(shirt())
    const made = await read()
    const specs = made.specs.map((spec, at) => ({ ...spec, is_image: at === 0 }))
    const { version } = await editor.data<RecordValue>(`/records/goods/${id}`)
    await editor.call(`/records/goods/${id}`, { method: 'PUT', body: { value: { ...made, specs }, version } })
    const [url = ''] = PICTURES
    await bring([row(1, { 规格图片: url })])
    const { rows } = await open().database.pool.query<{ name: string; urls: string[] }>(
      `select s.spec_name as name, gs.item_image_url as urls from goods_item_spec gs
         join spec s using (company_id, spec_id) join goods_item i using (company_id, item_id)
        where company_id = '1' and i.item_bn = $1 order by gs.sort`,
      [`${id}-1`],
    )
    expect(rows).toEqual([
      { name: '颜色', urls: [url] },
      { name: '尺码', urls: [] },
    ])
  })

  it.each<[string, Row, string]>([
    [
      'a picture that the library does not have',
      { 规格图片: '/media/none.jpg' },
      '规格图片:图片库里没有 /media/none.jpg，请先上传',
    ],
    ['a grade that does not exist', { 会员价: '没有的等级=1' }, '会员价:会员价应为“等级=价格”'],
    ['a parameter without a value', { 参数: '材质' }, '参数:参数应写成 材质=棉'],
    ['a parameter twice', { 参数: '材质=棉；材质=麻' }, '参数:参数名称不能重复'],
    ['a parameter that is too long', { 参数: `材质=${'长'.repeat(101)}` }, '参数:内容最多100个字'],
    [
      'too many parameters',
      { 参数: Array.from({ length: 51 }, (_, at) => `第${at}=一`).join('；') },
      '参数:参数最多50项',
    ],
  ])('%s is refused at its line and column', async (_what, more, message) => {
    const { lines } = await bring([row(1, { 规格: '颜色=红' }), row(2, { 规格: '颜色=蓝', ...more })])
    expect(lines[1]?.faults.map((each) => `${each.column}:${each.message}`)).toEqual([
      expect.stringContaining(message),
    ])
    expect(lines[1]?.line).toBe(3)
  })

  it('whatever products have comes back from their export as CSV and as a workbook without a change', async () => {
    const ids = grades.map(({ grade_id }) => grade_id)
    const text = (maxLength: number) =>
      fc
        .string({ minLength: 1, maxLength, unit: fc.constantFrom(...'棉a1 ；;=＝"\'\n无-+@,') })
        .filter((each) => each.trim() !== '')
    const named = fc.record({ name: text(6), value: text(12) })
    const item = fc.record({
      picture: fc.constantFrom('', ...PICTURES, 'https://img.example/a；b.jpg'),
      grade_prices: fc.uniqueArray(
        fc.record({ grade_id: fc.constantFrom(...ids), price: fc.integer({ min: 1, max: 99_999 }) }),
        { selector: ({ grade_id }) => grade_id },
      ),
      barcode: text(8),
      price: fc.integer({ min: 1, max: 99_999_999 }),
      weight: fc.nat(100_000),
    })
    const goods = fc.record({
      item_name: text(20),
      specs: fc.tuple(text(4), fc.uniqueArray(text(6), { minLength: 1, maxLength: 3 })),
      items: fc.tuple(item, item, item),
      pics: fc.array(fc.constantFrom(...PICTURES), { maxLength: 3 }),
      params: fc.uniqueArray(named, { selector: ({ name }) => name, maxLength: 5 }),
    })
    for (const [at, { specs, items, ...made }] of fc.sample(goods, 15).entries()) {
      const [spec_name, values] = specs
      const value = {
        ...made,
        brief: id,
        specs: [{ spec_name, values }],
        items: values.map((each, n) => ({ ...items[n], values: [each], item_bn: `${id}-${at}-${n}` })),
      }
      const answer = await editor.call('/records/goods', { method: 'POST', body: { value } })
      expect([answer.statusCode, answer.payload]).toEqual([200, expect.anything()])
    }
    const { text: csv, job } = await exportCsv(open().app, editor, 'goods_items', { keyword: id })
    expect(job.total).toBeGreaterThanOrEqual(15)
    for (const file of [csv, new Uint8Array(await exportFile(editor, job.job_id, 'xlsx'))]) {
      const back = await importCsv(open().app, editor, 'goods_items', file)
      expect(back.lines.flatMap(({ line, faults }) => faults.map((each) => ({ line, ...each })))).toEqual([])
      expect(back.job).toMatchObject({ total: job.total, same: job.total, failed: 0 })
    }
  })
})
