import { randomUUID } from 'node:crypto'
import { and, count, eq, getTableColumns, ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { kindOfRecord, type RecordName, type RecordValues } from '@schemas/records'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/like'
import { AppError } from '../../errors'
import type { RecordAdapter } from './record'

type Row = Record<string, unknown>

interface PlainOptions<N extends RecordName> {
  name: N
  table: PgTable & { company_id: AnyPgColumn }
  /** Name of its id's column. */
  id: string
  /** Columns that the keyword is looked for in; the first is what operators know a row by. */
  words: [string, ...string[]]
  order: (AnyPgColumn | SQL)[]
  role?: RecordAdapter['role']
  /** Whether rows may be deleted; keys that point at a row refuse it. */
  removable?: boolean
}

/** A record whose fields are the columns of one table. */
export function plainRecord<N extends RecordName>({
  name,
  table,
  id: idName,
  words,
  order,
  role,
  removable = true,
}: PlainOptions<N>): RecordAdapter<N> {
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>
  const idColumn = need(idName)
  const mine = (company_id: string, id: string) => and(eq(table.company_id, company_id), eq(idColumn, id))

  function need(column: string): AnyPgColumn {
    const found = columns[column]
    if (!found)
      throw new Error(`${name}: expected a column ${column}, found ${Object.keys(columns).join(', ')}`)
    return found
  }

  /** The row has keys and times beside the fields of the form. */
  const valueOf = (row: Row) =>
    Object.fromEntries(
      kindOfRecord(name).fields.map((field) => [field, row[field]]),
    ) as unknown as RecordValues[N]

  const titleOf = (row: Row) => String(row[words[0]])

  return {
    name,
    ...(role && { role }),
    async list(db: Database, { company_id, keyword, limit, offset }) {
      const found = keyword ? or(...words.map((word) => ilike(need(word), containing(keyword)))) : undefined
      const where = and(eq(table.company_id, company_id), found)
      const [rows, [total]] = await Promise.all([
        db
          .select()
          .from(table)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        db.select({ count: count() }).from(table).where(where),
      ])
      const list = (rows as Row[]).map((row) => ({
        id: String(row[idName]),
        title: titleOf(row),
        value: valueOf(row),
      }))
      return { list, count: total?.count ?? 0 }
    },

    async read(db: Database | Transaction, company_id, id, lock) {
      const query = db.select().from(table).where(mine(company_id, id))
      const [row] = (await (lock ? query.for('update') : query)) as Row[]
      return row && { title: titleOf(row), value: valueOf(row) }
    },

    async write(tx, { company_id }, id, value) {
      const row: Row = { ...(value as object), ...('updated' in columns && { updated: new Date() }) }
      if (id === null) {
        const made = randomUUID()
        await tx.insert(table).values({ ...row, company_id, [idName]: made } as typeof table.$inferInsert)
        return made
      }
      await tx
        .update(table)
        .set(row as Partial<typeof table.$inferInsert>)
        .where(mine(company_id, id))
      return id
    },

    ...(removable && {
      async remove(tx: Transaction, { company_id }: { company_id: string }, id: string) {
        const removed = await tx.delete(table).where(mine(company_id, id)).returning({ id: idColumn })
        if (removed.length === 0) throw new AppError('not_found')
      },
    }),
  }
}
