import { randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { kindOfRecord, type RecordName, type RecordValues } from '@schemas/records'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError } from '../../core/errors'
import type { Sight } from '../../platform'
import { inShops } from '../../db/shops'
import { shopIn } from '../shops/foreign-repo'
import { namedBy } from './names-repo'
import { type RecordAdapter, type RecordContext, shownMoment, writtenMoment } from './record'
import {
  columnOf,
  columnsOf,
  type CompanyTable,
  deleteRow,
  insertRow,
  linkedOf,
  type Links,
  readRow,
  tableList,
  updateRow,
  writeLinks,
} from './table-repo'

export type RecordRow = Record<string, unknown>

interface PlainOptions<N extends RecordName> {
  name: N
  table: CompanyTable
  /** Name of the id's column. */
  id: string
  /** Columns searched for the keyword; the first is the title of a row. */
  words: [string, ...string[]]
  order: (AnyPgColumn | SQL)[]
  rights: RecordAdapter['rights']
  /** Name of the column of the rows' shop. */
  shop?: string
  /** Whether rows may be deleted; foreign keys to a row prevent it. */
  removable?: boolean
  /** Columns with a time, which the form shows in the shop's time zone; '' is null. */
  moments?: readonly string[]
  /** Columns with words joined by commas, which the form shows as a list. */
  joined?: readonly string[]
  /** Fields that list rows of another kind, by the table that joins the two and its column of the other's id. */
  links?: Links
  /** Changes the row before it is written, or rejects it. */
  prepare?(tx: Transaction, by: RecordContext, id: string | null, row: RecordRow): Promise<void>
  /** Deletes or ends what depends on a row. */
  beforeRemoving?(tx: Transaction, by: RecordContext, id: string): Promise<void>
}

/** A record whose fields are the columns of one table. */
export function plainRecord<N extends RecordName>({
  name,
  table,
  id: idName,
  words,
  order,
  rights,
  shop,
  removable = true,
  moments = [],
  joined = [],
  links = {},
  prepare,
  beforeRemoving,
}: PlainOptions<N>): RecordAdapter<N> {
  const columns = columnsOf(table)
  const rowKey = (company_id: string, id: string) => ({ company_id, [idName]: id })

  /** The row has keys and times besides the fields of the form. */
  const valueOf = (row: RecordRow) =>
    Object.fromEntries(
      kindOfRecord(name).fields.map((field) => {
        const own = row[field]
        if (moments.includes(field)) return [field, shownMoment(own instanceof Date ? own : null)]
        if (joined.includes(field)) return [field, String(own).split(',').filter(Boolean)]
        // '' means no reference
        return [field, own === null && columns[field]?.dataType === 'string' ? '' : own]
      }),
    ) as unknown as RecordValues[N]

  const rowOf = (value: object): RecordRow =>
    Object.fromEntries(
      Object.entries(value).flatMap(([field, own]) => {
        if (Object.hasOwn(links, field)) return []
        if (moments.includes(field)) return [[field, writtenMoment(own)]]
        if (joined.includes(field)) return [[field, Array.isArray(own) ? own.join(',') : own]]
        return [[field, own === '' && columns[field]?.notNull === false ? null : own]]
      }),
    )

  /** Who sees masked numbers must type one in full; otherwise they could find it digit by digit. */
  const mustEqual = (word: string, { numbers }: Sight) =>
    !numbers && kindOfRecord(name).personal.includes(word)

  const titleOf = (row: RecordRow) => String(row[words[0]])

  return {
    name,
    rights,
    ...(shop && {
      shopsOf: shopIn(table, columnOf(table, idName), columnOf(table, shop)),
      areShops: shop === idName,
    }),
    named: namedBy(table, columnOf(table, idName), columnOf(table, words[0])),
    async list(db: Database, { company_id, keyword, sight, filters = {}, limit, offset }) {
      const search = { company_id, keyword: keyword?.trim(), limit, offset }
      const { rows, count } = await tableList(db, table, search, {
        words: words.filter((word) => !mustEqual(word, sight)).map((word) => columnOf(table, word)),
        exact: words.filter((word) => mustEqual(word, sight)).map((word) => columnOf(table, word)),
        order,
        filters,
        ...(shop && { where: inShops(columnOf(table, shop), sight.shops) }),
      })
      const list = (rows as RecordRow[]).map((row) => ({
        id: String(row[idName]),
        title: titleOf(row),
        value: valueOf(row),
      }))
      return { list, count }
    },

    async read(db: Database | Transaction, company_id, id, lock) {
      const key = rowKey(company_id, id)
      const row = await readRow(db, table, key, lock)
      return row && { title: titleOf(row), value: valueOf({ ...row, ...(await linkedOf(db, links, key)) }) }
    },

    async write(tx, by, id, value) {
      const row: RecordRow = {
        ...rowOf(value as object),
        ...('updated' in columns && { updated: timeNow() }),
      }
      await prepare?.(tx, by, id, row)
      const key = rowKey(by.company_id, id ?? randomUUID())
      if (id === null) await insertRow(tx, table, { ...row, ...key })
      else await updateRow(tx, table, key, row)
      await writeLinks(tx, links, key, value as object)
      return String(key[idName])
    },

    ...(removable && {
      async remove(tx: Transaction, by: RecordContext, id: string) {
        const key = rowKey(by.company_id, id)
        await beforeRemoving?.(tx, by, id)
        await writeLinks(tx, links, key, {})
        if (!(await deleteRow(tx, table, key))) throw new AppError('not_found')
      },
    }),
  }
}
