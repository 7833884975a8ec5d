/** Pages of operators' lists that continue from a row: as cheap on page 5,000 as on page 1. */
import { sql, type SQL } from 'drizzle-orm'
import { MOST_FOUND, MOST_PAGED } from '@schemas/worklists'
import { AppError } from '../core/errors'
import { type PageWindow, windowOf } from './paging'
import type { Counted } from './search'

/** For each kind of key: how a cursor holds it, how it is read back, and the pattern of a valid one. */
const KINDS = {
  /** Microseconds since 1970: as exact as the database keeps it. */
  time: {
    written: (key: SQL) => sql`(extract(epoch from ${key}) * 1000000)::bigint::text`,
    read: (value: string) => sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`,
    pattern: /^\d{1,16}$/,
  },
  integer: {
    written: (key: SQL) => sql`(${key})::text`,
    read: (value: string) => sql`${value}::bigint`,
    pattern: /^-?\d{1,18}$/,
  },
  text: {
    written: (key: SQL) => sql`(${key})::text`,
    read: (value: string) => sql`${value}::text`,
    pattern: /^[^\0]*$/,
  },
}

/** The sort order of a list. */
export interface Keyset {
  /** Never null; together unique. */
  keys: { sql: SQL; kind: keyof typeof KINDS }[]
  /** The same for all keys, so that one row comparison finds where to continue. */
  direction: 'asc' | 'desc'
}

/** Where a page is: after a number of rows, after a row, before a row, or at the end of the list. */
export type Position =
  | PageWindow
  | { limit: number; after: string }
  | { limit: number; before: string }
  | { limit: number; last: true }

interface PositionQuery {
  page: number
  pageSize: number
  after?: string | undefined
  before?: string | undefined
  last?: boolean | undefined
}

/** @throws AppError invalid for two positions at once, and for a page number beyond `MOST_PAGED` rows */
export function positionOf({ page, pageSize: limit, after, before, last }: PositionQuery): Position {
  const given = [
    ...(after === undefined ? [] : [{ limit, after }]),
    ...(before === undefined ? [] : [{ limit, before }]),
    ...(last ? [{ limit, last: true as const }] : []),
  ]
  if (given.length > 1)
    throw new AppError('invalid', {
      message: 'after、before、last 只能给一个',
      errors: { after: ['不能与 before、last 同时给出'] },
    })
  const window = windowOf(page, limit)
  if (given.length === 0 && window.offset >= MOST_PAGED)
    throw new AppError('invalid', {
      message: `按页码只能翻到前${MOST_PAGED}条，再往后请用“下一页”或“末页”，或按编号搜索`,
      errors: { page: [`只能翻到前${MOST_PAGED}条`] },
    })
  return given[0] ?? window
}

/** The parts of a statement that reads one page; it must select `cursor` with each row. */
export interface Slice extends PageWindow {
  where: SQL
  orderBy: SQL
  cursor: SQL<string[]>
}

export interface KeysetPage<Row> {
  rows: Row[]
  /** Cursor of the page that follows, or null. */
  next: string | null
  /** Cursor of the page that precedes, or null. */
  previous: string | null
}

/**
 * Reads one page of a list, and one row more to know whether another page follows.
 * @param read one statement for a slice of the list
 * @throws AppError invalid for a cursor of another list
 */
export async function keysetPage<Row extends { cursor: string[] }>(
  keyset: Keyset,
  at: Position,
  read: (slice: Slice) => Promise<Row[]>,
): Promise<KeysetPage<Row>> {
  const { limit } = at
  const isBackward = 'before' in at || 'last' in at
  const rows = await read(sliceOf(keyset, at, isBackward))
  // fewer rows than a page before the cursor: show the first page
  if ('before' in at && rows.length < limit) return keysetPage(keyset, { limit, offset: 0 }, read)
  // the rows after the cursor were removed: show the last page
  if ('after' in at && rows.length === 0) return keysetPage(keyset, { limit, last: true }, read)
  const goesOn = rows.length > limit
  const shown = rows.slice(0, limit)
  if (isBackward) shown.reverse()
  const hasNext = isBackward ? 'before' in at : goesOn
  const hasPrevious = isBackward ? goesOn : 'after' in at || ('offset' in at && at.offset > 0)
  return {
    rows: shown,
    next: hasNext ? cursorOf(shown.at(-1)) : null,
    previous: hasPrevious ? cursorOf(shown[0]) : null,
  }
}

/**
 * Reads one page of a search and counts its results up to `MOST_FOUND`, by one statement.
 * @param at a window of the first `MOST_FOUND` rows
 * @param read one statement for the beginning of the list
 */
export async function searchPage<Row extends { cursor: string[] }>(
  keyset: Keyset,
  { limit, offset }: PageWindow,
  read: (slice: Slice) => Promise<Row[]>,
): Promise<KeysetPage<Row> & Counted> {
  const found = await read(sliceOf(keyset, { limit: MOST_FOUND, offset: 0 }, false))
  const rows = found.slice(offset, offset + limit)
  return {
    rows,
    next: found.length > offset + limit ? cursorOf(rows.at(-1)) : null,
    previous: offset > 0 ? cursorOf(rows[0]) : null,
    count: Math.min(found.length, MOST_FOUND),
    more: found.length > MOST_FOUND,
  }
}

const cursorOf = (row: { cursor: string[] } | undefined) => (row ? written(row.cursor) : null)

function sliceOf(keyset: Keyset, at: Position, isBackward: boolean): Slice {
  const { keys, direction } = keyset
  const descending = (direction === 'desc') !== isBackward
  const sign = sql.raw(descending ? '<' : '>')
  const cursor = 'after' in at ? at.after : 'before' in at ? at.before : undefined
  const values = cursor === undefined ? [] : valuesOf(keyset, cursor)
  const order = keys.map((key) => sql`${key.sql} ${sql.raw(descending ? 'desc' : 'asc')}`)
  return {
    where:
      values.length === 0
        ? sql`true`
        : sql`(${sql.join(
            keys.map((key) => key.sql),
            sql`, `,
          )}) ${sign} (${sql.join(values, sql`, `)})`,
    orderBy: sql.join(order, sql`, `),
    limit: at.limit + 1,
    offset: 'offset' in at ? at.offset : 0,
    cursor: sql<string[]>`array[${sql.join(
      keys.map((key) => KINDS[key.kind].written(key.sql)),
      sql`, `,
    )}]`,
  }
}

const written = (values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url')

/** @throws AppError invalid */
function valuesOf({ keys }: Keyset, cursor: string): SQL[] {
  const values = parsed(cursor)
  const isRight =
    values.length === keys.length && keys.every(({ kind }, i) => KINDS[kind].pattern.test(values[i] ?? ''))
  if (!isRight)
    throw new AppError('invalid', {
      message: '翻页位置不属于这个列表，请回到首页',
      errors: { after: ['应为本列表的 next 或 previous'] },
    })
  return keys.map(({ kind }, i) => KINDS[kind].read(values[i] ?? ''))
}

function parsed(cursor: string): string[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
