import type { TableColumnsType } from 'antd'
import type { LiveEntity } from '../picked-context'
import type { TargetEntity } from './target-states'

/** The query of a page of rows, which the server searches and sorts. */
export interface RowsQuery {
  page: number
  pageSize: number
  keyword?: string
  sort?: string
  order?: 'asc' | 'desc'
}

interface Rows<Row> {
  list: Row[]
  total_count: number
}

/** What narrows a list: a choice, a row of another kind, a category, or a price from `key` to `to` (cents). */
export type PickerFilter = { key: string; label: string } & (
  | { options: readonly { value: string; label: string }[] }
  | { record: string }
  | { tree: true }
  | { to: string }
)

/** A kind of entity that pages refer to, and how a picker loads and shows it. */
export interface EntityKind<Row> {
  /** What it is called: `商品`. */
  name: string
  /** Counted in: `件`, `张`. */
  unit: string
  /** Whose live data a row is, where the canvas draws it. */
  entity: LiveEntity | null
  /** What the server knows the state of it by. */
  target: TargetEntity
  /** Said in its row while shoppers can reach it; without it there is no such column. */
  fine?: string
  idOf(row: Row): string
  nameOf(row: Row): string
  /** A column with `sorter: true` is sorted by the server, by its `key`. */
  columns: TableColumnsType<Row>
  /** Beside the search; values are sent as they are. */
  filters?: readonly PickerFilter[]
  /** @throws what the call throws */
  load(query: RowsQuery, filter: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Rows<Row>>
}

/** A chosen entity; `row` only if the picker has loaded it. */
export interface Picked<Row> {
  id: string
  name: string
  row?: Row
}

/** `sort` where the endpoint knows it. */
export function sortAmong<const S extends string>(
  known: readonly S[],
  sort: string | undefined,
): { sort?: S } {
  const found = known.find((one) => one === sort)
  return found === undefined ? {} : { sort: found }
}
