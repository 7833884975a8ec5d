import { sql, type SQL } from 'drizzle-orm'
import type { RecordOption } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { choicesOf } from './choices'
import type { NamedRows } from './named-rows'
import { allRecords } from './registry'

/** Kind → id → name; what is not there (any more) is not among them. */
export type Names = Record<string, Record<string, string>>

const namedRowsOf = (kind: string): NamedRows | undefined =>
  choicesOf(kind)?.named ?? allRecords().find(({ name }) => name === kind)?.named

/**
 * The names that a company's rows have now: one statement, however many ids of however many kinds.
 * @param ids by kind; kinds that nobody knows have no names
 */
export async function namesOf(
  db: Database,
  company_id: string,
  ids: ReadonlyMap<string, Iterable<string>>,
): Promise<Names> {
  const names: Names = {}
  const selects: SQL[] = []
  for (const [kind, some] of ids) {
    const own = [...some]
    const fixed = choicesOf(kind)?.fixed
    const named = namedRowsOf(kind)
    if (fixed) names[kind] = fixedNames(fixed, own)
    else if (named && own.length > 0)
      selects.push(sql`select ${kind}::text as kind, id, name from (${named.select(company_id, own)}) named`)
  }
  if (selects.length === 0) return names
  const { rows } = await db.execute<{ kind: string; id: string; name: string }>(
    sql.join(selects, sql` union all `),
  )
  for (const { kind, id, name } of rows) (names[kind] ??= {})[id] = namedRowsOf(kind)?.shown?.(name) ?? name
  return names
}

const fixedNames = (all: readonly RecordOption[], ids: string[]) =>
  Object.fromEntries(all.filter(({ id }) => ids.includes(id)).map(({ id, title }) => [id, title]))
