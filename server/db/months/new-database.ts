import type { PoolClient } from 'pg'
import { divide, keyColumns, keyName } from './divide'
import { id, kindOf, MONTHLY, monthOf } from './tables'

/** Partitions the tables of a database that the same transaction has created: they are empty. */
export async function divideNew(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  const month = monthOf(rows[0]?.now ?? new Date(Number.NaN))
  for (const table of MONTHLY) {
    if ((await kindOf(client, table.name)) !== 'r') continue
    await client.query(
      `create unique index ${id(keyName(table.name))} on ${id(table.name)} (${keyColumns(table)})`,
    )
    await divide(client, table, month)
  }
}
