/** Rows for tables of any version, derived from the catalogue alone: for tests of upgrades. */
import { escapeIdentifier, type Pool } from 'pg'

export interface FilledTable {
  name: string
  columns: string[]
}

/**
 * Fills tables, and before them all that their foreign keys reference, with `count` rows each: row n has n as each
 * required text, so that it belongs to the n-th row of every other table, all of company `1`. Tables that this
 * database does not have are skipped.
 */
export async function fillTables(pool: Pool, names: string[], count: number): Promise<FilledTable[]> {
  const filled = new Map<string, FilledTable>()
  const fill = async (name: string) => {
    if (filled.has(name) || !(await exists(pool, name))) return
    filled.set(name, { name, columns: [] })
    for (const parent of await parentsOf(pool, name)) await fill(parent)
    const columns = await columnsOf(pool, name)
    const needed = columns.filter(({ needed: must }) => must)
    const values = needed.map(({ name: column, type }) => (column === 'company_id' ? `'1'` : valueOf(type)))
    await pool.query(
      `insert into ${escapeIdentifier(name)} (${needed.map((column) => escapeIdentifier(column.name)).join(', ')})
       select ${values.join(', ')} from generate_series(1, ${name === 'company' ? 1 : count}) n`,
    )
    filled.set(name, { name, columns: columns.map((column) => column.name) })
  }
  for (const name of names) await fill(name)
  return [...filled.values()]
}

/** Number of rows, and a sum of their hashes over the original columns. */
export async function sumsOf(pool: Pool, tables: FilledTable[]): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {}
  for (const { name, columns } of tables) {
    const values = columns.map((column) => `${escapeIdentifier(column)}::text`).join(', ')
    const { rows } = await pool.query(
      `select count(*)::int as rows, sum(hashtextextended(concat_ws('|', ${values}), 0)) as hashes from ${escapeIdentifier(name)}`,
    )
    sums[name] = rows[0]
  }
  return sums
}

async function exists(pool: Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: string | null }>(`select to_regclass($1) as found`, [
    escapeIdentifier(name),
  ])
  return rows[0]?.found != null
}

async function parentsOf(pool: Pool, name: string): Promise<string[]> {
  const { rows } = await pool.query<{ parent: string }>(
    `select distinct (select relname from pg_class where oid = confrelid) as parent
       from pg_constraint where conrelid = $1::regclass and contype = 'f' and confrelid <> conrelid`,
    [escapeIdentifier(name)],
  )
  return rows.map(({ parent }) => parent)
}

async function columnsOf(pool: Pool, name: string) {
  const { rows } = await pool.query<{ name: string; type: string; needed: boolean }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull and not atthasdef as needed
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [escapeIdentifier(name)],
  )
  return rows
}

function valueOf(type: string): string {
  if (type === 'text') return 'n::text'
  if (type.endsWith('[]')) return `'{}'::${type}`
  if (type.startsWith('timestamp')) return 'now()'
  if (type === 'date') return 'current_date'
  if (type === 'jsonb') return `'{}'::jsonb`
  if (type === 'boolean') return 'false'
  return '1'
}
