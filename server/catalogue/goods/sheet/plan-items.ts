import { randomUUID } from 'node:crypto'
import { filled, type Pair, specsOf, writePairs } from '../cells'
import type { LineFaults } from './faults'
import type { SheetContext, SheetLine } from './context'
import { type ItemExtras, planExtras } from './plan-extras'
import { pairsOf, type PresentGoods, type PresentItem } from './present-repo'

const FIELDS = ['price', 'market_price', 'cost_price', 'barcode', 'weight'] as const

type ItemFields = Pick<PresentItem, (typeof FIELDS)[number]>

export interface PlannedItem extends ItemExtras {
  line: number
  item_id: string
  item_bn: string
  isNew: boolean
  specs: readonly Pair[]
  /** As they will be. */
  fields: ItemFields
  /** Pieces to count; absent: unchanged. */
  stock?: number
  /** What changes, as it is and will be; empty: nothing. */
  changed: { before: Record<string, unknown>; after: Record<string, unknown> }
  reason?: string
  sort: number
}

const NEW: ItemFields = { price: 0, market_price: 0, cost_price: 0, barcode: '', weight: 0 }
const MOST_ITEMS = 400
const MOST_SPECS = 4
const MOST_VALUES = 50

/** The items of one product's rows; present ones are found by their numbers. */
export function planItems(
  lines: readonly SheetLine[],
  goods: PresentGoods | undefined,
  context: SheetContext,
  faults: LineFaults,
): PlannedItem[] {
  const present = new Map((goods?.items ?? []).map((item) => [item.item_id, item]))
  const items = lines.flatMap((line, index) => {
    const found = foundItem(line, goods, context, faults)
    if (found === 'refused') return []
    const item = found === undefined ? undefined : present.get(found)
    const sort = item?.sort ?? (goods?.items.length ?? 0) + index
    const extras = planExtras(line, item, goods, context, faults)
    const planned = item ? presentItem(line, item, sort, faults) : newItem(line, sort, faults)
    const { before, after } = planned.changed
    return {
      ...planned,
      ...extras.wanted,
      changed: { before: { ...before, ...extras.before }, after: { ...after, ...extras.after } },
    }
  })
  for (const { line, fields } of items)
    if ((goods?.sold ?? true) && fields.price === 0) faults.add(line, 'price', '销售价应大于 0')
  refuseGrid(items, goods, faults)
  return items
}

/** The item with the row's number, which files have without blanks around it; undefined for a number that no product has. */
function foundItem(
  { line, values: { item_bn } }: SheetLine,
  goods: PresentGoods | undefined,
  { numbered }: SheetContext,
  faults: LineFaults,
): string | undefined | 'refused' {
  const found = numbered.get(item_bn) ?? []
  const other = found.find(({ goods_id }) => goods_id !== goods?.goods_id)
  if (other) faults.add(line, 'item_bn', `货号已被商品“${other.item_name}”（${other.goods_id}）使用`)
  else if (found.length > 1)
    faults.add(line, 'item_bn', `有 ${found.length} 个规格都是这个货号，请先改成不同的`)
  else return found[0]?.item_id ?? goods?.items.find((item) => item.item_bn.trim() === item_bn)?.item_id
  return 'refused'
}

function presentItem({ line, values }: SheetLine, item: PresentItem, sort: number, faults: LineFaults) {
  const specs = pairsOf(item.specs)
  const cell = filled(values.specs)
  if (cell !== undefined && !isSame(cell, specs))
    faults.add(line, 'specs', `已有的货号不能改规格，现在是“${writePairs(specs)}”，请照填或留空`)
  const wanted = { ...item, ...filledIn(values) }
  // files have texts without blanks around them
  if (wanted.barcode === item.barcode.trim()) wanted.barcode = item.barcode
  const keys: (keyof ItemFields | 'stock')[] = [...FIELDS, 'stock'].filter(
    (key) => wanted[key as keyof typeof wanted] !== item[key as keyof typeof item],
  ) as (keyof ItemFields | 'stock')[]
  if (keys.includes('stock')) {
    if (values.reason === undefined)
      faults.add(line, 'reason', `库存将由 ${item.stock} 改为 ${wanted.stock}，请填写调整原因`)
    if (wanted.stock < item.reserved)
      faults.add(line, 'stock', `未完成的订单占用了${item.reserved}件，库存不能少于此数`)
  }
  const pick = (of: PresentItem) => Object.fromEntries(keys.map((key) => [key, of[key]]))
  return {
    line,
    item_id: item.item_id,
    item_bn: item.item_bn,
    isNew: false,
    specs,
    fields: fieldsOf(wanted),
    ...(keys.includes('stock') && { stock: wanted.stock }),
    ...(values.reason !== undefined && { reason: values.reason }),
    changed: { before: pick(item), after: pick(wanted) },
    sort,
  }
}

