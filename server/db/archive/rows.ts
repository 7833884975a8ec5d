import { createHash } from 'node:crypto'
import { escapeIdentifier, type PoolClient } from 'pg'
import type { DeclaredColumn, DeclaredTable } from '../declared-tables'

/** Rows in memory at once; a page's document may have some 100 KB. */
const CHUNK_ROWS = 200
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
  const columns = table.columns.map(exported).join(', ')
  const order = table.key.map((name) => `${escapeIdentifier(name)} collate "C"`)
  await client.query(
    `declare ${CURSOR} no scroll cursor for
     select row_to_json(r)::text as line from (select ${columns} from ${escapeIdentifier(table.name)} order by ${orderOf(table, order)}) r`,
  )
  const hash = createHash('sha256')
  let rows = 0
  for (;;) {
    const { rows: found } = await client.query<{ line: string }>(`fetch ${CHUNK_ROWS} from ${CURSOR}`)
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

/** Inserts one chunk of an archive. */
export async function insertChunk(client: PoolClient, table: DeclaredTable, chunk: Buffer): Promise<void> {
  const names = table.columns.map(({ name }) => escapeIdentifier(name)).join(', ')
  const lines = chunk.toString().trimEnd().replaceAll('\n', ',')
  await client.query(
    `insert into ${escapeIdentifier(table.name)} (${names})
     select ${table.columns.map(imported).join(', ')} from json_array_elements($1::json) as r`,
    [`[${lines}]`],
  )
}

/**
 * jsonb as a string that contains JSON: JSON null stays distinct from SQL null, and its numbers pass through no
 * parser.
 */
const exported = ({ name, type }: DeclaredColumn) =>
  type === 'jsonb' ? `${escapeIdentifier(name)}::text as ${escapeIdentifier(name)}` : escapeIdentifier(name)

function imported({ name, type }: DeclaredColumn): string {
  const field = `'${name.replaceAll("'", "''")}'`
  if (!type.endsWith('[]')) return `(r ->> ${field})::${type}`
  return `case when r ->> ${field} is not null then array(select json_array_elements_text(r -> ${field}))::${type} end`
}

/** Sorts text by its bytes, so that databases with different collations write the same archive. */
function orderOf({ columns, key }: DeclaredTable, collated: string[]): string {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  return key
    .map((name, index) => (types.get(name) === 'text' ? collated[index] : escapeIdentifier(name)))
    .join(', ')
}
