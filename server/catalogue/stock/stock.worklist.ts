import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { containing } from '../../db/like'
import { SPECS } from '../goods-fragments'
import { countOf, type Keyset, keysetPage } from '../../platform'
import { centsFact, textFact, type Worklist, type WorklistPage, type WorklistSearch } from '../../back-office'
import { waitingFor } from '../stock-notices/repo'
import { stockView } from './desk-repo'
import { adjust, receive } from './service'

/** Fewer pieces than this are low. */
export const LOW = 10

interface StockRow extends Record<string, unknown> {
  id: string
  item_name: string
  item_bn: string
  specs: string
  stock: number
  reserved: number
  cursor: string[]
}

/** What lies on the shelves, to be counted and received. */
export const worklist: Worklist = {
  name: 'stock',
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
          rows: movements,
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

/** As the goods are sorted, each with its items and these by shop. */
const BY_GOODS: Keyset = {
  keys: [
    { sql: sql`g.sort`, kind: 'integer' },
    { sql: sql`g.goods_id`, kind: 'text' },
    { sql: sql`i.sort`, kind: 'integer' },
    { sql: sql`i.item_id`, kind: 'text' },
    { sql: sql`k.distributor_id`, kind: 'text' },
  ],
  direction: 'asc',
}

async function listStock(
  db: Database,
  { company_id, tab, keyword, at }: WorklistSearch,
): Promise<WorklistPage> {
  const like = keyword ? containing(keyword.trim()) : undefined
  const found = like ? sql`(g.item_name ilike ${like} or i.item_bn ilike ${like})` : sql`true`
  const low = tab === 'low' ? sql`k.stock - k.reserved < ${LOW}` : sql`true`
  const from = sql`from item_stock k
    join goods_item i on i.company_id = k.company_id and i.item_id = k.item_id
    join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
   where k.company_id = ${company_id} and g.deleted is null and ${found} and ${low}`
  const [{ rows, ...ways }, count] = await Promise.all([
    keysetPage(BY_GOODS, at, async ({ cursor, where, orderBy, limit, offset }) => {
      const page = await db.execute<StockRow>(sql`
        select k.distributor_id || ':' || k.item_id as id, g.item_name, i.item_bn, ${SPECS} as specs, k.stock, k.reserved,
               ${cursor} as cursor
        ${from} and ${where} order by ${orderBy} limit ${limit} offset ${offset}`)
      return page.rows
    }),
    countOf(db, keyword, () => sql`(select 1 ${from})`),
  ])
  const list = rows.map(({ id, item_name, item_bn, specs, stock, reserved }) => ({
    id,
    values: { item_name, item_bn, specs, stock, reserved, store: stock - reserved },
  }))
  return { list, ...count, ...ways }
}

/** `0:10101`: the shop's, else the company's shelf, and the item. */
function keyOf(id: string) {
  const at = id.indexOf(':')
  return { distributor_id: id.slice(0, at), item_id: id.slice(at + 1) }
}
