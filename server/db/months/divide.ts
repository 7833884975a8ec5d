import type { PoolClient } from 'pg'
import type { DeclaredTable } from '../declared-tables'
import {
  AHEAD,
  at,
  beforeName,
  bounds,
  BY,
  id,
  kindOf,
  MONTHLY,
  monthOf,
  partitionName,
  restName,
} from './tables'

/** Check constraint that allows existing rows to be attached as a partition without a scan. */
export const checkName = (table: string) => `${table}_until`

/** Unique index that becomes the primary key. */
export const keyName = (table: string) => `${table}_pk`

/** `on`, with the columns of the key that a partitioned table must have. */
export const keyColumns = ({ key }: DeclaredTable) => key.map(id).join(', ')

interface Definition {
  name: string
  definition: string
}

/**
 * Replaces a plain table by a partitioned one, of which it becomes the partition of everything before `until`.
 * Nothing is scanned: the unique index of the new key and a valid check that all rows are older must exist.
 * @param until start of a month that no row has reached
 */
export async function divide(client: PoolClient, table: DeclaredTable, until: Date): Promise<void> {
  const { name } = table
  const [own, before] = [id(name), beforeName(name)]
  const keys = await foreignKeys(client, name)
  // before the table itself, in the order of transactions that write an order and then its events
  for (const { target } of keys) await client.query(`lock table ${id(target)} in share row exclusive mode`)
  await client.query(`lock table ${own} in access exclusive mode`)
  await client.query(`alter table ${own} drop constraint ${id(await primaryKey(client, name))}`)
  await client.query(
    `alter table ${own} add constraint ${id(keyName(name))} primary key using index ${id(keyName(name))}`,
  )
  const others = await otherIndexes(client, name)
  // from now on a separate table holds such a key
  for (const { name: index } of others.filter(({ once }) => once))
    await client.query(`drop index ${id(index)}`)
  const indexes = others.filter(({ once }) => !once)
  await client.query(`alter table ${own} rename to ${id(before)}`)
  for (const index of [keyName(name), ...indexes.map((one) => one.name)])
    // identifiers have at most 63 bytes
    await client.query(`alter index ${id(index)} rename to ${id(`${index.slice(0, 56)}_before`)}`)

  await client.query(`create table ${own} (like ${id(before)} including defaults) partition by range (${BY})`)
  await client.query(
    `alter table ${own} add constraint ${id(keyName(name))} primary key (${keyColumns(table)})`,
  )
  for (const { definition } of indexes) await client.query(definition)
  for (const key of keys)
    await client.query(`alter table ${own} add constraint ${id(key.name)} ${key.definition}`)
  await client.query(
    `alter table ${own} attach partition ${id(before)} for values from (minvalue) to (${at(until)})`,
  )
  await client.query(`alter table ${id(before)} drop constraint if exists ${id(checkName(name))}`)
  await client.query(`create table ${id(restName(name))} partition of ${own} default`)
  for (let ahead = 0; ahead <= AHEAD; ahead++) {
    const month = monthOf(until, ahead)
    await client.query(`create table ${id(partitionName(name, month))} partition of ${own} ${bounds(month)}`)
  }
}

async function primaryKey(client: PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
    [id(table)],
  )
  if (!rows[0]) throw new Error(`Expected table ${table} to have a primary key, found none`)
  return rows[0].name
}

/** All indexes but the new key. The partitioned table's index of the same definition adopts each. */
async function otherIndexes(client: PoolClient, table: string): Promise<(Definition & { once: boolean })[]> {
  const { rows } = await client.query<Definition & { once: boolean }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisunique as once
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = $1::regclass and not i.indisprimary order by 1`,
    [id(table)],
  )
  return rows
}

export async function foreignKeys(
  client: PoolClient,
  table: string,
): Promise<(Definition & { target: string })[]> {
  const { rows } = await client.query<Definition & { target: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition,
            (select relname from pg_class where oid = confrelid) as target
       from pg_constraint where conrelid = $1::regclass and contype = 'f' order by 1`,
    [id(table)],
  )
  return rows
}

/** Partitions those of these tables that are by month. The same transaction has created them: they are empty. */
export async function divideNew(client: PoolClient, names: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  const month = monthOf(rows[0]?.now ?? new Date(Number.NaN))
  for (const table of MONTHLY) {
    if (!names.has(table.name) || (await kindOf(client, table.name)) !== 'r') continue
    await client.query(
      `create unique index ${id(keyName(table.name))} on ${id(table.name)} (${keyColumns(table)})`,
    )
    await divide(client, table, month)
  }
}
