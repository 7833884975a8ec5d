import type { Transaction } from '../../db/client'
import { csvFile } from '@schemas/csv-files'
import {
  type CsvCells,
  type CsvKind,
  draggedMessage,
  type LineOutcome,
  type RowChange,
} from '../../back-office'
import { countListedItems, itemsListedAfter, type ListedItem } from './sheet/export-repo'
import { LineFaults, STATUSES } from './sheet/faults'
import { picturesAmong, readNames } from './sheet/names-repo'
import { namedGrades } from './admin/grade-prices-repo'
import { writeGradePricesCell } from './grade-prices-cell'
import { addressesIn, NONE, writeList, writePairs, writePics } from './cells'
import type { SheetContext, SheetLine } from './sheet/context'
import { type GoodsPlan, planGoods } from './sheet/plan'
import { pictureCell } from './sheet/plan-extras'
import { idsOfItems, itemsNumbered, lockPresent, pairsOf, readPresent } from './sheet/present-repo'
import { writePlans } from './sheet/write-repo'

/** Heading of the column that says what rows are about. */
const GROUP = csvFile('goods_items').columns.find(({ key }) => key === 'goods_id')?.title ?? ''

/** Items of a page of the file. */
const PAGE = 500

/** Products with their items: one row per item, created or changed; rows of one product stand together. */
export const csv: CsvKind<'goods_items'> = {
  name: 'goods_items',
  order: 5,
  importing: {
    wholeCompany: true,
    right: 'goods.edit',
    key: 'item_bn',
    many: {
      group: 'goods_id',
      async write(tx, { company_id, job_id }, lines) {
        const context = await contextOf(tx, company_id, lines)
        const plans = groupsOf(lines).map((group) => planGoods(group, context))
        const written = plans.flatMap((plan) => (plan instanceof LineFaults || isSame(plan) ? [] : plan))
        if (written.length > 0) await writePlans(tx, company_id, written, context.present, `sheet:${job_id}`)
        return plans.flatMap((plan) =>
          plan instanceof LineFaults
            ? plan.outcomes((line) => draggedMessage(GROUP, line))
            : outcomesOf(plan),
        )
      },
    },
  },

  exporting: {
    right: 'goods.view',
    record: 'goods',
    count: (db, search) => countListedItems(db, search),

    async page(tx, search, after) {
      const items = await itemsListedAfter(tx, search, after === null ? null : JSON.parse(after), PAGE)
      const rows = await cellsOf(tx, search.company_id, items)
      const last = items.length < PAGE ? undefined : items.at(-1)
      return { rows, count: rows.length, next: last ? JSON.stringify(last) : null }
    },
  },
}

/** The rows of each product. */
function groupsOf(lines: readonly SheetLine[]): SheetLine[][] {
  const groups = new Map<string, SheetLine[]>()
  for (const line of lines) {
    const group = groups.get(line.values.goods_id)
    if (group) group.push(line)
    else groups.set(line.values.goods_id, [line])
  }
  return [...groups.values()]
}

async function contextOf(
  tx: Transaction,
  company_id: string,
  lines: readonly SheetLine[],
): Promise<SheetContext> {
  const ids = [...new Set(lines.map(({ values }) => values.goods_id))]
  const present = await lockPresent(tx, company_id, ids)
  const pics = lines.flatMap(({ values }) => [...addressesIn(values.pics ?? ''), values.picture ?? ''])
  return {
    present,
    names: await readNames(tx, company_id),
    grades: await namedGrades(tx, company_id),
    numbered: await itemsNumbered(
      tx,
      company_id,
      lines.map(({ values }) => values.item_bn),
    ),
    pictures: await picturesAmong(tx, company_id, [...new Set(pics)]),
    taken: await idsOfItems(
      tx,
      company_id,
      ids.filter((id) => !present.has(id)),
    ),
  }
}

const isEmpty = (value: object) => Object.keys(value).length === 0
const isSame = ({ isNew, changed, items }: GoodsPlan) =>
  !isNew && isEmpty(changed.after) && items.every((item) => isEmpty(item.changed.after))

/** A product has one entry in the audit log, at the first of its rows that changes. */
function outcomesOf(plan: GoodsPlan): LineOutcome[] {
  const ofGoods = !isEmpty(plan.changed.after)
  const [first] = plan.items
  const isChanged = (item: GoodsPlan['items'][number]) =>
    !isEmpty(item.changed.after) || (ofGoods && item === first)
  const told = plan.items.find(isChanged)
  return plan.items.map((item) => ({
    line: item.line,
    state: isChanged(item) ? 'done' : 'same',
    ...(item === told && { change: changeOf(plan) }),
  }))
}

function changeOf({ goods_id, isNew, fields, changed, items }: GoodsPlan): RowChange {
  const moved = items.filter((item) => !isEmpty(item.changed.after))
  const side = (of: 'before' | 'after') => ({
    ...changed[of],
    ...(moved.length > 0 && {
      items: moved.map((item) => ({
        item_id: item.item_id,
        ...item.changed[of],
        ...(of === 'after' && item.stock !== undefined && item.reason && { reason: item.reason }),
      })),
    }),
  })
  return {
    action: isNew ? 'goods.create' : 'goods.change',
    subject: 'goods',
    subject_id: goods_id,
    title: `商品 ${fields.item_name}`,
    ...(!isNew && { before: side('before') }),
    after: side('after'),
  }
}

async function cellsOf(
  tx: Transaction,
  company_id: string,
  listed: readonly ListedItem[],
): Promise<CsvCells[]> {
  const ids = [...new Set(listed.map(({ goods_id }) => goods_id))]
  const present = await readPresent(tx, company_id, ids)
  const names = await readNames(tx, company_id)
  const grades = await namedGrades(tx, company_id)
  return listed.flatMap(({ goods_id, item_id }): CsvCells[] => {
    const goods = present.get(goods_id)
    const item = goods?.items.find((each) => each.item_id === item_id)
    if (!goods || !item) return []
    return [
      {
        goods_id,
        item_bn: item.item_bn || item.item_id,
        item_name: goods.item_name,
        specs: writePairs(pairsOf(item.specs)),
        picture: pictureCell(item),
        approve_status: STATUSES.get(goods.approve_status) ?? '',
        main_category: writeList(
          goods.main_category_id ? [names.mainCategories.labelOf(goods.main_category_id)] : [],
        ),
        categories: writeList(goods.categories.map(names.categories.labelOf)),
        brand: writeList(goods.brand_id ? [names.brands.labelOf(goods.brand_id)] : []),
        tags: writeList(goods.tags.map(names.tags.labelOf)),
        price: item.price,
        market_price: item.market_price,
        cost_price: item.cost_price,
        grade_prices: writeGradePricesCell(item.grade_prices, grades) || NONE,
        barcode: item.barcode,
        weight: item.weight,
        stock: item.stock,
        pics: writePics(goods.pics),
        params: writePairs(goods.params) || NONE,
      },
    ]
  })
}
