import type { SQL } from 'drizzle-orm'
import type { Right } from '@schemas/rights'
import type { RecordOption } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { Sight } from '../../platform'

/** How the names of rows of a kind are read, many at a time. */
export interface NamedRows {
  /** `select id, name` of some of a company's rows, both texts. */
  select(company_id: string, ids: string[]): SQL
  /** The part of the name that may be shown; default: all of it. */
  shown?(name: string): string
}

/** How a form searches a kind. */
export interface ChoiceQuery {
  company_id: string
  sight: Sight
  /** Part of the name; `undefined` or empty: all. */
  keyword?: string | undefined
  /** Exactly these, in this order; the keyword is ignored then. */
  ids?: string[] | undefined
  /** Most rows of a search. */
  limit: number
}

/**
 * A kind that forms choose from without being a record: the export `choices` of
 * `server/<context>/<module>/<name>.choices.ts`, found by its name.
 */
export interface Choices {
  /** Kind, as schemas name it. */
  kind: string
  /** To list it; absent: every operator may. */
  right?: Right
  /** The same for every company; not stored in a table. */
  fixed?: readonly RecordOption[]
  /** Absent: forms do not search its rows. */
  search?(db: Database, query: ChoiceQuery): Promise<RecordOption[]>
  named?: NamedRows
}

const byKind = new Map<string, Choices>()

/** Called once, at start: the contexts above provide choices. */
export function provideChoices(choices: readonly Choices[]): void {
  for (const one of choices) byKind.set(one.kind, one)
}

export const choicesOf = (kind: string): Choices | undefined => byKind.get(kind)

/** The rows in the order of `ids`, if ids were requested. */
export function inOrder(rows: readonly RecordOption[], ids: string[] | undefined): RecordOption[] {
  if (!ids) return [...rows]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
