import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { category } from '../../db/schema'

/** All categories of one tree, parents and children mixed, in their sort order. */
export function categoriesOf(db: Database, company_id: string, is_main_category: boolean) {
  return db
    .select()
    .from(category)
    .where(and(eq(category.company_id, company_id), eq(category.is_main_category, is_main_category)))
    .orderBy(category.sort, category.category_id)
}

export type CategoryRow = typeof category.$inferSelect

export async function categoryName(
  db: Database,
  company_id: string,
  category_id: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ name: category.category_name })
    .from(category)
    .where(and(eq(category.company_id, company_id), eq(category.category_id, category_id)))
  return row?.name
}

/** The deepest of these sales categories under all above it, the root first. */
export async function categoryTrail(
  db: Database,
  company_id: string,
  category_ids: readonly string[],
): Promise<Pick<CategoryRow, 'category_id' | 'category_name'>[]> {
  if (category_ids.length === 0) return []
  const { rows } = await db.execute<Pick<CategoryRow, 'category_id' | 'category_name'>>(sql`
    with deepest as (
      select path from category
       where company_id = ${company_id} and not is_main_category
         and category_id = any(${sql.param([...category_ids])}::text[])
       order by category_level desc, sort, category_id limit 1)
    select c.category_id, c.category_name from deepest
      join category c on c.company_id = ${company_id} and c.category_id = any(string_to_array(deepest.path, ','))
     order by c.category_level`)
  return rows
}

/** The category above; `undefined` above a first level. */
export async function parentOf(
  db: Database,
  company_id: string,
  category_id: string,
): Promise<string | undefined> {
  const row = await readCategory(db, company_id, category_id)
  return row?.parent_id ?? undefined
}

/** A category and all below it; `undefined` without a category. */
export async function categoriesBelow(
  db: Database,
  company_id: string,
  category_id: string | undefined,
): Promise<string[] | undefined> {
  if (category_id === undefined) return undefined
  const rows = await db
    .select({ id: category.category_id })
    .from(category)
    .where(
      and(
        eq(category.company_id, company_id),
        sql`${category_id} = any(string_to_array(${category.path}, ','))`,
      ),
    )
    .orderBy(category.category_id)
  return rows.map(({ id }) => id)
}

const at = (company_id: string, category_id: string) =>
  and(eq(category.company_id, company_id), eq(category.category_id, category_id))

/** @param lock holds the row until the transaction ends */
export async function readCategory(
  db: Database | Transaction,
  company_id: string,
  category_id: string,
  lock = false,
): Promise<CategoryRow | undefined> {
  const query = db.select().from(category).where(at(company_id, category_id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

export async function insertCategory(tx: Transaction, row: typeof category.$inferInsert): Promise<void> {
  await tx.insert(category).values(row)
}

export async function updateCategory(
  tx: Transaction,
  { company_id, category_id }: Pick<CategoryRow, 'company_id' | 'category_id'>,
  change: Partial<CategoryRow>,
): Promise<void> {
  await tx.update(category).set(change).where(at(company_id, category_id))
}

export async function deleteCategory(
  tx: Transaction,
  company_id: string,
  category_id: string,
): Promise<void> {
  await tx.delete(category).where(at(company_id, category_id))
}

const below = ({ company_id, path }: Pick<CategoryRow, 'company_id' | 'path'>) =>
  sql`${category.company_id} = ${company_id} and ${category.path} like ${`${path},%`}`

/** The deepest level below a category; its own where nothing is below it. */
export async function deepestLevel(tx: Transaction, branch: CategoryRow): Promise<number> {
  const { category_level } = branch
  const [deepest] = await tx
    .select({ level: sql<number>`coalesce(max(${category.category_level}), ${category_level})::int` })
    .from(category)
    .where(below(branch))
  return deepest?.level ?? category_level
}

/** Where a category lies in its tree. */
export type CategoryPosition = Pick<CategoryRow, 'parent_id' | 'category_level' | 'path'>

/** Moves a category with all below it: every path begins with the new one. */
export async function moveBranch(tx: Transaction, branch: CategoryRow, to: CategoryPosition): Promise<void> {
  await tx
    .update(category)
    .set({
      path: sql`${to.path} || substr(${category.path}, ${branch.path.length + 1})`,
      category_level: sql`${category.category_level} + ${to.category_level - branch.category_level}`,
    })
    .where(below(branch))
  await updateCategory(tx, branch, to)
}
