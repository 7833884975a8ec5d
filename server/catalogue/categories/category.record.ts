import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client'
import { category } from '../../db/schema'
import { AppError } from '../../core/errors'
import { defineRecord, namedBy, tableList } from '../../back-office'
import {
  deepestLevel,
  deleteCategory,
  insertCategory,
  moveBranch,
  readCategory,
  updateCategory,
  type CategoryPosition,
  type CategoryRow,
} from './repo'

const MOST_LEVELS = 3

const valueOf = ({ category_name, parent_id, is_main_category, image_url, sort }: CategoryRow) => ({
  category_name,
  parent_id: parent_id ?? '',
  is_main_category,
  image_url,
  sort,
})

/** A category stores the path of its ancestors, so moving one moves all below it too. */
export const record = defineRecord({
  name: 'category',
  rights: { view: 'goods.view', edit: 'goods.edit' },
  named: namedBy(category, category.category_id, category.category_name),
  async list(db, search) {
    const { rows, count } = await tableList(db, category, search, {
      words: [category.category_name],
      order: [category.is_main_category, category.path],
    })
    const list = rows.map((row) => ({
      id: row.category_id,
      title: `${'　'.repeat(row.category_level - 1)}${row.category_name}`,
      value: valueOf(row),
    }))
    return { list, count }
  },

  async read(db, company_id, id, lock) {
    const row = await readCategory(db, company_id, id, lock)
    return row && { title: row.category_name, value: valueOf(row) }
  },

  async write(tx, { company_id }, id, value) {
    const category_id = id ?? randomUUID()
    const parent = value.parent_id === '' ? null : await requireParent(tx, company_id, value.parent_id)
    if (parent && parent.is_main_category !== value.is_main_category)
      throw new AppError('invalid', { message: '上级应当同为管理分类或销售分类' })
    const position = {
      parent_id: parent?.category_id ?? null,
      category_level: (parent?.category_level ?? 0) + 1,
      path: parent ? `${parent.path},${category_id}` : category_id,
    }
    const { category_name, image_url, sort, is_main_category } = value
    if (id === null) {
      refuseDepth(position.category_level)
      const own = { company_id, category_id, category_name, image_url, sort, is_main_category }
      await insertCategory(tx, { ...own, ...position })
      return category_id
    }
    const before = await readCategory(tx, company_id, id)
    if (!before) throw new AppError('not_found')
    if (before.is_main_category !== is_main_category)
      throw new AppError('invalid', { message: '管理分类与销售分类建立后不能互换' })
    if (parent && `${parent.path},`.startsWith(`${before.path},`))
      throw new AppError('invalid', { message: '上级不能是它自己或它的下级' })
    await move(tx, before, position)
    await updateCategory(tx, before, { category_name, image_url, sort })
    return id
  },

  remove: (tx, { company_id }, id) => deleteCategory(tx, company_id, id),
})

async function requireParent(tx: Transaction, company_id: string, id: string): Promise<CategoryRow> {
  const row = await readCategory(tx, company_id, id)
  if (!row) throw new AppError('invalid', { message: '上级分类不存在' })
  return row
}

async function move(tx: Transaction, branch: CategoryRow, to: CategoryPosition): Promise<void> {
  if (branch.path === to.path) return
  refuseDepth((await deepestLevel(tx, branch)) + to.category_level - branch.category_level)
  await moveBranch(tx, branch, to)
}

function refuseDepth(level: number) {
  if (level > MOST_LEVELS) throw new AppError('invalid', { message: '分类最多三级' })
}
