import { problemsOfAction, type ActionName, type ActionValues } from '@schemas/actions'
import { priceText } from '@schemas/money'
import { kindOfRecord } from '@schemas/records'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { type Batch, type BatchContext, type BatchOutcome, defineBatch, filtersOf } from '../../back-office'
import { adjustAll } from '../stock/service'
import { listedGoods, SHOPS_OF_GOODS } from './admin/list-repo'
import {
  addTags,
  goodsTags,
  lockGoods,
  removeTags,
  tagsOfGoods,
  touchGoods,
  writeItemPrices,
  writeStatus,
  type BatchGoods,
  type BatchItem,
} from './admin/batch-repo'
import { WAREHOUSE } from './stock-csv-repo'

const KIND = kindOfRecord('goods')

/** How one product is changed: the texts before and after, or why it cannot be. */
interface Plan {
  before: string
  after: string
  refused?: string
  change?: { before: object; after: object }
}

/** Plans each product by itself; what has a change is written together, and each written product is found again. */
function batchOfGoods<N extends ActionName>(
  kind: Pick<Batch<N>, 'form' | 'right' | 'wholeCompany'>,
  planner: (
    tx: Transaction,
    context: BatchContext,
    goods: readonly BatchGoods[],
    value: ActionValues[N],
  ) => Promise<{
    plan(goods: BatchGoods): Plan
    write(changed: readonly BatchGoods[]): Promise<void>
  }>,
): Batch {
  return defineBatch<N>({
    ...kind,
    list: 'records/goods',
    shopsOf: SHOPS_OF_GOODS,
    subject: 'goods',
    find: (db, { company_id, keyword, filter, sight }, limit) =>
      listedGoods(db, { company_id, keyword, sight, filters: filtersOf(KIND.filters, filter) }, limit),
    async run(tx, context, ids, value) {
      const { company_id } = context
      const goods = await lockGoods(tx, company_id, ids)
      const { plan, write } = await planner(tx, context, goods, value)
      const plans = new Map(goods.map((each) => [each.goods_id, { each, plan: plan(each) }]))
      const changed = [...plans.values()].flatMap(({ each, plan: { change } }) => (change ? [each] : []))
      if (changed.length > 0) {
        await write(changed)
        await touchGoods(
          tx,
          company_id,
          changed.map(({ goods_id }) => goods_id),
        )
      }
      return ids.map((id): BatchOutcome => {
        const found = plans.get(id)
        return found ? outcomeOf(found.each, found.plan) : GONE(id)
      })
    },
  })
}

const GONE = (id: string): BatchOutcome => ({
  id,
  title: id,
  state: 'failed',
  before: '',
  after: '',
  message: '商品不存在或已删除',
})

function outcomeOf(
  { goods_id, item_name }: BatchGoods,
  { before, after, refused = '', change }: Plan,
): BatchOutcome {
  const state = refused !== '' ? 'failed' : change ? 'done' : 'same'
  return { id: goods_id, title: item_name, state, before, after, message: refused, ...(change && { change }) }
}

const STATUS = KIND.filters.find(({ key }) => key === 'approve_status')?.words ?? {}

const shelve = batchOfGoods(
  { form: 'shelve_goods', right: 'goods.edit' },
  async (tx, { company_id }, _goods, { approve_status }) => ({
    plan: ({ approve_status: now }) => ({
      before: STATUS[now] ?? now,
      after: STATUS[approve_status] ?? approve_status,
      ...(now !== approve_status && {
        change: { before: { approve_status: now }, after: { approve_status } },
      }),
    }),
    write: (changed) => writeStatus(tx, company_id, idsOf(changed), approve_status),
  }),
)

const reprice = batchOfGoods(
  { form: 'reprice_goods', right: 'goods.edit' },
  async (tx, { company_id }, _goods, value) => ({
    plan: ({ items, sold }) =>
      planItems(items, 'price', newPrice(value), priceText, (price) => priceFault(price, sold)),
    write: (changed) =>
      writeItemPrices(
        tx,
        company_id,
        changed.flatMap(({ items }) =>
          items.map((item) => ({ ...item, price: newPrice(value)(item.price) })),
        ),
      ),
  }),
)

/** A percentage is rounded half up to the cent (rule checkout-3). */
const newPrice =
  ({ way, price, amount, percent }: ActionValues['reprice_goods']) =>
  (now: number): number => {
    if (way === 'set') return price
    return way === 'add' ? now + amount : Math.floor((now * (100 + percent) + 50) / 100)
  }

