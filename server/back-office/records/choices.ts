import type { RecordOption } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { NamedRows } from './named-rows'

/** How a form searches a kind. */
export interface ChoiceQuery {
  company_id: string
  /** Part of the name; `undefined` or empty: all. */
  keyword?: string | undefined
  /** Exactly these, in this order; then the keyword does not count. */
  ids?: string[] | undefined
  /** Most rows of a search. */
  limit: number
}

/**
 * Something that forms choose and that is no record of its own: the export `choices` of
 * `server/<context>/<module>/<name>.choices.ts`, found by its name.
 */
export interface Choices {
  /** Kind, as schemas name it. */
  kind: string
  /** The same for every company and in no table. */
  fixed?: readonly RecordOption[]
  /** Absent: its rows are not searched by forms. */
  search?(db: Database, query: ChoiceQuery): Promise<RecordOption[]>
  named?: NamedRows
}

const byKind = new Map<string, Choices>()

/** Called once, at start: the contexts above provide choices. */
export function provideChoices(choices: readonly Choices[]): void {
  for (const one of choices) byKind.set(one.kind, one)
}

export const choicesOf = (kind: string): Choices | undefined => byKind.get(kind)
