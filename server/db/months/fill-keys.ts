import type { Pool } from 'pg'
import { declaredTables, type DeclaredTable } from '../declared-tables'
import { BY, id, KEY_TABLES } from './tables'

/** Migration that created the tables of `KEY_TABLES`. */
const SINCE = '0041_causes'
/** How long a server of the previous version may run beside this one; it writes no keys and needs the unique index. */
const BESIDE_MS = 24 * 3_600_000
const BATCH = 5_000

/** Whether the unique index of a table may be dropped: no server of the previous version relies on it any more. */
export async function mayLoseIndex(pool: Pool, table: string, now: Date): Promise<boolean> {
  if (!(table in KEY_TABLES)) return true
  const { rows } = await pool.query<{ applied: Date }>(
    `select applied from schema_migration where name = $1`,
    [SINCE],
  )
  const [migration] = rows
  return migration !== undefined && now.getTime() - migration.applied.getTime() >= BESIDE_MS
}

/** Writes missing keys of existing rows, a batch at a time. */
export async function fillKeys(pool: Pool, { name, key }: DeclaredTable): Promise<void> {
  const into = declaredTables().find((table) => table.name === KEY_TABLES[name])
  if (!into) return
  const columns = into.columns.map((column) => id(column.name)).join(', ')
  const place = key.filter((column) => column !== BY)
  const places = place.map(id).join(', ')
  const batch = `
    with batch as (
      select * from ${id(name)} where (${places}) > (${place.map((_, index) => `$${index + 1}`).join(', ')})
       order by ${places} limit ${BATCH}),
    filled as (
      insert into ${id(into.name)} (${columns}) select ${columns} from batch on conflict do nothing)
    select ${places} from batch order by ${place.map((column) => `${id(column)} desc`).join(', ')} limit 1`
  const fill = async (after: string[]): Promise<string[] | undefined> => {
    const { rows } = await pool.query<Record<string, string>>(batch, after)
    const [last] = rows
    return last && place.map((column) => last[column] ?? '')
  }
  for (let after = await fill(place.map(() => '')); after;) after = await fill(after)
}
