import { and, asc, count, eq, or } from 'drizzle-orm'
import type { SavedView } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { operator, saved_view } from '../../db/schema'

interface Viewer {
  company_id: string
  operator_id: string
}

const ofCompany = ({ company_id }: Viewer) => eq(saved_view.company_id, company_id)
const own = ({ operator_id }: Viewer) => eq(saved_view.operator_id, operator_id)

/** The operator's own views of a list and the shared ones, by name. */
export async function viewsOf(
  db: Database | Transaction,
  viewer: Viewer,
  list: string,
): Promise<SavedView[]> {
  const rows = await db
    .select({ view: saved_view, operator_name: operator.name })
    .from(saved_view)
    .innerJoin(
      operator,
      and(eq(operator.company_id, saved_view.company_id), eq(operator.operator_id, saved_view.operator_id)),
    )
    .where(and(ofCompany(viewer), eq(saved_view.list, list), or(own(viewer), saved_view.shared)))
    .orderBy(asc(saved_view.name), asc(saved_view.view_id))
  return rows.map(({ view: { view_id, name, query, shared, operator_id }, operator_name }) => ({
    view_id,
    name,
    query,
    shared,
    own: operator_id === viewer.operator_id,
    operator_name,
  }))
}

export async function countOwn(tx: Transaction, viewer: Viewer, list: string): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(saved_view)
    .where(and(ofCompany(viewer), own(viewer), eq(saved_view.list, list)))
  return found?.count ?? 0
}

/** Replaces the operator's view of this name. */
export async function putView(tx: Transaction, row: typeof saved_view.$inferInsert): Promise<void> {
  const { company_id, list, operator_id, name } = saved_view
  await tx
    .insert(saved_view)
    .values(row)
    .onConflictDoUpdate({
      target: [company_id, list, operator_id, name],
      set: { query: row.query, shared: row.shared ?? false },
    })
}

/** @param others also shared views of other operators. @returns whether there was one */
export async function deleteView(
  tx: Transaction,
  viewer: Viewer,
  view_id: string,
  others: boolean,
): Promise<boolean> {
  const mine = others ? or(own(viewer), saved_view.shared) : own(viewer)
  const gone = await tx
    .delete(saved_view)
    .where(and(ofCompany(viewer), eq(saved_view.view_id, view_id), mine))
    .returning({ view_id: saved_view.view_id })
  return gone.length > 0
}
