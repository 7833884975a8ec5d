import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { proposed } from '../../db/proposed'
import { page, setting } from '../../db/schema'
import { noSuchPage } from './admin'
import { ofKind } from './repo'

/** Setting whose row is the lock. The company's own row is on every machine, and none may be down to lock it. */
const SETTING = 'page-table'

/**
 * Serializes changes of what is unique among a company's pages: public ids, short addresses, the header, the enabled home
 * page. Taken before the lock of any page.
 */
export async function lockPageTable(tx: Transaction, company_id: string): Promise<void> {
  await tx
    .insert(setting)
    .values({ company_id, name: SETTING, value: {} })
    .onConflictDoUpdate({
      target: [setting.company_id, setting.name],
      set: proposed('updated'),
    })
}

/** A page, deleted or not, locked until the transaction ends; `undefined` if there is none. */
export async function lockPage(tx: Transaction, company_id: string, page_id: string) {
  const [row] = await tx
    .select()
    .from(page)
    .where(and(eq(page.company_id, company_id), eq(page.page_id, page_id)))
    .for('update')
  return row
}

export type LockedPage = NonNullable<Awaited<ReturnType<typeof lockPage>>>

/** The pages of these ids, locked until the transaction ends; in one order, to prevent deadlocks. */
export function lockPages(
  tx: Transaction,
  company_id: string,
  page_ids: readonly string[],
): Promise<LockedPage[]> {
  return tx
    .select()
    .from(page)
    .where(and(eq(page.company_id, company_id), inArray(page.page_id, [...page_ids])))
    .orderBy(page.page_id)
    .for('update')
}

/** @throws AppError not_found, for deleted pages too */
export async function lockLivePage(
  tx: Transaction,
  company_id: string,
  page_id: string,
): Promise<LockedPage> {
  const row = await lockPage(tx, company_id, page_id)
  if (!row || row.deleted) throw noSuchPage()
  return row
}

/** The next public id: a number as text, one more than the greatest so far. */
export async function nextPublicId(tx: Transaction, company_id: string): Promise<string> {
  const [row] = await tx
    .select({ greatest: sql<string | null>`max(${page.theme_pc_template_id}::bigint)` })
    .from(page)
    .where(and(eq(page.company_id, company_id), sql`${page.theme_pc_template_id} ~ '^[0-9]{1,15}$'`))
  return String(Number(row?.greatest ?? 0) + 1)
}

/** Id of a page, not deleted, of this kind and platform, and with this short address if one is given. */
export async function pageLike(
  tx: Transaction,
  kind: Pick<LockedPage, 'company_id' | 'page_type' | 'platform'>,
  alias?: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ page_id: page.page_id })
    .from(page)
    .where(and(ofKind(kind), isNull(page.deleted), alias === undefined ? undefined : eq(page.alias, alias)))
    .limit(1)
  return row?.page_id
}
