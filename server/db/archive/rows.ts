import { createHash } from 'node:crypto'
import { HOUR_MS } from '@schemas/time-units'
import { escapeIdentifier, type PoolClient } from 'pg'
import type { DeclaredColumn, DeclaredTable } from '../declared-tables'

/** Rows in memory at once. Page documents are taken one by one: each may have 32 MB. */
const CHUNK_ROWS = 200
const WITH_DOCUMENTS: ReadonlySet<string> = new Set(['page_revision', 'saved_design'])
const CURSOR = 'archive_rows'

export interface TableSum {
  rows: number
  /** SHA-256, hex, over all lines. */
  sha256: string
}

/**
 * Rows of a table in the order of its primary key: chunks of lines, each one row as a JSON object. PostgreSQL
 * serializes them, so that numbers and microseconds keep their precision. Call it inside a transaction with time zone
 * UTC.
 */
export async function* chunksOf(client: PoolClient, table: DeclaredTable): AsyncGenerator<Buffer, TableSum> {
  const columns = table.columns.map((column) => exported(column, table.key)).join(', ')
  const order = table.key.map((name) => escapeIdentifier(name))
  // inside for PostgreSQL, which then need not sort again; outside since Citus merges the rows of several machines
  await client.query(
    `declare ${CURSOR} no scroll cursor for
     select row_to_json(r)::text as line
       from (select ${columns} from ${escapeIdentifier(table.name)} order by ${order.join(', ')}) r
      order by ${order.map((name) => `r.${name}`).join(', ')}`,
  )
  const hash = createHash('sha256')
  const most = WITH_DOCUMENTS.has(table.name) ? 1 : CHUNK_ROWS
  let rows = 0
  for (;;) {
    const { rows: found } = await client.query<{ line: string }>(`fetch ${most} from ${CURSOR}`)
    if (found.length === 0) break
    const chunk = Buffer.from(found.map(({ line }) => `${line}\n`).join(''))
    hash.update(chunk)
    rows += found.length
    yield chunk
  }
  await client.query(`close ${CURSOR}`)
  return { rows, sha256: hash.digest('hex') }
}

/** Row count and hash of a table, computed like those of an archive. */
export async function sumOf(client: PoolClient, table: DeclaredTable): Promise<TableSum> {
  const chunks = chunksOf(client, table)
  for (;;) {
    const step = await chunks.next()
    if (step.done) return step.value
  }
}

/** Inserts one chunk of an archive. As jsonb a row is parsed once, not once for each column. */
export async function insertChunk(client: PoolClient, table: DeclaredTable, chunk: Buffer): Promise<void> {
  const names = table.columns.map(({ name }) => escapeIdentifier(name)).join(', ')
  const lines = chunk.toString().trimEnd().replaceAll('\n', ',')
  const text = `insert into ${escapeIdentifier(table.name)} (${names})
     select ${table.columns.map(imported).join(', ')}
       from json_array_elements($1::json) as line, lateral (select line::jsonb as r offset 0) as parsed`
  // a slow machine may take long for a large page
  const patient = { text, values: [`[${lines}]`], query_timeout: HOUR_MS }
  await client.query(patient)
}

/**
 * jsonb as a string that contains JSON: JSON null stays distinct from SQL null, and its numbers pass through no
 * parser. Texts of the key are compared by their bytes, so that databases with different collations write the same
 * archive.
 */
function exported({ name, type }: DeclaredColumn, key: readonly string[]): string {
  const own = escapeIdentifier(name)
  if (type === 'jsonb') return `${own}::text as ${own}`
  return type === 'text' && key.includes(name) ? `${own} collate "C" as ${own}` : own
}

function imported({ name, type }: DeclaredColumn): string {
  const field = `'${name.replaceAll("'", "''")}'`
  if (!type.endsWith('[]')) return `(r ->> ${field})::${type}`
  return `case when r ->> ${field} is not null then array(select jsonb_array_elements_text(r -> ${field}))::${type} end`
}
