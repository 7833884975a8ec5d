import { randomUUID } from 'node:crypto'
import { and, count, eq, getTableColumns, ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { kindOfRecord, type RecordName, type RecordValues } from '@schemas/records'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/like'
import type { OperatorRole } from '../../db/schema'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import { seesWholeNumbers } from '../../platform'
import { linkedOf, writeLinks, type Links } from './links'
import { namedBy } from './named-rows'
import type { By, RecordAdapter } from './record'
import { shownMoment, writtenMoment } from './wall-clock'

export type Row = Record<string, unknown>

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
  /** Columns that hold a moment, which the form shows by the shop's clock; '' is null. */
  moments?: readonly string[]
  /** Columns that hold words joined by commas, which the form shows as a list. */
  joined?: readonly string[]
  /** Fields that list rows of another kind, by the table that joins the two and its column of the other's id. */
  links?: Links
  /** Changes what is about to be written, or refuses it. */
  prepare?(tx: Transaction, by: By, id: string | null, row: Row): Promise<void>
  /** What goes, or ends, with a row. */
  beforeRemoving?(tx: Transaction, by: By, id: string): Promise<void>
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
  moments = [],
  joined = [],
  links = {},
  prepare,
  beforeRemoving,
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
      kindOfRecord(name).fields.map((field) => {
        const own = row[field]
        if (moments.includes(field)) return [field, shownMoment(own instanceof Date ? own : null)]
        if (joined.includes(field)) return [field, String(own).split(',').filter(Boolean)]
        // '' is none of something else's ids
        return [field, own === null && columns[field]?.dataType === 'string' ? '' : own]
      }),
    ) as unknown as RecordValues[N]

  const rowOf = (value: object): Row =>
    Object.fromEntries(
      Object.entries(value).flatMap(([field, own]) => {
        if (Object.hasOwn(links, field)) return []
        if (moments.includes(field)) return [[field, writtenMoment(own)]]
        if (joined.includes(field)) return [[field, Array.isArray(own) ? own.join(',') : own]]
        return [[field, own === '' && columns[field]?.notNull === false ? null : own]]
      }),
    )

  const matching = (keyword: string, searcher: OperatorRole) => (word: string) =>
    seesWholeNumbers(searcher) || !kindOfRecord(name).personal.includes(word)
      ? ilike(need(word), containing(keyword))
      : eq(need(word), keyword)

  const titleOf = (row: Row) => String(row[words[0]])

  return {
    name,
    ...(role && { role }),
    named: namedBy(table, idColumn, need(words[0])),
    async list(db: Database, { company_id, keyword, role: searcher, filters = {}, limit, offset }) {
      const found = keyword ? or(...words.map(matching(keyword.trim(), searcher))) : undefined
      const narrowed = Object.entries(filters).map(([field, value]) => eq(need(field), value))
      const where = and(eq(table.company_id, company_id), found, ...narrowed)
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
      return (
        row && {
          title: titleOf(row),
          value: valueOf({ ...row, ...(await linkedOf(db, links, { company_id, [idName]: id })) }),
        }
      )
    },

    async write(tx, by, id, value) {
      const { company_id } = by
      const row: Row = { ...rowOf(value as object), ...('updated' in columns && { updated: timeNow() }) }
      await prepare?.(tx, by, id, row)
      if (id === null) {
        const made = randomUUID()
        await tx.insert(table).values({ ...row, company_id, [idName]: made } as typeof table.$inferInsert)
        await writeLinks(tx, links, { company_id, [idName]: made }, value as object)
        return made
      }
      await tx
        .update(table)
        .set(row as Partial<typeof table.$inferInsert>)
        .where(mine(company_id, id))
      await writeLinks(tx, links, { company_id, [idName]: id }, value as object)
      return id
    },

    ...(removable && {
      async remove(tx: Transaction, by: By, id: string) {
        const { company_id } = by
        await beforeRemoving?.(tx, by, id)
        await writeLinks(tx, links, { company_id, [idName]: id }, {})
        const removed = await tx.delete(table).where(mine(company_id, id)).returning({ id: idColumn })
        if (removed.length === 0) throw new AppError('not_found')
      },
    }),
  }
}
