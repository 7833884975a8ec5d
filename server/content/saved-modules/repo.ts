import { and, count, desc, eq, ilike, isNull } from 'drizzle-orm'
import type { SavedModule, SavedModulesQuery } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import { saved_design } from '../../db/schema'
import { windowOf } from '../../db/paging'

export type ModuleRow = typeof saved_design.$inferSelect

const isModule = (company_id: string) =>
  and(eq(saved_design.company_id, company_id), eq(saved_design.kind, 'module'))

const onModule = (company_id: string, design_id: string) =>
  and(isModule(company_id), eq(saved_design.design_id, design_id))

/** One page of the saved modules, the newest first, and how many there are in all. */
export async function listModules(db: Database, company_id: string, query: SavedModulesQuery) {
  const { page, pageSize, keyword } = query
  const { limit, offset } = windowOf(page, pageSize)
  const where = and(
    isModule(company_id),
    isNull(saved_design.deleted),
    keyword ? ilike(saved_design.name, containing(keyword)) : undefined,
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(saved_design)
      .where(where)
      .orderBy(desc(saved_design.created), desc(saved_design.design_id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(saved_design).where(where),
  ])
  return { rows, count: total?.count ?? 0 }
}

/** A module, deleted or not, locked until the transaction ends. */
export async function lockModule(tx: Transaction, company_id: string, design_id: string) {
  const [row] = await tx.select().from(saved_design).where(onModule(company_id, design_id)).for('update')
  return row
}

export async function insertModule(
  tx: Transaction,
  row: Omit<typeof saved_design.$inferInsert, 'kind'>,
): Promise<ModuleRow> {
  const [made] = await tx
    .insert(saved_design)
    .values({ ...row, kind: 'module' })
    .returning()
  if (!made) throw new Error(`Expected module ${row.design_id} to be written, got nothing back`)
  return made
}

export async function updateModule(
  tx: Transaction,
  { company_id, design_id }: ModuleRow,
  change: Partial<Pick<ModuleRow, 'name' | 'deleted'>>,
): Promise<void> {
  await tx.update(saved_design).set(change).where(onModule(company_id, design_id))
}

/** In the shape of the API. */
export const serializeModule = ({
  design_id,
  name,
  image,
  params,
  operator_name,
  created,
}: ModuleRow): SavedModule => ({
  design_id,
  name,
  image,
  params,
  operator_name,
  created: created.toISOString(),
})
