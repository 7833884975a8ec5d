import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type {
  AuditAnswer,
  DoBatchAnswer,
  RecordKind,
  RecordsAnswer,
  RecordValue,
} from '@schemas/generated/api'
import type { RecordValues } from '@schemas/records'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { chainEntries } from '../../back-office/audit/chain-repo'
import { verifyChains } from '../../back-office'
import { ledgerFaults } from '../stock/ledger-repo'

type Goods = RecordValues['goods']

describeApi('batches of goods', (open) => {
  let editor: SignedInOperator
  let word: string
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
  })
  beforeEach(() => {
    word = `批量${randomUUID().slice(0, 8)}`
  })

  const post = <T>(path: string, body: object) => editor.data<T>(path, { method: 'POST', body })
  const make = async (name: string, prices: number[], more: object = {}): Promise<string> => {
    const values = prices.map((_price, index) => `第${index}`)
    const specs = prices.length > 1 ? [{ spec_name: '款', values }] : []
    const items = prices.map((price, index) => ({
      price,
      opening: 10,
      values: prices.length > 1 ? [values[index]] : [],
    }))
    const value = { item_name: `${word} ${name}`, specs, items, ...more }
    return (await post<RecordValue>('/records/goods', { value })).id
  }
  const read = async (id: string) =>
    (await editor.data<RecordValue>(`/records/goods/${id}`)).value as unknown as Goods
  const pricesOf = async (id: string) => (await read(id)).items.map(({ price }) => price)
  const body = (value: object, more: object = {}) => ({ key: randomUUID(), value, ...more })
  const run = (form: string, value: object, more: object = {}) =>
    post<DoBatchAnswer>(`/batches/${form}`, body(value, more))

  it('the list of goods offers its batches', async () => {
    const kinds = await editor.data<RecordKind[]>('/records')
    const offered = kinds.flatMap(({ name, batches = [] }) => (name === 'goods' ? batches : []))
    expect(offered.map(({ form }) => form)).toEqual([
      'shelve_goods',
      'reprice_goods',
      'restock_goods',
      'tag_goods',
    ])
  })

  it('all that the list finds are taken off the shelf, and nothing else; the second time nothing changes', async () => {
    const [one, two] = [await make('甲', [100]), await make('乙', [200])]
    const found = { keyword: word, filter: ['approve_status:onsale'] }
    const value = { approve_status: 'instock' }
    const before = await editor.data<RecordsAnswer>('/records/goods?filter[]=approve_status:instock')
    const answer = await run('shelve_goods', value, found)
    expect(answer).toMatchObject({ total: 2, done: 2 })
    const shown = { state: 'done', before: '上架', after: '下架', message: '' }
    expect(answer.lines.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
      { id: two, title: `${word} 乙`, ...shown },
      { id: one, title: `${word} 甲`, ...shown },
    ])
    const after = await editor.data<RecordsAnswer>('/records/goods?filter[]=approve_status:instock')
    expect(after.total_count - before.total_count).toBe(2)
    expect((await read(one)).approve_status).toBe('instock')
    expect(await run('shelve_goods', value, { ids: [one, two] })).toMatchObject({ done: 0, same: 2 })
    const none = await editor.call('/batches/shelve_goods', { method: 'POST', body: body(value, found) })
    expect([none.statusCode, none.json().msg]).toEqual([422, '没有符合条件的内容'])
  })

  it('prices are set, moved by an amount or a percentage rounded half up to the cent', async () => {
    const id = await make('甲', [1_005, 995])
    const ids = { ids: [id] }
    expect(await run('reprice_goods', { way: 'percent', percent: 10 }, ids)).toMatchObject({
      lines: [{ before: '¥9.95–¥10.05', after: '¥10.95–¥11.06' }],
    })
    // 1105.5 and 1094.5
    expect(await pricesOf(id)).toEqual([1_106, 1_095])
    await run('reprice_goods', { way: 'add', amount: -95 }, ids)
    expect(await pricesOf(id)).toEqual([1_011, 1_000])
    await run('reprice_goods', { way: 'set', price: 2_000 }, ids)
    expect(await pricesOf(id)).toEqual([2_000, 2_000])
  })

  it('a product that would have a price below or above the bounds is left whole and named, the others are changed', async () => {
    const [cheap, dear, top] = [
      await make('廉', [500, 90]),
      await make('贵', [5_000]),
      await make('顶', [99_999_999]),
    ]
    const ids = [cheap, dear, top]
    expect(await run('reprice_goods', { way: 'add', amount: -100 }, { ids: [cheap, dear] })).toMatchObject({
      done: 1,
      failed: 1,
      lines: [{ state: 'failed', message: '销售价不能小于 0，算出来是 ¥-0.10' }, { state: 'done' }],
    })
    expect([await pricesOf(cheap), await pricesOf(dear)]).toEqual([[500, 90], [4_900]])
    expect(await run('reprice_goods', { way: 'percent', percent: 1 }, { ids })).toMatchObject({
      done: 2,
      lines: [{}, {}, { state: 'failed', message: '金额不能大于999999.99元' }],
    })
    expect(await run('reprice_goods', { way: 'set', price: 0 }, { ids })).toMatchObject({
      done: 0,
      failed: 3,
    })
  })

  it('a preview says the same and writes nothing; a repeated request changes nothing twice', async () => {
    const id = await make('甲', [1_000])
    const asked = body({ way: 'add', amount: 100 }, { ids: [id] })
    const plan = await post<DoBatchAnswer>('/batches/reprice_goods', { ...asked, preview: true })
    expect(await pricesOf(id)).toEqual([1_000])
    const first = await post<DoBatchAnswer>('/batches/reprice_goods', asked)
    expect(first).toEqual(plan)
    expect(await post<DoBatchAnswer>('/batches/reprice_goods', asked)).toEqual(first)
    expect(await pricesOf(id)).toEqual([1_100])
    const other = { ...asked, value: { way: 'add', amount: 200 } }
    expect((await editor.call('/batches/reprice_goods', { method: 'POST', body: other })).statusCode).toBe(
      422,
    )
  })

  it('stock is set and moved as the ledger allows: never below what orders reserve', async () => {
    const { app } = open()
    const { user_id } = await newMember(app)
    const free = await make('甲', [100, 200])
    const held = '101'
    await paidOrder(app, { user_id, lines: [{ item_id: '10101', num: 2 }] })
    const value = { way: 'set', stock: 1, reason: '盘点' }
    const answer = await run('restock_goods', value, { ids: [free, held] })
    expect(answer).toMatchObject({ done: 1, failed: 1 })
    expect(answer.lines[1]?.message).toMatch(/^未完成的订单占用了\d+件，库存不能少于此数$/)
    await run('restock_goods', { way: 'add', num: 4, reason: '到货' }, { ids: [free] })
    const { rows } = await open().database.pool.query(
      `select k.stock, k.reserved from item_stock k join goods_item i using (company_id, item_id)
        where k.company_id = '1' and i.goods_id = $1`,
      [free],
    )
    expect(rows).toEqual([
      { stock: 5, reserved: 0 },
      { stock: 5, reserved: 0 },
    ])
    expect(await ledgerFaults(app.db, '1')).toMatchObject({ ledger: [] })
  })

  it('tags are added and taken off; a tag of shops is refused', async () => {
    const tag = async (kind: string) =>
      (await post<RecordValue>('/records/tag', { value: { tag_name: word.slice(0, 10), kind } })).id
    const [fresh, ofShops] = [await tag('goods'), await tag('shop')]
    const id = await make('甲', [100], { tags: ['1'] })
    await run('tag_goods', { way: 'add', tags: [fresh, '1'] }, { ids: [id] })
    expect((await read(id)).tags).toEqual(['1', fresh].toSorted())
    await run('tag_goods', { way: 'remove', tags: ['1'] }, { ids: [id] })
    expect((await read(id)).tags).toEqual([fresh])
    const wrong = body({ way: 'add', tags: [ofShops] }, { ids: [id] })
    expect((await editor.call('/batches/tag_goods', { method: 'POST', body: wrong })).statusCode).toBe(422)
  })

  it('each changed product has its entry in the audit log, with its old and new values, and the log stays whole', async () => {
    const [one, two] = [await make('甲', [100]), await make('乙', [200])]
    await run('reprice_goods', { way: 'set', price: 200 }, { ids: [one, two] })
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=goods&subject_id=${one}&pageSize=1`)
    expect(list[0]).toMatchObject({
      action: 'goods.reprice_goods',
      title: `批量改价 ${word} 甲`,
      before: { items: [{ price: 100 }] },
      after: { items: [{ price: 200 }] },
    })
    const others = await editor.data<AuditAnswer>(`/audit?subject=goods&subject_id=${two}&pageSize=5`)
    expect(others.list.map(({ action }) => action)).not.toContain('goods.reprice_goods')
    await chainEntries(open().app.db, '1', 10_000)
    expect((await verifyChains(open().app.db)).broken).toEqual([])
  })

  it('viewers, products of another company and more than 2,000 rows are refused', async () => {
    const id = await make('甲', [100])
    const viewer = await signInAs(open().app, 'viewer')
    const other = await signInAs(open().app, 'owner', '2')
    const asked = body({ way: 'set', price: 1 }, { ids: [id] })
    const statusOf = async (by: SignedInOperator) =>
      (await by.call('/batches/reprice_goods', { method: 'POST', body: asked })).statusCode
    expect(await statusOf(viewer)).toBe(403)
    const theirs = await other.data<DoBatchAnswer>('/batches/reprice_goods', { method: 'POST', body: asked })
    expect(theirs).toMatchObject({ done: 0, failed: 1 })
    expect(await pricesOf(id)).toEqual([100])
    const ids = Array.from({ length: 2_001 }, (_, index) => String(index))
    const many = body({ approve_status: 'onsale' }, { ids })
    expect((await editor.call('/batches/shelve_goods', { method: 'POST', body: many })).statusCode).toBe(422)
  })
})
