import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { login_scan } from '../../db/schema'
import { FIGURES } from '../../config/limits'
import type { Owner } from '../../core/owner'

/** A code, identified by the hash of its text. */
export interface ScanKey {
  company_id: string
  scan_id: string
}

export type ScanState = (typeof login_scan.$inferSelect)['state']

const isAlive = ({ company_id, scan_id }: ScanKey) =>
  and(
    eq(login_scan.company_id, company_id),
    eq(login_scan.scan_id, scan_id),
    sql`${login_scan.expires} > now()`,
  )

export async function insertScan(
  db: Database,
  row: ScanKey & { keeper_hash: string; user_agent: string },
): Promise<void> {
  const life = sql`make_interval(secs => ${FIGURES.login_scan_seconds})`
  await db.insert(login_scan).values({ ...row, state: 'waiting', expires: sql`now() + ${life}` })
}

/** State of a code, only for the browser that requested it. */
export async function stateFor(
  db: Database,
  key: ScanKey,
  keeper_hash: string,
): Promise<ScanState | undefined> {
  const [row] = await db
    .select({ state: login_scan.state })
    .from(login_scan)
    .where(and(isAlive(key), eq(login_scan.keeper_hash, keeper_hash)))
  return row?.state
}

/** Single use: deletes a confirmed code atomically; only one caller gets the row and signs in. */
export async function takeConfirmed(
  db: Database,
  key: ScanKey,
  keeper_hash: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(login_scan)
    .where(and(isAlive(key), eq(login_scan.keeper_hash, keeper_hash), eq(login_scan.state, 'confirmed')))
    .returning({ user_id: login_scan.user_id })
  return row?.user_id ?? undefined
}

/** The first member who scans a code owns it. */
export async function claimScan(db: Database, key: ScanKey, { user_id }: Owner) {
  const isMine = and(eq(login_scan.state, 'scanned'), eq(login_scan.user_id, user_id))
  const [row] = await db
    .update(login_scan)
    .set({ state: 'scanned', user_id })
    .where(and(isAlive(key), or(eq(login_scan.state, 'waiting'), isMine)))
    .returning({ user_agent: login_scan.user_agent, created: login_scan.created })
  return row
}

/** @returns whether it was this member's code and not settled yet */
export async function settleScan(
  db: Database,
  key: ScanKey,
  { user_id }: Owner,
  state: 'confirmed' | 'cancelled',
): Promise<boolean> {
  const rows = await db
    .update(login_scan)
    .set({ state })
    .where(and(isAlive(key), eq(login_scan.state, 'scanned'), eq(login_scan.user_id, user_id)))
    .returning({ scan_id: login_scan.scan_id })
  return rows.length === 1
}
