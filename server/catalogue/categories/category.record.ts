import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { category } from '../../db/schema'
import { AppError } from '../../core/errors'
import { defineRecord, namedBy, tableList } from '../../back-office'

type Row = typeof category.$inferSelect

const valueOf = ({ category_name, parent_id, is_main_category, image_url, sort }: Row) => ({
  category_name,
  parent_id: parent_id ?? '',
  is_main_category,
  image_url,
  sort,
})

/** A category knows its ancestors, so moving one moves what is below it too. */
export const record = defineRecord({
  name: 'category',
  named: namedBy(category, category.category_id, category.category_name),
  async list(db, search) {
    const { rows, count } = await tableList(db, category, search, {
      words: [category.category_name],
      order: [asc(category.is_main_category), category.path],
    })
    const list = rows.map((row) => ({
      id: row.category_id,
      title: `${'　'.repeat(row.category_level - 1)}${row.category_name}`,
      value: valueOf(row),
    }))
    return { list, count }
  },

  async read(db, company_id, id, lock) {
    const query = db.select().from(category).where(at(company_id, id))
    const [row] = await (lock ? query.for('update') : query)
    return row && { title: row.category_name, value: valueOf(row) }
  },

  async write(tx, { company_id }, id, value) {
    const own = id ?? randomUUID()
    const parent = value.parent_id === '' ? null : await needParent(tx, company_id, value.parent_id)
    if (parent && parent.is_main_category !== value.is_main_category)
      throw new AppError('invalid', { message: '上级应当同为管理分类或销售分类' })
    const place = {
      parent_id: parent?.category_id ?? null,
      category_level: (parent?.category_level ?? 0) + 1,
      path: parent ? `${parent.path},${own}` : own,
    }
    const { category_name, image_url, sort, is_main_category } = value
    if (id === null) {
      refuseDepth(place.category_level)
      await tx
        .insert(category)
        .values({ company_id, category_id: own, category_name, image_url, sort, is_main_category, ...place })
      return own
    }
    const [before] = await tx.select().from(category).where(at(company_id, id))
    if (!before) throw new AppError('not_found')
    if (before.is_main_category !== is_main_category)
      throw new AppError('invalid', { message: '管理分类与销售分类建立后不能互换' })
    if (parent && `${parent.path},`.startsWith(`${before.path},`))
      throw new AppError('invalid', { message: '上级不能是它自己或它的下级' })
    await move(tx, before, place)
    await tx.update(category).set({ category_name, image_url, sort }).where(at(company_id, id))
    return id
  },

  async remove(tx, { company_id }, id) {
    await tx.delete(category).where(at(company_id, id))
  },
})

const at = (company_id: string, id: string) =>
  and(eq(category.company_id, company_id), eq(category.category_id, id))

async function needParent(tx: Transaction, company_id: string, id: string): Promise<Row> {
  const [row] = await tx.select().from(category).where(at(company_id, id))
  if (!row) throw new AppError('invalid', { message: '上级分类不存在' })
  return row
}

type Place = Pick<Row, 'parent_id' | 'category_level' | 'path'>

/** Takes a branch elsewhere: every path below begins anew. */
async function move(tx: Transaction, { company_id, category_id, path, category_level }: Row, place: Place) {
  if (path === place.path) return
  const below = sql`${category.company_id} = ${company_id} and ${category.path} like ${`${path},%`}`
  const [deepest] = await tx
    .select({ level: sql<number>`coalesce(max(${category.category_level}), ${category_level})::int` })
    .from(category)
    .where(below)
  const deeper = place.category_level - category_level
  refuseDepth((deepest?.level ?? category_level) + deeper)
  await tx
    .update(category)
    .set({
      path: sql`${place.path} || substr(${category.path}, ${path.length + 1})`,
      category_level: sql`${category.category_level} + ${deeper}`,
    })
    .where(below)
  await tx.update(category).set(place).where(at(company_id, category_id))
}

function refuseDepth(level: number) {
  if (level > 3) throw new AppError('invalid', { message: '分类最多三级' })
}
