import { escapeIdentifier, type PoolClient } from 'pg'
import { declaredTables, type DeclaredTable } from '../declared-tables'

/** Column whose month (UTC) selects the partition; it is the last column of the primary key. */
export const BY = 'created'

/** Tables that are partitioned by month: those whose primary key ends with `created`. */
export const MONTHLY: readonly DeclaredTable[] = declaredTables().filter(({ key }) => key.at(-1) === BY)

/**
 * Tables that hold a unique key of a partitioned table over all months; a partitioned table can have none without
 * `created`.
 */
export const KEY_TABLES: Readonly<Record<string, string>> = {
  stock_movement: 'stock_cause',
  member_message: 'message_cause',
}

/** Number of partitions ahead of the current month. */
export const AHEAD = 3

/** Start of a month. @param offset months relative to the one of `moment` */
export const monthOf = (moment: Date, offset = 0) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + offset, 1))

/** `order_event_2026_11` */
export const partitionName = (table: string, month: Date) =>
  `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`

/** `order_event_before`: rows from before the first month that has a partition of its own. */
export const beforeName = (table: string) => `${table}_before`
/** `order_event_rest`: rows of months that have no partition yet; empty unless the job did not run for months. */
export const restName = (table: string) => `${table}_rest`

export const id = escapeIdentifier
/** A timestamp as a literal: DDL takes no parameters. */
export const at = (moment: Date) => `'${moment.toISOString()}'`

/** The suffix after `of` of a month's partition. */
export const bounds = (month: Date) => `for values from (${at(month)}) to (${at(monthOf(month, 1))})`

/** `r`: a plain table, `p`: partitioned; undefined: no such table. */
export async function kindOf(client: Pick<PoolClient, 'query'>, table: string): Promise<string | undefined> {
  const { rows } = await client.query<{ kind: string }>(
    `select relkind as kind from pg_class where oid = to_regclass($1)`,
    [id(table)],
  )
  return rows[0]?.kind
}