function newItem({ line, values }: SheetLine, sort: number, faults: LineFaults): PlannedItem {
  const cell = filled(values.specs)
  const specs = cell === undefined ? [] : specsOf(cell)
  if (!specs)
    faults.add(line, 'specs', '规格应写成 颜色=红；尺码=M，每个规格名一次，最多20个字，规格值最多40个字')
  if (values.price === undefined) faults.add(line, 'price', '新规格请填写销售价')
  const fields = { ...NEW, ...filledIn(values) }
  const stock = values.stock ?? 0
  return {
    line,
    item_id: randomUUID(),
    item_bn: values.item_bn,
    isNew: true,
    specs: specs ?? [],
    fields: fieldsOf(fields),
    stock,
    changed: { before: {}, after: { item_bn: values.item_bn, price: fields.price, stock } },
    sort,
  }
}

/** Whether a cell has these specifications, also as the export writes ones that could not be entered. */
function isSame(cell: string, specs: readonly Pair[]): boolean {
  const wanted = specsOf(cell)
  return cell === writePairs(specs) || (wanted !== undefined && writePairs(wanted) === writePairs(specs))
}

type Values = SheetLine['values']

/** The cells that are not empty. */
const filledIn = (values: Values): Partial<ItemFields & { stock: number }> =>
  Object.fromEntries(
    [...FIELDS, 'stock' as const].flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
  )

const fieldsOf = ({ price, market_price, cost_price, barcode, weight }: ItemFields): ItemFields => ({
  price,
  market_price,
  cost_price,
  barcode,
  weight,
})

/** With new items: all items have the same specifications, and there is one for each combination of values. */
function refuseGrid(
  items: readonly PlannedItem[],
  goods: PresentGoods | undefined,
  faults: LineFaults,
): void {
  const added = items.filter(({ isNew }) => isNew)
  const [first] = added
  if (!first || faults.any) return
  const all = [...(goods?.items ?? []).map(({ specs }) => pairsOf(specs)), ...added.map(({ specs }) => specs)]
  const names = (all[0] ?? []).map(({ name }) => name)
  const odd = added.find(({ specs }) => namesOf(specs) !== names.join('；'))
  if (odd)
    return faults.add(
      odd.line,
      'specs',
      `同一商品的规格名应相同、顺序一致：${names.join('、') || '没有规格'}`,
    )
  if (names.length > MOST_SPECS) return faults.add(first.line, 'specs', `规格最多${MOST_SPECS}项`)
  const seen = new Set((goods?.items ?? []).map(({ specs }) => writePairs(pairsOf(specs))))
  for (const { line, specs } of added) {
    if (seen.has(writePairs(specs))) return faults.add(line, 'specs', '同一商品已有这个规格')
    seen.add(writePairs(specs))
  }
  const values = names.map((_name, at) => [...new Set(all.map((specs) => specs[at]?.value ?? ''))])
  if (values.some((own) => own.length > MOST_VALUES))
    return faults.add(first.line, 'specs', `规格值最多${MOST_VALUES}个`)
  const missing = combinations(names, values).find((specs) => !seen.has(writePairs(specs)))
  if (missing) faults.add(first.line, 'specs', `规格组合不全，还缺 ${writePairs(missing)}`)
  if (seen.size > MOST_ITEMS) faults.add(first.line, 'specs', `规格组合最多${MOST_ITEMS}个`)
}

const namesOf = (specs: readonly Pair[]) => specs.map(({ name }) => name).join('；')

/** One more than a product may have at most. */
function combinations(names: readonly string[], values: readonly string[][]): Pair[][] {
  let found: Pair[][] = [[]]
  for (const [at, name] of names.entries())
    found = found
      .flatMap((specs) => (values[at] ?? []).map((value) => [...specs, { name, value }]))
      .slice(0, MOST_ITEMS + 1)
  return found
}
