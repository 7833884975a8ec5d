import { randomUUID } from 'node:crypto'
import type { Movement } from '../../db/schema'
import { centsFact, textFact, type Worklist } from '../../back-office'
import { waitingFor } from '../stock-notices/repo'
import { listStock, shopsOfShelves, stockView } from './admin-repo'
import { adjust, receive } from './service'

/** The stock of all shelves, to be counted and received. */
export const worklist: Worklist = {
  name: 'stock',
  rights: { view: 'goods.view', act: 'stock.edit' },
  title: '库存',
  group: '商品',
  order: 20,
  tabs: [
    { key: 'all', title: '全部' },
    { key: 'low', title: '库存不足' },
  ],
  columns: [
    { key: 'item_name', title: '商品', kind: 'text' },
    { key: 'specs', title: '规格', kind: 'text' },
    { key: 'item_bn', title: '货号', kind: 'text' },
    { key: 'store', title: '可售', kind: 'number' },
    { key: 'stock', title: '库存', kind: 'number' },
    { key: 'reserved', title: '占用', kind: 'number' },
  ],
  shopsOf: shopsOfShelves,
  list: listStock,

  async read(db, company_id, id) {
    const { row, movements } = await stockView(db, company_id, keyOf(id))
    if (!row) return undefined
    return {
      title: `${row.item_name} ${row.specs}`.trim(),
      facts: [
        textFact('货号', row.item_bn),
        textFact('可售', String(row.stock - row.reserved)),
        textFact('库存', String(row.stock)),
        textFact('未发货订单占用', String(row.reserved)),
        textFact('等待到货通知', `${await waitingFor(db, company_id, keyOf(id).item_id)}人`),
        centsFact('售价', row.price),
      ],
      tables: [
        {
          title: '最近变动',
          columns: [
            { key: 'created', title: '时间', kind: 'time' },
            { key: 'kind', title: '变动', kind: 'text' },
            { key: 'stock', title: '库存', kind: 'number' },
            { key: 'reserved', title: '占用', kind: 'number' },
            { key: 'cause', title: '来由', kind: 'text' },
          ],
          rows: movements.map(({ kind, cause, ...moved }) => ({
            ...moved,
            kind: KINDS[kind],
            cause: causeWords(cause),
          })),
        },
      ],
      actions: [{ form: 'receive_stock' }, { form: 'adjust_stock', value: { stock: row.stock } }],
    }
  },

  actions: {
    async adjust_stock(tx, { company_id }, id, { stock }) {
      await adjust(tx, company_id, { ...keyOf(id), stock }, `count:${randomUUID()}`)
    },
    async receive_stock(tx, { company_id }, id, { num }) {
      await receive(tx, company_id, [{ ...keyOf(id), num }], `receive:${randomUUID()}`)
    },
  },
}

/** `0:10101`: the shop of the shelf ('0': the company's warehouse) and the item. */
function keyOf(id: string) {
  const at = id.indexOf(':')
  return { distributor_id: id.slice(0, at), item_id: id.slice(at + 1) }
}

const KINDS: Record<Movement, string> = {
  receive: '入库',
  adjust: '盘点',
  reserve: '下单占用',
  release: '释放占用',
  ship: '发货',
  return: '退货入库',
}

/** Part of a cause before its first colon → its name; `id`: the number behind it is shown too. */
const CAUSES: Record<string, { word: string; id?: boolean }> = {
  opening: { word: '期初库存' },
  count: { word: '盘点' },
  receive: { word: '入库' },
  sheet: { word: '表格导入' },
  batch: { word: '批量改库存' },
  order: { word: '订单', id: true },
  delivery: { word: '发货' },
  cancel: { word: '取消订单', id: true },
  trade: { word: '交易', id: true },
  aftersale: { word: '售后', id: true },
}

/** `order:123:reserve` → 订单 123; an unknown cause is shown as it is. */
function causeWords(cause: string): string {
  const [name = '', id] = cause.split(':')
  const known = CAUSES[name]
  if (!known) return cause
  return known.id && id ? `${known.word} ${id}` : known.word
}
