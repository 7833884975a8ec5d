/** The items of a product, one for each combination of specification values; items with orders or stock are never removed. */
import { randomUUID } from 'node:crypto'
import { fillRecord } from '@schemas/records'
import { completedRows, rowsByCombination } from '@schemas/spec-matrix'
import type { Transaction } from '@server/db/client'
import { AppError } from '@server/core/errors'
import { ensureStockRow } from '../../stock/repo'
import { receive } from '../../stock/service'
import { writeGradePrices } from './grade-prices-repo'
import {
  deleteItems,
  insertItemRow,
  itemsOfGoods,
  replaceItemSpecs,
  updateItemRow,
  usedItems,
} from './items-repo'
import type { GoodsValue, ItemValue } from './value'
import type { WrittenSpec } from './specs-repo'

/** The company's own warehouse, which receives new items. */
const WAREHOUSE = '0'

interface PlannedItem {
  item_id: string
  isNew: boolean
  /** Pictures behind the first, which the form does not show. */
  morePics: string[]
  value: ItemValue
}

export interface ItemPlan {
  items: PlannedItem[]
  removed: { item_id: string; values: string[] }[]
  /** The item that represents the product: the first that is shown, else the first. */
  default_item_id: string
}

/** The items to be written; present items with the same values keep their ids. */
export async function planItems(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  { specs, items }: Pick<GoodsValue, 'specs' | 'items'>,
): Promise<ItemPlan> {
  const wanted = fillRecord('goods', { items: completedRows(specs, items) }).items
  const present = await itemsOfGoods(tx, company_id, goods_id)
  const matched = rowsByCombination(specs, present)
  const planned = wanted.map((value, index): PlannedItem => {
    const row = matched[index]?.row?.row
    return {
      item_id: row?.item_id ?? randomUUID(),
      isNew: row === undefined,
      morePics: row?.pics.slice(1) ?? [],
      value,
    }
  })
  const first = planned.find(({ value }) => isShown(value)) ?? planned[0]
  if (!first) throw new Error(`Expected goods ${goods_id} to have an item, found none`)
  const kept = new Set(planned.map(({ item_id }) => item_id))
  const removed = present.filter(({ row }) => !kept.has(row.item_id))
  return {
    items: planned,
    removed: removed.map(({ row, values }) => ({ item_id: row.item_id, values })),
    default_item_id: first.item_id,
  }
}

/** @throws AppError in_use for removing an item with orders or stock movements; invalid for an opening stock of a present item */
export async function writeItems(
  tx: Transaction,
  company_id: string,
  goods_id: string,
  plan: ItemPlan,
  specs: WrittenSpec[],
): Promise<void> {
  await removeItems(tx, company_id, plan.removed)
  for (const [sort, item] of plan.items.entries()) {
    const row = rowOf(item, sort, item.item_id === plan.default_item_id)
    if (item.isNew) await insertItem(tx, { company_id, goods_id, ...row }, item.value.opening)
    else await updateItem(tx, company_id, row, item.value)
  }
  await writeItemSpecs(tx, company_id, plan.items, specs)
  await writeGradePrices(tx, company_id, plan.items)
}

/** The pictures of an item with this as the first; none without it, where the product's are shown. */
export const picsWith = (picture: string, more: readonly string[]): string[] =>
  picture === '' ? [] : [picture, ...more]

function rowOf({ item_id, value, morePics }: PlannedItem, sort: number, is_default: boolean) {
  const { values: _values, picture, opening: _opening, grade_prices: _gradePrices, ...own } = value
  return { ...own, item_id, pics: picsWith(picture, morePics), sort, is_default }
}

async function insertItem(tx: Transaction, row: Parameters<typeof insertItemRow>[1], opening: number) {
  const { company_id, item_id } = row
  await insertItemRow(tx, row)
  const key = { distributor_id: WAREHOUSE, item_id }
  if (opening > 0) await receive(tx, company_id, [{ ...key, num: opening }], 'opening')
  else await ensureStockRow(tx, company_id, key)
}

async function updateItem(
  tx: Transaction,
  company_id: string,
  row: ReturnType<typeof rowOf>,
  value: ItemValue,
) {
  if (value.opening > 0)
    throw new AppError('invalid', {
      message: `${nameOf(value.values)}不是新规格，初始库存应为 0；请在“库存”里入库`,
    })
  await updateItemRow(tx, company_id, row)
}

async function writeItemSpecs(
  tx: Transaction,
  company_id: string,
  items: PlannedItem[],
  specs: WrittenSpec[],
): Promise<void> {
  const ids = items.map(({ item_id }) => item_id)
  const rows = items.flatMap(({ item_id, value, morePics }) =>
    specs.map(({ spec_id, is_image, values }, sort) => {
      const name = value.values[sort] ?? ''
      const found = values.get(name)
      if (!found) throw new Error(`Expected a value ${name} of specification ${spec_id}, found none`)
      return {
        company_id,
        item_id,
        spec_id,
        spec_value_id: found.spec_value_id,
        spec_custom_value_name: found.custom,
        item_image_url: is_image ? picsWith(value.picture, morePics) : [],
        sort,
      }
    }),
  )
  await replaceItemSpecs(tx, company_id, ids, rows)
}

async function removeItems(tx: Transaction, company_id: string, removed: ItemPlan['removed']): Promise<void> {
  if (removed.length === 0) return
  const ids = removed.map(({ item_id }) => item_id)
  await refuseUsed(tx, company_id, removed, ids)
  await deleteItems(tx, company_id, ids)
}

/** Orders keep referring to their items, and the stock ledger is only appended to. */
async function refuseUsed(
  tx: Transaction,
  company_id: string,
  removed: ItemPlan['removed'],
  ids: string[],
): Promise<void> {
  for (const [by, what] of [
    ['orders', '已有订单'],
    ['movements', '已有库存记录'],
  ] as const) {
    const used = await usedItems(tx, company_id, ids, by)
    const names = removed.filter(({ item_id }) => used.includes(item_id)).map(({ values }) => nameOf(values))
    if (names.length > 0)
      throw new AppError('in_use', {
        message: `${names.join('、')}${what}，不能删除；可以把它的状态改为下架`,
      })
  }
}

const isShown = ({ approve_status }: ItemValue) =>
  approve_status === 'onsale' || approve_status === 'only_show'

const nameOf = (values: string[]) => (values.length > 0 ? `规格“${values.join(' / ')}”` : '商品的唯一规格')