function priceFault(price: number, sold: boolean): string | undefined {
  if (price < 0) return `销售价不能小于 0，算出来是 ${priceText(price)}`
  if (price === 0 && sold) return '销售价应大于 0'
  return problemsOfAction('reprice_goods', { price })[0]?.message
}

const restock = batchOfGoods(
  { form: 'restock_goods', right: 'stock.edit', wholeCompany: true },
  async (tx, { company_id, cause }, _goods, value) => ({
    plan: ({ items }) =>
      planItems(items, 'stock', newStock(value), String, (stock, { reserved }) => {
        if (stock < reserved) return `未完成的订单占用了${reserved}件，库存不能少于此数`
        return stock < 0
          ? `库存不能小于0，算出来是 ${stock}`
          : problemsOfAction('restock_goods', { stock, reason: '-' })[0]?.message
      }),
    async write(changed) {
      const items = changed.flatMap((goods) => goods.items)
      const counted = items.map(({ item_id, stock }) => ({ item_id, stock: newStock(value)(stock) }))
      await adjustAll(tx, company_id, WAREHOUSE, counted, cause)
    },
  }),
)

const newStock =
  ({ way, stock, num }: ActionValues['restock_goods']) =>
  (now: number): number =>
    way === 'set' ? stock : now + num

/** One fault of an item refuses the whole product, so that nothing is half written. */
function planItems(
  items: readonly BatchItem[],
  key: 'price' | 'stock',
  next: (now: number) => number,
  text: (value: number) => string,
  faultOf: (value: number, item: BatchItem) => string | undefined,
): Plan {
  const [old, fresh] = [items.map((item) => item[key]), items.map((item) => next(item[key]))]
  const shown = { before: spanOf(old, text), after: spanOf(fresh, text) }
  const refused = items.flatMap((item, index) => faultOf(fresh[index] ?? 0, item) ?? [])[0]
  if (refused !== undefined) return { ...shown, refused }
  const moved = items.flatMap(({ item_id }, index) =>
    fresh[index] === old[index] ? [] : [{ item_id, before: old[index], after: fresh[index] }],
  )
  if (moved.length === 0) return shown
  const side = (of: 'before' | 'after') => ({
    items: moved.map((each) => ({ item_id: each.item_id, [key]: each[of] })),
  })
  return { ...shown, change: { before: side('before'), after: side('after') } }
}

/** `¥10.00`, or `¥10.00–¥12.00` for several specifications. */
function spanOf(values: readonly number[], text: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? text(least) : `${text(least)}–${text(most)}`
}

const MOST_TAGS = 50

const label = batchOfGoods(
  { form: 'tag_goods', right: 'goods.edit' },
  async (tx, { company_id }, goods, { way, tags }) => {
    const names = await goodsTags(tx, company_id)
    const unknown = tags.filter((id) => !names.has(id))
    if (unknown.length > 0) throw new AppError('invalid', { message: '只能选用于商品的标签' })
    const had = await tagsOfGoods(tx, company_id, idsOf(goods))
    const next = (now: readonly string[]) =>
      way === 'add' ? [...new Set([...now, ...tags])] : now.filter((id) => !tags.includes(id))
    const words = (ids: readonly string[]) =>
      [...names].flatMap(([id, name]) => (ids.includes(id) ? name : [])).join('、')
    return {
      plan({ goods_id }) {
        const old = had.get(goods_id) ?? []
        const fresh = next(old)
        const shown = { before: words(old), after: words(fresh) }
        if (fresh.length > MOST_TAGS) return { ...shown, refused: `标签最多${MOST_TAGS}项` }
        if (fresh.length === old.length) return shown
        return { ...shown, change: { before: { tags: old.toSorted() }, after: { tags: fresh.toSorted() } } }
      },
      write: (changed) =>
        way === 'add'
          ? addTags(
              tx,
              company_id,
              changed.flatMap(({ goods_id }) => tags.map((tag_id) => ({ goods_id, tag_id }))),
            )
          : removeTags(tx, company_id, idsOf(changed), tags),
    }
  },
)

const idsOf = (goods: readonly BatchGoods[]) => goods.map(({ goods_id }) => goods_id)

export const batches: readonly Batch[] = [shelve, reprice, restock, label]
