/** What the rows of one product change: everything that can be refused is refused here, before anything is written. */
import { randomUUID } from 'node:crypto'
import type { ApproveStatus } from '../../../db/schema'
import { problemsOfRecord } from '@schemas/records'
import { filled, listOf, type Pair, pairsIn, picsOf, writePairs } from '../cells'
import type { SheetContext, SheetLine } from './context'
import type { Names } from './names-repo'
import { LineFaults, STATUSES } from './faults'
import { planItems, type PlannedItem } from './plan-items'

/** The columns of the product's own row and its links. */
interface GoodsFields {
  item_name: string
  approve_status: ApproveStatus
  main_category_id: string | null
  brand_id: string | null
  pics: string[]
  categories: string[]
  tags: string[]
  params: Pair[]
}

export interface GoodsPlan {
  goods_id: string
  isNew: boolean
  /** The product has no specifications. */
  nospec: boolean
  /** As they will be. */
  fields: GoodsFields
  /** Those that change, as they are and will be; of a new product all. */
  changed: { before: Partial<GoodsFields>; after: Partial<GoodsFields> }
  items: PlannedItem[]
  default_item_id: string
  lines: readonly SheetLine[]
}

const NEW: GoodsFields = {
  item_name: '',
  approve_status: 'onsale',
  main_category_id: null,
  brand_id: null,
  pics: [],
  categories: [],
  tags: [],
  params: [],
}

/** @returns the faults of its lines where it is refused */
export function planGoods(lines: readonly SheetLine[], context: SheetContext): GoodsPlan | LineFaults {
  const faults = new LineFaults(lines)
  const goods_id = lines[0]?.values.goods_id ?? ''
  const now = context.present.get(goods_id)
  if (now?.deleted) faults.addFirst('goods_id', '商品已删除，请换一个商品编号')
  if (!now && context.taken.has(goods_id)) faults.addFirst('goods_id', '编号已被商品的规格使用，请换一个')
  const before: GoodsFields = now ?? NEW
  const fields = { ...before, ...wantedFields(lines, context, before, faults) }
  if (!now && fields.item_name === '') faults.addFirst('item_name', '新商品请填写商品名称')
  const items = planItems(lines, now, context, faults)
  if (faults.any) return faults
  const isNew = now === undefined
  return {
    goods_id,
    isNew,
    nospec: [...(now?.items ?? []), ...items].every(({ specs }) => specs.length === 0),
    fields,
    changed: changeOf(before, fields, isNew),
    items,
    default_item_id: items[0]?.item_id ?? randomUUID(),
    lines,
  }
}

function changeOf(before: GoodsFields, after: GoodsFields, isNew: boolean): GoodsPlan['changed'] {
  const keys = (Object.keys(NEW) as (keyof GoodsFields)[]).filter(
    (key) => isNew || JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (fields: GoodsFields) => Object.fromEntries(keys.map((key) => [key, fields[key]]))
  return { before: isNew ? {} : pick(before), after: pick(after) }
}

type ProductColumn =
  | 'item_name'
  | 'approve_status'
  | 'main_category'
  | 'categories'
  | 'brand'
  | 'tags'
  | 'pics'
  | 'params'

/** The fields that the rows fill in; what they leave empty is absent. */
function wantedFields(
  lines: readonly SheetLine[],
  { names, pictures }: SheetContext,
  before: GoodsFields,
  faults: LineFaults,
): Partial<GoodsFields> {
  const wanted: Partial<GoodsFields> = {}
  const isKnown = (url: string) => pictures.has(url) || before.pics.includes(url)
  const read = (column: ProductColumn, from: (cell: string, refuse: Refuse) => void) => {
    const cell = commonCell(lines, column, faults)
    if (cell) from(cell.text, (message) => faults.add(cell.line, column, message))
  }
  const take = <K extends Limited>(field: K, value: GoodsFields[K], refuse: Refuse) => {
    if (JSON.stringify(value) !== JSON.stringify(before[field])) limitsOf(field, value).forEach(refuse)
    wanted[field] = value
  }
  read('item_name', (cell) => {
    // files have texts without blanks around them
    if (cell !== before.item_name.trim()) wanted.item_name = cell
  })
  read('approve_status', (cell, refuse) => {
    const [status] = [...STATUSES].find(([, word]) => word === cell) ?? []
    if (status) wanted.approve_status = status
    else refuse(`状态应为 ${[...STATUSES.values()].join('、')} 之一，得到“${cell}”`)
  })
  read('main_category', (cell, refuse) => {
    wanted.main_category_id = one(cell, '管理分类', names.mainCategories, refuse)
  })
  read('brand', (cell, refuse) => {
    wanted.brand_id = one(cell, '品牌', names.brands, refuse)
  })
  read('categories', (cell, refuse) => {
    take('categories', several(cell, '销售分类', names.categories, refuse), refuse)
  })
  read('tags', (cell, refuse) => {
    take('tags', several(cell, '标签', names.tags, refuse), refuse)
  })
  read('pics', (cell, refuse) => {
    const pics = picsOf(cell, isKnown)
    const strange = pics.find((url) => !isKnown(url))
    if (strange !== undefined) refuse(`图片库里没有 ${strange}，请先上传`)
    take('pics', pics, refuse)
  })
  read('params', (cell, refuse) => {
    if (cell === writePairs(before.params)) return
    const params = pairsIn(cell)
    if (!params) return refuse('参数应写成 材质=棉；产地=中国，有分号的写在英文引号里')
    if (new Set(params.map(({ name }) => name)).size < params.length) refuse('参数名称不能重复')
    take('params', params, refuse)
  })
  return wanted
}

/** Fields that the product's form limits under the same names. */
type Limited = 'categories' | 'tags' | 'pics' | 'params'

/** What the form says of a value. */
function limitsOf(field: Limited, value: readonly (string | Pair)[]): Set<string> {
  const plain = value.map((each) => (typeof each === 'string' ? each : { ...each }))
  const problems = problemsOfRecord('goods', { item_name: '-', [field]: plain })
  return new Set(problems.flatMap(({ path, message }) => (path.startsWith(`/props/${field}`) ? message : [])))
}

type Refuse = (message: string) => void

/** The ids of what a cell names. */
const named = (cell: string, kind: string, of: Names, refuse: Refuse): string[] =>
  listOf(cell).flatMap((label) => {
    const id = of.idOf(label)
    if (id === undefined) refuse(`没有${kind}“${label}”，或不止一个`)
    return id ?? []
  })

function one(cell: string, kind: string, of: Names, refuse: Refuse): string | null {
  const ids = named(cell, kind, of, refuse)
  if (ids.length > 1) refuse(`${kind}只能填一个`)
  return ids[0] ?? null
}

const several = (cell: string, kind: string, of: Names, refuse: Refuse): string[] =>
  [...new Set(named(cell, kind, of, refuse))].toSorted()

/** The one text that the rows of a product have in a column, and the first line that has it. */
function commonCell(lines: readonly SheetLine[], column: ProductColumn, faults: LineFaults) {
  let found: { line: number; text: string } | undefined
  for (const { line, values } of lines) {
    const text = filled(values[column])
    if (text === undefined) continue
    found ??= { line, text }
    if (text !== found.text)
      faults.add(line, column, `同一商品的各行应一致，第 ${found.line} 行是“${found.text}”`)
  }
  return found
}
